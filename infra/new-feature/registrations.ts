import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addIndexEntry, addItem } from './chart.ts'
import { before, withImports } from './enter-text.ts'
import { type Names, named, type Part } from './names.ts'

/** A change of an existing file; `piece` reads a text that is entered for this part of a feature. */
type Registration = {
  file: string
  parts: readonly Part[]
  enter: (text: string, names: Names, piece: (name: string) => string) => string
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

/** Enters a piece at the end of an object or list, and the import that it needs. */
const atEnd =
  (end: string, piece: string, imported: string): Registration['enter'] =>
  (text, _, read) =>
    withImports(before(text, end, read(piece)), read(imported))

const functionEntry = atEnd('} as const satisfies Record<', 'function', 'import')

const inEveryFeature: readonly Registration[] = [
  { file: 'shared/phrases/phrases.ts', parts: ['form', 'account'], enter: phraseTypes },
  {
    file: 'shared/entities.ts',
    parts: ['form', 'account'],
    enter: atEnd('} as const satisfies Readonly<Record<', 'registry', 'declaration'),
  },
  {
    file: 'docs/data-model.md',
    parts: ['form', 'account'],
    enter: (text, _, piece) => addItem(text, piece('chart')),
  },
  { file: 'infra/system/business-functions.ts', parts: ['account'], enter: functionEntry },
]

const inForms: readonly Registration[] = [
  { file: 'infra/system/public-functions.ts', parts: ['form'], enter: functionEntry },
  {
    file: 'shared/submissions/public-forms.ts',
    parts: ['form'],
    enter: (text, { snake }) => before(text, '] as const\n\n/** The forms that anybody', `, '${snake}'`),
  },
  {
    file: 'web/src/pages/public/layout/dialog-modules.ts',
    parts: ['form'],
    enter: (text, _, piece) => before(text, '}\n', piece('dialog-module')),
  },
]

const inMails: readonly Registration[] = [
  {
    file: 'shared/phrases/sv/mails.ts',
    parts: ['mail'],
    enter: (text, _, piece) => before(text, '}\n', piece('sv')),
  },
  {
    file: 'shared/phrases/en/mails.ts',
    parts: ['mail'],
    enter: (text, _, piece) => before(text, '} satisfies', piece('en')),
  },
  {
    file: 'lambdas/notifications/mails-for-change.ts',
    parts: ['mail'],
    enter: atEnd('}\n\nconst patterns', 'mails-of-kind', 'import'),
  },
  {
    file: 'web/src/desk/history/mails.ts',
    parts: ['mail'],
    enter: (text, _, piece) => before(text, '}\n', piece('names')),
  },
]

const inLists: readonly Registration[] = [
  {
    file: 'docs/data-model.md',
    parts: ['list'],
    enter: (text, { camel }) => addIndexEntry(text, '`lead`', camel),
  },
  {
    file: 'web/src/desk/commands/action-names.ts',
    parts: ['list'],
    enter: (text, _, piece) => before(text, '}\n\n/** What the desk calls', piece('action-names')),
  },
  {
    file: 'web/src/desk/swedish/help.ts',
    parts: ['list'],
    enter: (text, _, piece) => before(text, '}\n', piece('help')),
  },
]

const registrations = [...inEveryFeature, ...inForms, ...inMails, ...inLists]

/** The files that a feature is entered in, as they will read. Throws if a file has lost its place for it. */
export const registered = (
  parts: readonly Part[],
  names: Names,
  read: (file: string) => string,
): Record<string, string> => {
  const entered: Record<string, string> = {}
  for (const part of parts) {
    const folder = join(import.meta.dirname, 'entered', part)
    const piece = (name: string) => named(readFileSync(join(folder, `${name}.txt`), 'utf8'), names)
    for (const { file, enter } of registrations.filter(one => one.parts.includes(part)))
      entered[file] = enter(entered[file] ?? read(file), names, piece)
  }
  return entered
}
