import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Entity } from '#shared/contract/entity.ts'
import { entities } from '#shared/entities.ts'
import type { Kept } from '#shared/privacy/retention.ts'

const chart = readFileSync(join(import.meta.dirname, '../../docs/data-model.md'), 'utf8')
const declared = Object.entries<Entity>(entities)

const wordsFor = (kept: Kept): string => {
  if ('hours' in kept) return `${kept.hours} hours`
  if (!('until' in kept)) return `${kept.days} ${kept.days === 1 ? 'day' : 'days'}`
  switch (kept.until) {
    case 'books close':
      return 'until the books close'
    case 'account ends':
      return 'account'
    case 'account ends, then books close':
      return 'account, then books'
    case 'its target ends':
      return 'as long as what it points to'
    case 'its own end':
      return `until it ends, ${kept.withinHours} h at most`
    case 'consent ends':
      return `yes; ${kept.days} days without`
    case 'replaced':
      return 'always'
  }
}

/** Returns a key template as the chart writes it. */
const drawn = (template: string) =>
  `\`${template
    .replace(/<\w+[.]month>/g, '<month>')
    .replace(/<(\w+)[.]upper>/g, (_, part: string) => `<${part.toUpperCase()}>`)
    .replace(/<(\w+)[.]\w+>/g, '<$1>')}\``

/** Returns the rows of the table below a heading, cell by cell. */
const rowsBelow = (heading: string) =>
  (chart.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )

describe('the chart of the data model', () => {
  it('has a row for each kind of item, matching its declaration', () => {
    const rows = declared.map(([kind, { what, pk, sk, kept }]) => [
      `\`${kind}\``,
      what,
      drawn(pk),
      drawn(sk),
      wordsFor(kept),
    ])
    expect(rowsBelow('Items')).toEqual(rows)
  })

  it('has a row for each index entry, naming the kinds that have it', () => {
    const rows = new Map<string, string[]>()
    for (const [kind, { index }] of declared) {
      if (!index) continue
      const at = `${drawn(index.pk)} ${drawn(index.sk)}`
      rows.set(at, [...(rows.get(at) ?? []), `\`${kind}\``])
    }
    const shown = rowsBelow('Index entries').map(([kinds, pk, sk]) => [`${pk} ${sk}`, kinds])
    expect(shown).toEqual([...rows].map(([at, kinds]) => [at, kinds.join(', ')]))
  })
})
