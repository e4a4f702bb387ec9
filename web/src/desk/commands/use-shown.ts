import { use } from 'react'
import type { Language } from '#shared/contract/language.ts'
import english from '#shared/phrases/en/services.ts'
import swedish from '#shared/phrases/sv/services.ts'
import { useColleague } from '../colleagues.tsx'
import { useHistoryNames } from '../history/history-names.ts'
import { accountWhat } from '../money/account-names.ts'
import { exact } from '../money/money.ts'
import { useSaidText } from '../swedish/Said.tsx'
import { DeskLanguage, useProcessName, useWords } from '../words.ts'
import { useNames, wordIn } from './names.ts'

export type Item = Readonly<Record<string, unknown>>

export const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a field has an amount in kronor, which stood in öre. */
export const isAmount = (field: string): boolean => field.endsWith('Kronor')

/** How a cell is set: amounts below one another, days and times in one line. */
export const setAs = (field: string, value: unknown): 'ore' | 'day' | undefined => {
  if (isAmount(field)) return 'ore'
  return /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(String(value)) ? 'day' : undefined
}

/** The fields that say one of a few words. */
const wordFields: ReadonlySet<string> = new Set(
  (
    'band changedBy declinedWith direction from kind level needs noticeBy outcome payout pool reach reason ' +
    'reasonCode role roles side status travel turn type unit unmet vatAt why workplace'
  ).split(' '),
)

const serviceTitles: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  sv: swedish.titles,
  en: english.titles,
}

const languageNames = {
  sv: new Intl.DisplayNames('sv', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
} as const satisfies Record<Language, Intl.DisplayNames>

/** How a text of a field is shown that names something, in a language: undefined if it names nothing there. */
export const shownCode = (field: string, text: string, language: Language): string | undefined => {
  if (/(^|[a-z])[lL]anguages?$/.test(field) && /^[a-z]{2}$/.test(text))
    return languageNames[language].of(text)
  if (/^service(s|Id)$/.test(field)) return serviceTitles[language][text]
  return wordFields.has(field) ? wordIn(text, language) : undefined
}

const locales = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Language, string>

const numberIn = (field: string, value: number, language: Language): string => {
  if (isAmount(field)) return exact(Math.round(value * 100), language)
  const ofBytes = { style: 'unit', unit: 'kilobyte', maximumSignificantDigits: 2 } as const
  return field === 'size'
    ? (value / 1_000).toLocaleString(locales[language], ofBytes)
    : value.toLocaleString(locales[language], { useGrouping: false })
}

/** How the value of a field is shown on one line, in the language of the desk where it has a name. */
export const useShown = (): ((field: string, value: unknown) => string) => {
  const { language } = use(DeskLanguage)
  const { action, field: nameOf, state, timed } = useNames()
  const processName = useProcessName()
  const { deed, mail, actor } = useHistoryNames()
  const t = useWords()
  const colleague = useColleague()
  const say = useSaidText()
  const named: Readonly<Record<string, (text: string) => string>> = {
    note: say,
    action: text => deed(text).text,
    template: text => mail(text).text,
    by: text => actor(text) ?? colleague(text),
    state: text => state(text).text,
    process: processName,
    // That of an approval is the command that it lets run.
    who: action,
    what: text => accountWhat(text, language) ?? say(text),
    status: text => state(text).text,
    transition: text => timed(text).text,
    field: text => nameOf(text).text,
    fields: text => nameOf(text).text,
  }
  const shown = (field: string, value: unknown): string => {
    if (isEmpty(value)) return ''
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return numberIn(field, value, language)
    if (Array.isArray(value)) return value.map(one => shown(field, one)).join(', ')
    if (isNested(value))
      return Object.entries(value)
        .filter(([, one]) => !isEmpty(one))
        .map(([name, one]) => `${nameOf(name, field).text}: ${shown(name, one)}`)
        .join('; ')
    const text = String(value)
    return named[field]?.(text) ?? shownCode(field, text, language) ?? text
  }
  return shown
}
