import { format } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { insideFunction } from '../infra/local/gateway/served-api.ts'

/** What the functions print, down to their debug lines, for the tests of one file. */
export const captureFunctionLogs = (): string[] => {
  const printed: string[] = []
  const streams = [process.stdout, process.stderr] as const
  const originals = streams.map(stream => stream.write.bind(stream))
  // The test runner has a console of its own, which writes to neither.
  const consoles = (['debug', 'log', 'info', 'warn', 'error'] as const).map(
    name => [name, console[name]] as const,
  )
  beforeAll(() => {
    // Read where the logger is loaded, which the first call of a function does.
    process.env.POWERTOOLS_LOG_LEVEL = 'DEBUG'
    for (const [place, stream] of streams.entries()) {
      const write = originals[place] as (...given: unknown[]) => boolean
      stream.write = ((...given: [string]) => {
        if (!insideFunction.getStore()) return write(...given)
        return printed.push(String(given[0])) > 0
      }) as typeof stream.write
    }
    for (const [name, print] of consoles) {
      console[name] = (...given: unknown[]) => {
        if (insideFunction.getStore()) printed.push(`${format(...given)}\n`)
        else print(...given)
      }
    }
  })
  afterAll(() => {
    for (const [name, print] of consoles) console[name] = print
    for (const [place, stream] of streams.entries()) {
      stream.write = originals[place] as typeof stream.write
    }
  })
  return printed
}

const base64 = (secret: string): string => Buffer.from(secret).toString('base64').replace(/=+$/, '')

const found = (text: string, secret: string): boolean =>
  /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(text)
    : text.includes(secret) || text.includes(base64(secret))

/** The secrets that stand in a text, as they are or in base64. */
export const findLeaks = (text: string, secrets: Iterable<string>): string[] =>
  [...secrets].filter(secret => found(text, secret))
