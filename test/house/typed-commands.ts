import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/{*,runbooks/*}.md', { cwd: root }),
].sort()

/** A line that somebody may type, with the document that asks for it. */
export type TypedCommand = { from: string; words: string[] }

/** A line with values in the place of its names in angle brackets, so that it can be read as it would be typed. */
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

/** The words of a shell's command, without its quotes. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'])+/g)].map(([word]) =>
    word.replace(/^(["'])(.*)\1$/s, '$2').replaceAll(inner, ' '),
  )

/** Words and signs between two commands: several on a line, a loop, a value that comes of a command. */
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
