import type { Language } from '#shared/contract/language.ts'

/** Formats an amount in öre, with decimals only if it has any: “9 900 kr”, “1 068,75 kr”, “SEK 1,068.75”. */
export const exactKronor = (ore: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency: 'SEK' },
    minimumFractionDigits: ore % 100 && 2,
  }).format(ore / 100)
