import { readdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

const usage =
  'npm run lexicon -- <concept> --in sv|en|both "<label>"   (or: --in both "=LABEL", in capitals only)'
const fields = ['both', 'sv', 'en']

const { values, positionals } = parseArgs({ options: { in: { type: 'string' } }, allowPositionals: true })
const [concept, label] = positionals.map(text => text.trim())

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const field = fields.indexOf(values.in ?? '')
if (!concept || !label || field === -1 || /[;:<`$\\\n,]/.test(label)) fail(usage)

const folder = new URL('../shared/matching/lexicon/', import.meta.url)
const files = (await readdir(folder)).filter(name => name !== 'concepts.ts')
const texts = await Promise.all(
  files.map(async name => ({
    file: new URL(name, folder),
    text: await readFile(new URL(name, folder), 'utf8'),
  })),
)

const labelsOf = (line: string): string[] =>
  line
    .slice(line.indexOf(' : ') + 3)
    .split(/[,;]/)
    .map(one => one.trim().toLowerCase())
const idOf = (line: string): string => line.split(/ [<:] /)[0] ?? ''

for (const { text } of texts) {
  const taken = text
    .split('\n')
    .find(line => line.includes(' : ') && labelsOf(line).includes(`${label}`.toLowerCase()))
  if (taken) fail(`"${label}" already means ${idOf(taken)}.`)
}
const target = texts.find(({ text }) =>
  text.split('\n').some(line => line.includes(' : ') && idOf(line) === concept),
)
if (!target) fail(`There is no concept ${concept}.`)

/** Adds the label behind those of its language. */
const withLabel = (line: string): string => {
  if (idOf(line) !== concept || !line.includes(' : ')) return line
  const at = line.indexOf(' : ') + 3
  const lists = line.slice(at).split(';')
  const list = (lists[field] ?? '').trim()
  lists[field] = ` ${list ? `${list}, ` : ''}${label} `
  return `${line.slice(0, at)}${lists.join(';').trim()}`
}

if (target) await writeFile(target.file, target.text.split('\n').map(withLabel).join('\n'))
console.log(`"${label}" means ${concept} now. Run the tests of matching: a new label may also weaken.`)
