import { format } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { insideFunction } from '../infra/local/gateway/served-api.ts'

/** Captures what the functions print, including debug lines, for the tests of one file. */
export const captureFunctionLogs = (): string[] => {
  const printed: string[] = []
  const streams = [process.stdout, process.stderr] as const
  const originals = streams.map(stream => stream.write.bind(stream))
  // The test runner has its own console, which writes to neither.
  const consoles = (['debug', 'log', 'info', 'warn', 'error'] as const).map(
    name => [name, console[name]] as const,
  )
  beforeAll(() => {
    // Read when the logger is loaded, by the first call of a function.
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

/** Returns the secrets that a text contains, in clear or in base64. */
export const findLeaks = (text: string, secrets: Iterable<string>): string[] =>
  [...secrets].filter(secret => found(text, secret))
