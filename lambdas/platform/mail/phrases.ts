import type { Language } from '#shared/contract/language.ts'
import en from '#shared/phrases/en/mails.ts'
import { stated } from '#shared/phrases/stated.ts'
import sv from '#shared/phrases/sv/mails.ts'

/** The phrases of mails in a language, with the figures of the claims they state. */
export const mailPhrases = (language: Language): typeof sv => stated(language === 'en' ? en : sv, language)
