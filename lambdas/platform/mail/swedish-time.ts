import { type Language, locales } from '#shared/contract/language.ts'

/** An instant as a Swedish clock shows it, in a language. */
export const swedishTimeIn = (language: Language, instant: string): string =>
  new Date(instant).toLocaleString(locales[language], {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'long',
    timeStyle: 'short',
  })
