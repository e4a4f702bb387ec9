import { type Language, locales } from '#shared/contract/language.ts'

/** An amount in öre as a mail writes it, to the öre: “2 812,50 kr”. */
export const kronorIn = (ore: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'SEK' }).format(ore / 100)
