import * as z from 'zod/mini'

export const languages = ['sv', 'en'] as const

export type Language = (typeof languages)[number]

/** The locale of dates and times in each language. */
export const locales = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Language, string>

export const language = z.enum(languages)
