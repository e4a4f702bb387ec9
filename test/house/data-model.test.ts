import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keys } from '#lambdas/platform/table/keys.ts'
import { type Kept, retention } from '#shared/privacy/retention.ts'

type Made = Record<string, string>
type Key = [name: string, make: (...parts: string[]) => Made]

const chart = readFileSync(join(import.meta.dirname, '../../docs/data-model.md'), 'utf8')
const made = Object.entries(keys as unknown as Record<string, Key[1]>)

/** The chart's own way of naming a part: by the name of the parameter; seven characters of an instant are its month. */
const placeholderOf = (parameter: string) =>
  parameter === 'createdAt' ? '<month>:createdAt' : `<${parameter}>`

const drawn = (text: string) => `\`${text.replaceAll('<month>:createdAt', '<createdAt>')}\``

const cellsOf = ([, make]: Key): string[] => {
  const parameters = /^\(([^)]*)\)/.exec(make.toString())?.[1]?.split(',') ?? []
  const parts = parameters.map(parameter => placeholderOf(parameter.trim())).filter(part => part !== '<>')
  return Object.values(make(...parts)).map(drawn)
}

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

/** The rows of the tables whose first cell is the name in backquotes, cell by cell. */
const rowsOf = (name: string) =>
  chart
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
    .filter(cells => cells[1] === `\`${name}\``)

describe('the chart of the data model', () => {
  it.each(made)('has %s, with the key as keys.ts makes it', (...key) => {
    const shown = rowsOf(key[0]).flat()
    expect(shown).toEqual(expect.arrayContaining(cellsOf(key)))
  })

  it.each(Object.entries(retention))(
    'says of %s how long it is kept, as the retention table does',
    (name, { kept }) => {
      expect(rowsOf(name)[0]?.[5]).toBe(wordsFor(kept))
    },
  )

  it('has no key that nobody makes', () => {
    const named = [...chart.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set(made.map(([name]) => name)))
  })
})
