import type { Language } from '../contract/language.ts'

const units = ['KB', 'MB', 'GB'] as const
const step = 1024

/** Bytes have a word in each language; larger units are written as in the specification. */
const bytesIn = {
  sv: () => 'byte',
  en: (amount: number) => (amount === 1 ? 'byte' : 'bytes'),
} satisfies Record<Language, (amount: number) => string>

/** A readable size, with at most one decimal and no line break: `512 bytes`, `1,5 MB` in Swedish. */
export const readableSize = (bytes: number, language: Language): string => {
  let amount = bytes
  let unit = -1
  // 1 023.96 KB would be rounded to 1 024 KB.
  while (Math.round(amount * 10) / 10 >= step && unit < units.length - 1) {
    amount /= step
    unit += 1
  }
  const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(amount)
  return `${shown}\u00a0${units[unit] ?? bytesIn[language](amount)}`
}
