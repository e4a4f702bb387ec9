import { type Language, languages } from '#shared/contract/language.ts'
import type { IssueBlock, IssueText } from '#shared/newsletter/issue.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { parseSpans } from './parse-spans.ts'

const languageNames = { sv: 'Swedish', en: 'English' } as const satisfies Record<Language, string>

/** Longer subjects are cut by mail programs. */
const maxSubject = 90

/** What people know from Markdown and a mail does not have, and what to do instead. */
const foreign: readonly { pattern: RegExp; words: string }[] = [
  { pattern: /!\[/, words: 'A mail has no pictures: loading one would show who has opened it.' },
  { pattern: /^#(?!#\s)/, words: 'A heading within the text begins with "## ".' },
  { pattern: /^(?:\d+\.|[*+])\s/, words: 'A list has a line "- …" for each item.' },
  { pattern: /^\s*(?:```|>|\|)/, words: 'Code, quotations and tables are not supported.' },
]

/** A line of the file; the first one is number 1. */
type Line = { number: number; text: string }

type Block = [Line, ...Line[]]

/** What cannot be sent; without a line if it is about something that is missing. */
type Problem = { number?: number; words: string }

/** Returns what `read` returns; notes its refusal as a problem of the line. */
const attempt = <Read>({ number }: Line, problems: Problem[], read: () => Read): Read | null => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    problems.push({ number, words: error.message })
    return null
  }
}

/** What a line of a block has that no mail has, or that does not follow its first line. */
const problemOf = (line: Line, first: Line): string | undefined => {
  const known = foreign.find(({ pattern }) => pattern.test(line.text))
  if (known) return known.words
  const isHeading = [first, line].some(({ text }) => text.startsWith('## '))
  const isAnother = isHeading || line.text.startsWith('- ') !== first.text.startsWith('- ')
  return line !== first && isAnother ? 'leave an empty line before it.' : undefined
}

/** The pieces of a paragraph. What is wrong is looked for line by line: a link may also go on in the next one. */
const parseParagraph = (first: Line, lines: readonly Line[], problems: Problem[]): IssueBlock => {
  const own: Problem[] = []
  const spans = attempt(first, own, () => parseSpans(lines.map(({ text }) => text).join(' ')))
  if (spans) return { kind: 'text', spans }
  const inLines: Problem[] = []
  for (const line of lines) attempt(line, inLines, () => parseSpans(line.text))
  problems.push(...(inLines.length > 0 ? inLines : own))
  return { kind: 'text', spans: [] }
}

/** One block: lines without an empty one between them. */
const parseBlock = ([first, ...others]: Block, problems: Problem[]): IssueBlock => {
  const lines = [first, ...others]
  const own = lines.flatMap(line => {
    const words = problemOf(line, first)
    return words ? [{ number: line.number, words: `"${line.text.slice(0, 60)}": ${words}` }] : []
  })
  problems.push(...own)
  if (first.text.startsWith('## ')) return { kind: 'heading', text: first.text.slice(3).trim() }
  if (own.length > 0) return { kind: 'text', spans: [] }
  if (!first.text.startsWith('- ')) return parseParagraph(first, lines, problems)
  return {
    kind: 'list',
    items: lines.map(line => attempt(line, problems, () => parseSpans(line.text.slice(2))) ?? []),
  }
}

/** The lines between empty ones. */
const blocksOf = (lines: readonly Line[]): Block[] => {
  const blocks: Block[] = []
  for (const [at, line] of lines.entries()) {
    const follows = lines[at - 1]?.text ? blocks.at(-1) : undefined
    if (line.text && follows) follows.push(line)
    else if (line.text) blocks.push([line])
  }
  return blocks
}

type Part = { language: Language; head: Line; subject: string; lines: readonly Line[] }

/** The parts of a file: a head for each, and the lines below it. */
const partsOf = (lines: readonly Line[]): Part[] => {
  const heads = lines.flatMap((head, at) => {
    const [, found, subject = ''] = /^# (\w\w):(.*)$/.exec(head.text) ?? []
    const language = languages.find(one => one === found)
    return language ? [{ language, head, subject: subject.trim(), at }] : []
  })
  return heads.map(({ at, ...part }, place) => ({
    ...part,
    lines: lines.slice(at + 1, heads[place + 1]?.at),
  }))
}

const parsePart = ({ language, head, subject, lines }: Part, problems: Problem[]): IssueText => {
  const { number } = head
  const name = languageNames[language]
  if (subject === '') problems.push({ number, words: `The ${name} part has no subject.` })
  if (subject.length > maxSubject)
    problems.push({ number, words: `The ${name} subject is longer than ${maxSubject} characters.` })
  const blocks = blocksOf(lines).map(block => parseBlock(block, problems))
  if (!blocks.some(({ kind }) => kind === 'text'))
    problems.push({ number: number + 1, words: `The ${name} part has no text.` })
  return { subject, blocks }
}

/** What is wrong with the parts as a whole. */
const problemsOf = (parts: readonly Part[], lines: readonly Line[]): Problem[] => {
  const before = lines.slice(0, (parts[0]?.head.number ?? 1) - 1).find(({ text }) => text)
  const beginning = before && {
    number: before.number,
    words: 'The file begins with something else than "# sv:".',
  }
  const ofLanguages = languages.flatMap((language): Problem[] => {
    const [own, again] = parts.filter(part => part.language === language)
    const begins = `it begins with the line "# ${language}: <subject>"`
    if (!own) return [{ words: `The issue has no ${languageNames[language]} part: ${begins}.` }]
    const words = `The issue has a second ${languageNames[language]} part.`
    return again ? [{ number: again.head.number, words }] : []
  })
  return [...(beginning ? [beginning] : []), ...ofLanguages]
}

const inWords = ({ number, words }: Problem): string =>
  number === undefined ? words : `Line ${number}: ${words}`

/**
 * Reads an issue from a file: for each language a line `# sv: <subject>` or `# en: <subject>`, and the text below it.
 * Throws a refusal that says what is missing or cannot be sent, and in which lines.
 */
export const parseIssue = (file: string): Record<Language, IssueText> => {
  const lines = file
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((text, at): Line => ({ number: at + 1, text: text.trim() }))
  const parts = partsOf(lines)
  const problems = problemsOf(parts, lines)
  const parsed = parts.map(part => [part.language, parsePart(part, problems)] as const)
  if (problems.length > 0) throw new Refusal(problems.map(inWords).join('\n'))
  return Object.fromEntries(parsed) as Record<Language, IssueText>
}
