import type { Language } from '#shared/contract/language.ts'
import { grouped } from '#shared/figures.ts'

const decimalMark = { sv: ',', en: '.' } as const satisfies Record<Language, string>

/** Formats hours with as many decimals as needed: “1 204,5”. */
export const hourFigure = (hours: number, language: Language): string => {
  const [whole = '0', part] = String(Math.round(hours * 100) / 100).split('.')
  const figure = grouped(Number(whole), language)
  return part ? figure + decimalMark[language] + part : figure
}

/** Formats an amount in öre as whole kronor. */
export const kronor = (ore: number): number => Math.round(ore / 100)
