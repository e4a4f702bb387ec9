import { parseSync } from '@swc/core'
import { describe, expect, it } from 'vitest'
import { leastCpu } from '../builders/least-cpu.ts'
import { longRuns, runOf } from '../builders/long-runs.ts'
import { sourceFiles } from './source-files.ts'

const mostMilliseconds = 50

type Expression = { type: 'RegExpLiteral'; pattern: string; flags: string }

/** Every regular expression in a piece of a syntax tree. */
const expressionsIn = (node: unknown): Expression[] => {
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && node.type === 'RegExpLiteral') return [node as Expression]
  return Object.values(node).flatMap(expressionsIn)
}

const all = sourceFiles('shared', 'lambdas')
  .filter(([path]) => path.endsWith('.ts'))
  .flatMap(([path, text]) =>
    expressionsIn(parseSync(text, { syntax: 'typescript', target: 'es2022' })).map(
      ({ pattern, flags }) => [path, pattern, flags] as const,
    ),
  )

/** Runs of what an expression itself names, `"language"` and the blanks that may stand behind it. */
const ownRuns = (pattern: string): string[] => {
  const words = pattern.match(/[\w"'<>@.+ -]{2,}/g) ?? []
  return words.flatMap(word => [word, `${word} `, `/${word}`]).map(runOf)
}

/** What takes more than linear time over 64 KB, as a search and as a replacement of all. */
const slowOver = (expression: RegExp, texts: readonly string[]): boolean =>
  texts.some(text => leastCpu(() => text.replace(expression, ''), mostMilliseconds) > mostMilliseconds)

describe('a regular expression of what runs on the server', () => {
  it('is found wherever one stands', () => {
    expect(all.length).toBeGreaterThan(40)
  })

  it.each(all)('%s: /%s/%s takes linear time over 64 KB', (_, pattern, flags) => {
    const texts = [...longRuns.map(([, text]) => text), ...ownRuns(pattern)]
    expect(slowOver(new RegExp(pattern, flags), texts)).toBe(false)
  })

  it.each(['<[^>]*>', '-*\\.[.-]*', '\\s+$', '%.*$', '\\+[^@]*@'])('/%s/ would be found out', pattern => {
    // A quarter of the length, a sixteenth of the time: still five times the limit.
    const texts = longRuns.map(([, text]) => text.slice(-16_000))
    expect(slowOver(new RegExp(pattern, 'g'), texts)).toBe(true)
  })
})
