import { createContext, Script } from 'node:vm'
import { parseSync } from '@swc/core'
import { describe, expect, it } from 'vitest'
import { measureLeastCpu } from '../builders/least-cpu.ts'
import { longRuns, runOf } from '../builders/long-runs.ts'
import { sourceFiles } from './source-files.ts'

const maxMilliseconds = 50

/**
 * What does not end within this time has failed, and is stopped here: a test's own time limit cannot stop an
 * expression.
 */
const timeout = 5_000

const replaceAll = new Script('text.replace(expression, "")')
// One for all: a context of its own for each text takes longer than the search.
const context = createContext({})

/** Searches and replaces all; returns false if that does not end in time. */
const ends = (expression: RegExp, text: string): boolean => {
  try {
    replaceAll.runInContext(Object.assign(context, { text, expression }), { timeout })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}

type Expression = { type: 'RegExpLiteral'; pattern: string; flags: string }

/** Returns every regular expression in a part of a syntax tree. */
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

/** Runs of what an expression itself names, such as `"language"` followed by many blanks. */
const ownRuns = (pattern: string): string[] => {
  const words = pattern.match(/[\w"'<>@.+ -]{2,}/g) ?? []
  return words.flatMap(word => [word, `${word} `, `/${word}`]).map(runOf)
}

/** Returns whether an expression takes more than linear time for one of these texts. */
const slowOver = (expression: RegExp, texts: readonly string[]): boolean =>
  texts.some(text => {
    let hasEnded = true
    const least = measureLeastCpu(() => {
      hasEnded &&= ends(expression, text)
    }, maxMilliseconds)
    return !hasEnded || least > maxMilliseconds
  })

describe('a regular expression of server code', () => {
  it('is found wherever it is written', () => {
    expect(all.length).toBeGreaterThan(40)
  })

  it.each(all)('%s: /%s/%s takes linear time over 64 KB', (_, pattern, flags) => {
    const texts = [...longRuns.map(([, text]) => text), ...ownRuns(pattern)]
    expect(slowOver(new RegExp(pattern, flags), texts)).toBe(false)
  })

  it.each(['<[^>]*>', '-*\\.[.-]*', '\\s+$', '%.*$', '\\+[^@]*@'])('/%s/ would be detected', pattern => {
    // A quarter of the length, a sixteenth of the time: still five times the limit.
    const texts = longRuns.map(([, text]) => text.slice(-16_000))
    expect(slowOver(new RegExp(pattern, 'g'), texts)).toBe(true)
  })

  it('is stopped if it does not end', () => {
    expect(slowOver(/(a+)+$/, [`${'a'.repeat(64)}!`])).toBe(true)
  })
})
