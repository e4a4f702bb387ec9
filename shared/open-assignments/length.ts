/** The days of a unit. */
export const daysIn = { day: 1, week: 7, month: 30 } as const

type Unit = keyof typeof daysIn

/** The names of units in both languages; hours are part of a day. */
const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(dag|day)/, 'day'],
  [/^(veck|week)/, 'week'],
  [/^(mån|month)/, 'month'],
]

/** Every part has a bound, so that a long text is read once. */
const stated =
  /(?<!\d)(\d{1,4}(?:[.,]\d{1,2})?)(?:\s{0,3}[-–]\s{0,3}(\d{1,4}(?:[.,]\d{1,2})?))?\s{0,3}(\p{L}+)/u

/** The least and most days of a free-text length such as “6 veckor” or “1–2 months”; undefined if it is not a length. */
export const lengthInDays = (text: string): { least: number; most: number } | undefined => {
  const [, from, to, word = ''] = stated.exec(text.toLowerCase()) ?? []
  const unit = units.find(([name]) => name.test(word))?.[1]
  if (!from || !unit) return
  const [least, most] = [from, to ?? from].map(number => Number(number.replace(',', '.')) * daysIn[unit]) as [
    number,
    number,
  ]
  return { least, most }
}
