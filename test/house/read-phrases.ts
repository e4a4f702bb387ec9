import { posix } from 'node:path'
import { sourceFiles } from './source-files.ts'

const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g
const imports = /^(?:import|export)\b(?!\s*type\b)(?:[^'"();=]*?\bfrom)?\s*'([^']+\.tsx?)'/gm
const reads = /\b(?:usePhrases\(|fixedPhrases\(\w+, )'([\w-]+)'/g

/** The modules of the browser's code without their comments, by path. */
export const modules: ReadonlyMap<string, string> = new Map(
  sourceFiles('web/src').map(([path, text]) => [path, text.replace(comments, '')]),
)

/** Returns the path of an imported module, if it is in the browser's code. */
export const importedBy = (importer: string, specifier: string): string | undefined => {
  const path = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(importer), specifier)
  return modules.has(path) ? path : undefined
}

/** Returns a module and everything loaded with it: its imports and theirs, without what is fetched later. */
export const withImports = (module: string, found = new Set<string>()): Set<string> => {
  if (found.has(module)) return found
  found.add(module)
  for (const [, specifier = ''] of (modules.get(module) ?? '').matchAll(imports)) {
    const imported = importedBy(module, specifier)
    if (imported) withImports(imported, found)
  }
  return found
}

const own = /addPhraseFiles\([^']*'[^']*\/\{sv,en\}\/([\w-]+)[.]ts'/g

/** Returns the phrases that these modules bring along, one file each. */
export const phrasesBroughtBy = (read: Iterable<string>): Set<string> =>
  new Set(
    [...read].flatMap(path => [...(modules.get(path) ?? '').matchAll(own)].map(([, name = '']) => name)),
  )

/** Returns the phrases that these modules read. */
export const phrasesReadBy = (read: Iterable<string>): Set<string> =>
  new Set(
    [...read].flatMap(path => [...(modules.get(path) ?? '').matchAll(reads)].map(([, name = '']) => name)),
  )
