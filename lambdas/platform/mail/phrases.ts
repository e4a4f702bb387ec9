import type { Language } from '#shared/contract/language.ts'
import en from '#shared/phrases/en/mails.ts'
import sv from '#shared/phrases/sv/mails.ts'

/** The words of mails in a language. */
export const mailPhrases = (language: Language): typeof sv => (language === 'en' ? en : sv)
