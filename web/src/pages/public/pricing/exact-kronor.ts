import type { Language } from '#shared/contract/language.ts'
import { money } from '#web/src/ui/money.ts'

const decimalMark = { sv: ',', en: '.' } as const satisfies Record<Language, string>

/** Formats an amount in öre, with decimals only if it has any: “9 900 kr”, “1 068,75 kr”, “SEK 1,068.75”. */
export const exactKronor = (ore: number, language: Language): string => {
  const whole = money(Math.floor(ore / 100), 'SEK', language)
  const rest = Math.round(ore % 100)
  if (rest === 0) return whole
  const decimals = `${decimalMark[language]}${String(rest).padStart(2, '0')}`
  return language === 'sv' ? whole.replace('\u00a0kr', `${decimals}\u00a0kr`) : whole + decimals
}
