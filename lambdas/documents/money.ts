import { grouped } from '#shared/figures.ts'

const split = (ore: number): [kronor: number, rest: string] => [
  Math.floor(ore / 100),
  String(ore % 100).padStart(2, '0'),
]

/** An amount as an invoice states it: “9 900,00” or “9,900.00”. From whole öre, never through a fraction. */
export const amountIn = (ore: number, language: 'sv' | 'en'): string => {
  const [kronor, rest] = split(ore)
  return `${grouped(kronor, language)}${language === 'sv' ? ',' : '.'}${rest}`
}

/** An amount as a machine reads it: “9900.00”. */
export const decimal = (ore: number): string => split(ore).join('.')
