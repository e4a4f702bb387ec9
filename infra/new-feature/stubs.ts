import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesFor, type Names, named, type Part } from './names.ts'

/** The new files of a feature by path, from the folders of its parts next to this file. */
export const stubsOf = (parts: readonly Part[], names: Names): Record<string, string> => {
  const stubs = parts.flatMap(part => {
    const folder = join(import.meta.dirname, part)
    return globSync('**/*.txt', { cwd: folder }).map(stub => [
      named(stub, names).replace(/\.txt$/, ''),
      named(linesFor(parts, readFileSync(join(folder, stub), 'utf8')), names),
    ])
  })
  return Object.fromEntries(stubs)
}
