import { type Language, locales } from '#shared/contract/language.ts'

/** An instant in words of a language, in Swedish time, which is named: its reader may be elsewhere. */
export const namedTime = (instant: string, language: Language): string =>
  new Date(instant).toLocaleString(locales[language], {
    ...{ timeZone: 'Europe/Stockholm', timeZoneName: 'short' },
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  })
