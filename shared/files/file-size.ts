import type { Language } from '../contract/language.ts'

const units = ['Bytes', 'KB', 'MB', 'GB'] as const
const step = 1024

/** A size in bytes as people read it, with at most one decimal: `512 Bytes`, `1,5 MB` in Swedish. */
export const readableSize = (bytes: number, language: Language): string => {
  let amount = bytes
  let unit = 0
  // 1 023.96 KB would be rounded to 1 024 KB.
  while (Math.round(amount * 10) / 10 >= step && unit < units.length - 1) {
    amount /= step
    unit += 1
  }
  const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(amount)
  return `${shown} ${units[unit]}`
}
