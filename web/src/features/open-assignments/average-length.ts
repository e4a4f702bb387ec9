const daysIn = { day: 1, week: 7, month: 30 } as const

type Unit = keyof typeof daysIn

/** The names of units in both languages; hours are part of a day. */
const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(dag|day)/, 'day'],
  [/^(veck|week)/, 'week'],
  [/^(mån|month)/, 'month'],
]

/** Returns the days of a free-text length such as “6 veckor” or “1–2 months”; undefined if it is not a length. */
const daysOf = (text: string): number | undefined => {
  const [, from, to, word = ''] =
    /(\d+(?:[.,]\d+)?)(?:\s*[-–]\s*(\d+(?:[.,]\d+)?))?\s*(\p{L}+)/u.exec(text.toLowerCase()) ?? []
  const unit = units.find(([name]) => name.test(word))?.[1]
  if (!from || !unit) return
  const [low, high] = [from, to ?? from].map(number => Number(number.replace(',', '.'))) as [number, number]
  return ((low + high) / 2) * daysIn[unit]
}

/** Returns the average of the given lengths, with its unit; null if there are none. */
export const averageLength = (
  lengths: readonly (string | null)[],
): { unit: 'days' | 'weeks' | 'months'; count: number } | null => {
  const days = lengths.flatMap(text => (text ? (daysOf(text) ?? []) : []))
  if (days.length === 0) return null
  const average = days.reduce((sum, one) => sum + one, 0) / days.length
  if (average < 2 * daysIn.week) return { unit: 'days', count: Math.max(1, Math.round(average)) }
  if (average < 3 * daysIn.month) return { unit: 'weeks', count: Math.round(average / daysIn.week) }
  return { unit: 'months', count: Math.round(average / daysIn.month) }
}
