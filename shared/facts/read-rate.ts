/** An amount in whole kronor as somebody wrote it; `found` are their words. */
export type ReadAmount = { amount: number; found: string }

// Grouped first: of "950 000 kr" the other half would read 950.
const number = String.raw`(?<![\d.,])(?<number>\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+(?!\d)|\d{1,12}(?:[.,]\d{1,2})?(?!\d))`
const kronor = String.raw`(?:kr(?:onor)?|sek|:-)(?!\p{L})`
const scaled = String.raw`(?<unit>tkr|ksek|k(?:\s?sek)?|tusen|thousand|mn?kr|msek|mille|miljon(?:er)?|million)(?!\p{L})`
const perHour = String.raw`(?:\s?\/\s?(?:h|hr|hour|tim(?:me|mar)?)|\s?(?:per|i|an|the)\s(?:tim(?:me|men)?|hour|h))(?![\p{L}\d])`
const rateWord = String.raw`(?<!\p{L})(?:tim(?:pris|arvode|taxa|kostnad)|hourly (?:rate|price)|rate per hour)(?!\p{L})`
const priceWord = String.raw`(?<!\p{L})(?:budget(?:en|erat|ed)?|fast\s?pris(?:et)?|fixed price|kostnadsram(?:en)?|pristak(?:et)?|price ceiling)(?!\p{L})`

const anywhere = (...parts: readonly string[]) => new RegExp(parts.join(''), 'giu')

/** In the order in which they are believed. */
const hourRates = [
  anywhere(number, String.raw`\s?`, kronor, perHour),
  anywhere(String.raw`(?<!\p{L})(?:sek|kr)\s?`, number, perHour),
  anywhere(rateWord, String.raw`[^\d\n]{0,20}`, number, String.raw`(?:\s?`, kronor, ')?'),
]
const fixedPrices = [
  anywhere(
    priceWord,
    String.raw`[^\n]{0,40}?`,
    number,
    String.raw`\s?(?:`,
    scaled,
    '|',
    kronor,
    `)(?!${perHour})`,
  ),
  anywhere(
    priceWord,
    String.raw`[^\d\n€$£]{0,25}`,
    number,
    String.raw`(?!\s?[€$£]|\s?(?:eur|usd|gbp)|${perHour})`,
  ),
]

/** Without a currency a number is a price only if it cannot be a year or a head count. */
const leastBare = 10_000

const factors = { t: 1_000, k: 1_000, m: 1_000_000 } as const

const factorOf = (unit: string): number => factors[unit.charAt(0).toLowerCase() as keyof typeof factors]

/** Groups of three digits are thousands; anything else after a dot or a comma is a fraction. */
const kronorIn = (written: string): number => {
  const joined = written.replace(/[ \u00a0\u202f.,](?=\d{3}(?!\d))/g, '')
  return Number(joined.replace(',', '.'))
}

const amountOf = ({ 0: found, groups = {} }: RegExpMatchArray): ReadAmount => {
  const { number: written = '', unit } = groups
  return { amount: Math.round(kronorIn(written) * (unit ? factorOf(unit) : 1)), found: found.trim() }
}

const firstOf = (patterns: readonly RegExp[], text: string, holds: (read: ReadAmount) => boolean) => {
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const read = amountOf(match)
      if (holds(read)) return read
    }
  return null
}

const namesCurrency = new RegExp(`${kronor}|${scaled}`, 'iu')

/** The first rate by the hour of a text in Swedish or English, such as "950 kr/h"; null if there is none. */
export const readHourRate = (text: string): ReadAmount | null =>
  firstOf(hourRates, text, ({ amount }) => amount > 0)

/** The first budget or fixed price of a text in Swedish or English, such as "budget 200 tkr"; null if there is none. */
export const readFixedPrice = (text: string): ReadAmount | null =>
  firstOf(
    fixedPrices,
    text,
    ({ amount, found }) => amount > 0 && (amount >= leastBare || namesCurrency.test(found)),
  )
