import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Names, named } from './names.ts'

export type Kind = 'form' | 'account'

/** The new files of a feature by path, made of the folder of its kind beside this file. */
export const stubsOf = (kind: Kind, names: Names): Record<string, string> => {
  const folder = join(import.meta.dirname, kind)
  const stubs = globSync('**/*.txt', { cwd: folder }).map(stub => [
    named(stub, names).replace(/\.txt$/, ''),
    named(readFileSync(join(folder, stub), 'utf8'), names),
  ])
  return Object.fromEntries(stubs)
}
