import type { Language } from './contract/language.ts'
import { grouped } from './figures.ts'

/** A whole amount of kronor: “9 900 kr”, “SEK 9,900”. */
export const kronorIn = (kronor: number, language: Language): string =>
  language === 'sv' ? `${grouped(kronor, language)}\u00a0kr` : `SEK\u00a0${grouped(kronor, language)}`
