import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isError, readable } from './readable.ts'

export type Log = {
  /** Takes a function's output, in chunks. */
  write(source: string, piece: string): void
  close(): Promise<void>
}

const maxFileSize = 20 * 1024 * 1024

/** Keeps every line as written; a file that has grown large is renamed to `log.old.ndjson`. */
const openFile = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const path = logFile(folder)
  if (existsSync(path) && statSync(path).size > maxFileSize) renameSync(path, join(folder, 'log.old.ndjson'))
  return createWriteStream(path, { flags: 'a' }).on('error', error => console.error(error.message))
}

/** What is printed: errors only, every line in readable form, or (`json`) every line unchanged. */
export type LogFormat = 'errors' | 'all' | 'json'

/** The path of a data folder's log. */
export const logFile = (folder: string): string => join(folder, 'log.ndjson')

/** Opens the functions' log: every line is stored in the folder, and printed according to the format. */
export function openLog(folder: string, format: LogFormat, print: (line: string) => void = console.log): Log {
  const file = openFile(folder)
  const unfinished = new Map<string, string>()

  const line = (source: string, text: string) => {
    if (text.trim() === '') return
    file.write(`${text}\n`)
    if (format === 'json') print(text)
    else if (format === 'all' || isError(text)) print(readable(source, text, new Date()))
  }

  return {
    write: (source, piece) => {
      const lines = ((unfinished.get(source) ?? '') + piece).split('\n')
      unfinished.set(source, lines.pop() ?? '')
      for (const text of lines) line(source, text)
    },
    close: async () => {
      for (const [source, text] of unfinished) line(source, text)
      file.end()
      await once(file, 'close')
    },
  }
}
