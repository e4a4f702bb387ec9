import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Names, named } from './names.ts'
import type { Kind } from './stubs.ts'

/** A change of a file that is there already; `piece` reads the text that is entered for this kind. */
type Registration = {
  file: string
  kinds: readonly Kind[]
  into: (text: string, names: Names, piece: (name: string) => string) => string
}

const before = (text: string, anchor: string, added: string): string => {
  const place = text.lastIndexOf(anchor)
  if (place < 0) throw new Error(`Found no place to write to: "${anchor.trim()}" is missing`)
  return text.slice(0, place) + added + text.slice(place)
}

const withoutQuotes = (line: string): string => line.replaceAll("'", '')
const byName = (one: string, other: string): number => (withoutQuotes(one) < withoutQuotes(other) ? -1 : 1)

const phraseTypes = (text: string, { name, camel }: Names): string => {
  const typed = before(text, '\n/** All text', `import type ${camel} from './sv/${name}.ts'\n`)
  const shape = /(?<=export type Phrases = \{\n)[^}]*/.exec(typed)?.[0]
  if (!shape) throw new Error('Found no place to write to: "type Phrases" is missing')
  const lines = [...shape.trimEnd().split('\n'), `  '${name}': typeof ${camel}`]
  return typed.replace(shape, `${lines.sort(byName).join('\n')}\n`)
}

const functionEntry: Registration['into'] = (text, _, piece) =>
  piece('import') + before(text, '} as const satisfies Record<', piece('function'))

const registrations: readonly Registration[] = [
  { file: 'shared/phrases/phrases.ts', kinds: ['form', 'account'], into: phraseTypes },
  {
    file: 'shared/proof/get-challenge.ts',
    kinds: ['form'],
    into: (text, { snake }) => before(text, '\n] as const', `\n  '${snake}',`),
  },
  {
    file: 'shared/analytics/names.ts',
    kinds: ['form'],
    into: (text, { snake }) => before(text, '\n] as const\n\nexport type FormName', `\n  '${snake}',`),
  },
  {
    file: 'shared/entities.ts',
    kinds: ['form', 'account'],
    into: (text, _, piece) =>
      piece('declaration') + before(text, '} as const satisfies Readonly<Record<', piece('registry')),
  },
  {
    file: 'docs/data-model.md',
    kinds: ['form', 'account'],
    into: (text, _, piece) => before(text, '\n"Account" is', piece('chart')),
  },
  { file: 'infra/system/public-functions.ts', kinds: ['form'], into: functionEntry },
  { file: 'infra/system/business-functions.ts', kinds: ['account'], into: functionEntry },
]

/** The files that a feature is entered in, as they will read. Throws where a file has lost its place for it. */
export const registered = (
  kind: Kind,
  names: Names,
  read: (file: string) => string,
): Record<string, string> => {
  const folder = join(import.meta.dirname, 'entered', kind)
  const piece = (name: string) => named(readFileSync(join(folder, `${name}.txt`), 'utf8'), names)
  const entered = registrations
    .filter(({ kinds }) => kinds.includes(kind))
    .map(({ file, into }) => [file, into(read(file), names, piece)])
  return Object.fromEntries(entered)
}
