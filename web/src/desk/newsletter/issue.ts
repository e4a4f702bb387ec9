import { type Language, languages } from '#shared/contract/language.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import type { Typed } from '../commands/fields.ts'

type Row = Readonly<Record<string, unknown>>

/** How far an issue has been sent, and what became of its copies. */
export type Mailing = { state: 'sending' | 'stopped' | 'sent'; startedAt: string } & Readonly<
  Partial<Record<Figure, number>>
>

export const figures = ['sent', 'suppressed', 'failed', 'kept', 'bounced', 'complained', 'left'] as const
export type Figure = (typeof figures)[number]

/** An issue as it is stored; version 0 if it does not exist yet. */
export type Issue = {
  month: string
  version: number
  state: 'draft' | 'published'
  by: string
  written: Written
  mailing: Mailing | null
}

/** The fields of the form. */
const issueFields = ['sv.subject', 'sv.text', 'en.subject', 'en.text'] as const
export type IssueField = (typeof issueFields)[number]
export type Written = Readonly<Record<IssueField, string>>

const nothing: Written = { 'sv.subject': '', 'sv.text': '', 'en.subject': '', 'en.text': '' }

const headOf = /^\s*# (sv|en):(.*)$/

/** The fields of a file: what the rule of the command reads as subjects, and what is below them. */
export const writtenIn = (file: string): Written => {
  const parts: Record<Language, string[]> = { sv: [], en: [] }
  const written: Record<IssueField, string> = { ...nothing }
  let language: Language | null = null
  for (const line of file.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const [, found, subject = ''] = headOf.exec(line) ?? []
    const own: Language | null = languages.find(one => one === found) ?? null
    if (own) written[`${own}.subject`] = subject.trim()
    else if (language) parts[language].push(line)
    language = own ?? language
  }
  for (const one of languages) written[`${one}.text`] = parts[one].join('\n').trim()
  return written
}

/** What stands in the form: as typed, otherwise as stored. */
export const writtenNow = ({ written }: Issue, typed: Typed): Written => ({
  ...written,
  ...Object.fromEntries(issueFields.flatMap(field => (field in typed ? [[field, typed[field]]] : []))),
})

/** The fields that say something else than what is stored. */
export const changedIn = (issue: Issue, typed: Typed): IssueField[] => {
  const now = writtenNow(issue, typed)
  return issueFields.filter(field => now[field].trim() !== issue.written[field])
}

/** The fields that are empty. */
export const missingIn = (written: Written): IssueField[] =>
  issueFields.filter(field => written[field].trim() === '')

/** The file that the commands take. */
export const fileOf = (written: Written): string =>
  languages
    .map(
      language =>
        `# ${language}: ${written[`${language}.subject`].trim()}\n\n${written[`${language}.text`]}\n`,
    )
    .join('\n')

/** Where a line of the file stands in the form; a text begins two lines below its subject. */
const placeOf = (number: number, written: Written): { field: IssueField; line: number } => {
  const english = written['sv.text'].split('\n').length + 4
  const [language, line] =
    number < english ? (['sv', number] as const) : (['en', number - english + 1] as const)
  return line === 1
    ? { field: `${language}.subject`, line }
    : { field: `${language}.text`, line: Math.max(1, line - 2) }
}

/** The refusals of a file that name a line, by field, as the desk `says` them, and what else it says. */
export const refusedLines = (
  refused: string,
  written: Written,
  says: { line: string; say: (words: string) => string },
): { fields: Partial<Record<IssueField, string>>; others: string } => {
  const fields: Partial<Record<IssueField, string>> = {}
  const others: string[] = []
  for (const one of refused.split('\n').filter(Boolean)) {
    const [, number, words = ''] = /^Line (\d+): (.*)$/.exec(one) ?? []
    if (number === undefined) {
      others.push(one)
      continue
    }
    const { field, line } = placeOf(Number(number), written)
    const told = field.endsWith('text') ? `${says.line} ${line}: ${says.say(words)}` : says.say(words)
    fields[field] = [fields[field], told].filter(Boolean).join('\n')
  }
  return { fields, others: others.join('\n') }
}

const isMailing = (value: unknown): value is Mailing => typeof value === 'object' && value !== null

/** What `newsletter show` returned. */
export const issueFrom = ({ month, version, state, savedBy, file, mailing }: Row): Issue => ({
  ...{ month: String(month), version: Number(version), by: String(savedBy ?? '') },
  state: state === 'published' ? 'published' : 'draft',
  written: writtenIn(String(file ?? '')),
  mailing: isMailing(mailing) ? mailing : null,
})

/** What an issue is before it is stored. */
export const newIssue = (month: string): Issue => ({
  ...{ month, version: 0, state: 'draft', by: '', written: nothing, mailing: null },
})

/** The month of an instant, in which an issue of it can be sent, and the one after it, yyyy-MM. */
export const monthsToWrite = (now: number): readonly [present: string, next: string] => {
  const present = wallClockAt(now, 'Europe/Stockholm').date.slice(0, 7)
  const [year = 0, month = 0] = present.split('-').map(Number)
  return [present, new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7)]
}

/** A month in words, such as "november 2026". */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
