import { type Language, languages } from '#shared/contract/language.ts'
import type { IssueBlock, IssueText } from '#shared/newsletter/issue.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { parseSpans } from './parse-spans.ts'

const languageNames = { sv: 'Swedish', en: 'English' } as const satisfies Record<Language, string>

/** Longer subjects are cut by mail programs. */
const maxSubject = 90

/** What people know from Markdown and a mail does not have, and what to do instead. */
const foreign: readonly (readonly [RegExp, string])[] = [
  [/!\[/, 'A mail has no pictures: loading one would show who has opened it.'],
  [/^#(?!#\s)/, 'A heading within the text begins with "## ".'],
  [/^(?:\d+\.|[*+])\s/, 'A list has a line "- …" for each item.'],
  [/^\s*(?:```|>|\|)/, 'Code, quotations and tables are not supported.'],
]

const requireKnown = (line: string): void => {
  const found = foreign.find(([pattern]) => pattern.test(line))
  if (found) throw new Refusal(`"${line.slice(0, 60)}": ${found[1]}`)
}

/** One block: lines without an empty one between them. */
const parseBlock = (block: string): IssueBlock => {
  const lines = block.split('\n')
  lines.forEach(requireKnown)
  const [first = ''] = lines
  if (first.startsWith('## ') && lines.length === 1) return { kind: 'heading', text: first.slice(3).trim() }
  const wrong = lines.find(line => line.startsWith('## ') || line.startsWith('- ') !== first.startsWith('- '))
  if (wrong !== undefined) throw new Refusal(`"${wrong.slice(0, 60)}": leave an empty line before it.`)
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map(line => parseSpans(line.slice(2))) }
  return { kind: 'text', spans: parseSpans(lines.map(line => line.trim()).join(' ')) }
}

const headOf = (language: Language): RegExp => new RegExp(`^# ${language}: *(\\S.*)$`, 'm')

const requirePart = (file: string, language: Language) => {
  const head = headOf(language).exec(file)
  if (head) return { language, from: head.index, behind: head.index + head[0].length, subject: head[1] ?? '' }
  throw new Refusal(
    `The issue has no ${languageNames[language]} part: it begins with the line "# ${language}: <subject>".`,
  )
}

const parsePart = (text: string, { language, subject }: ReturnType<typeof requirePart>): IssueText => {
  if (subject.trim().length > maxSubject)
    throw new Refusal(`The ${languageNames[language]} subject is longer than ${maxSubject} characters.`)
  const blocks = text
    .split(/\n\s*\n/)
    .map(block => block.trim())
    .filter(Boolean)
    .map(parseBlock)
  if (blocks.some(({ kind }) => kind === 'text')) return { subject: subject.trim(), blocks }
  throw new Refusal(`The ${languageNames[language]} part has no text.`)
}

/**
 * Reads an issue from a file: for each language a line `# sv: <subject>` or `# en: <subject>`, and the text below it.
 * Throws a refusal that says what is missing or cannot be sent.
 */
export const parseIssue = (file: string): Record<Language, IssueText> => {
  const unix = file.replace(/\r\n?/g, '\n')
  const parts = languages
    .map(language => requirePart(unix, language))
    .toSorted((one, other) => one.from - other.from)
  if (unix.slice(0, parts[0]?.from).trim())
    throw new Refusal('The file begins with something else than "# sv:".')
  const parsed = parts.map((part, index) => {
    const text = unix.slice(part.behind, parts[index + 1]?.from)
    return [part.language, parsePart(text, part)] as const
  })
  return Object.fromEntries(parsed) as Record<Language, IssueText>
}
