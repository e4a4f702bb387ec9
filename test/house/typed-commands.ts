import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/{*,runbooks/*}.md', { cwd: root }),
].sort()

/** A command line, with the document that contains it. */
export type TypedCommand = { from: string; words: string[] }

/** Returns a line with values in place of the names in angle brackets, so that it can be parsed like a typed one. */
const stood = (line: string): string =>
  line
    .replace(/\$STAGE|<stage>/g, 'prod')
    .replace(/<address>/g, 'anna@example.se')
    .replace(/<stack>/g, 'web')
    .replace(/<(?:\w+I|i)d>/g, '0b5e7a1c-0000-4000-8000-000000000001')
    .replace(/<[\w ]+>|…/g, 'x')

const quoted = /"(?:[^"\\]|\\.)*"|'[^']*'/g
/** Stands for a blank within quotes, which separates nothing. */
const inner = '\u2420'

/** Returns the words of a shell command, without its quotes. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'])+/g)].map(([word]) =>
    word.replace(/^(["'])(.*)\1$/s, '$2').replaceAll(inner, ' '),
  )

/** Words and signs between two commands: several on a line, a loop, a command substitution. */
const separators = /\s(?:&&|\|\||\||;;|;|do|done|then)(?=\s|$)|;\s|\w+=\$\(|\)$|\)\s(?=aws)/
const programs = /^(?:npm|npx|aws|cdk|node)$/

const commandsIn = (text: string): string[] => {
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) =>
    block.split('\n').map(line => line.replace(/(^|\s)# .*$/, '')),
  )
  const spans = [...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span = '']) => span,
  )
  return [...blocks, ...spans]
}

/** Every command that the documents tell somebody to type. */
export const typedCommands: readonly TypedCommand[] = documents.flatMap(from =>
  commandsIn(readFileSync(join(root, from), 'utf8'))
    .flatMap(line =>
      stood(line)
        .replace(quoted, text => text.replaceAll(' ', inner))
        .split(separators),
    )
    .map(command => wordsOf(command.trim()))
    .filter(([program = '', ...rest]) => programs.test(program) && rest.length > 0)
    .map(words => ({ from, words })),
)
