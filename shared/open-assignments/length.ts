/** The days of a unit. */
export const daysIn = { day: 1, week: 7, month: 30 } as const

type Unit = keyof typeof daysIn

/** The names of units in both languages; hours are part of a day. */
const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(dag|day)/, 'day'],
  [/^(veck|week)/, 'week'],
  [/^(mån|month)/, 'month'],
]

/** The least and most days of a free-text length such as “6 veckor” or “1–2 months”; undefined if it is not a length. */
export const lengthInDays = (text: string): { least: number; most: number } | undefined => {
  const [, from, to, word = ''] =
    /(\d+(?:[.,]\d+)?)(?:\s*[-–]\s*(\d+(?:[.,]\d+)?))?\s*(\p{L}+)/u.exec(text.toLowerCase()) ?? []
  const unit = units.find(([name]) => name.test(word))?.[1]
  if (!from || !unit) return
  const [least, most] = [from, to ?? from].map(number => Number(number.replace(',', '.')) * daysIn[unit]) as [
    number,
    number,
  ]
  return { least, most }
}
