import { contentOf } from '../content/read-content.ts'
import type { Language } from '../contract/language.ts'
import { statedWith } from '../phrases/stated.ts'

/**
 * The standard of the days that service texts state, by the name that a text refers to: `{cyberReporting}` is the day,
 * `{batteryPassportYear}` its year alone. Operators correct or hide one with `content set dates.<name>`.
 */
export const standardDates = {
  /** Regulation (EU) 2023/1230 applies, article 54. */
  machineRules: '2027-01-20',
  /** Reporting under regulation (EU) 2024/2847 is required, article 71. */
  cyberReporting: '2026-09-11',
  /** Regulation (EU) 2023/1542 requires a passport of batteries, article 77. */
  batteryPassport: '2027-02-18',
}

type DateName = keyof typeof standardDates

const isDate = (name: string): name is DateName => name in standardDates

const locale = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Language, string>

const dayIn = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

const statedDate =
  (language: Language) =>
  (name: string): string | null | undefined => {
    const plain = name.replace(/Year$/, '')
    if (!isDate(plain)) return undefined
    const { date, shown } = contentOf(`dates.${plain}`, { date: standardDates[plain], shown: true })
    if (!shown) return null
    return plain === name ? dayIn(date, language) : date.slice(0, 4)
  }

/** Fills in the dates that texts about services name; a `[part]` that names a hidden one is left out. */
export const withDates = <Texts extends object>(texts: Texts, language: Language): Texts =>
  statedWith(texts, statedDate(language))
