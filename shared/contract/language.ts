import * as z from 'zod/mini'

export const languages = ['sv', 'en'] as const

export type Language = (typeof languages)[number]

export const language = z.enum(languages)

/** The locale that formats dates and numbers in each language. */
export const locales = { sv: 'sv-SE', en: 'en-GB' } as const
