import { daysIn, lengthInDays } from '#shared/open-assignments/length.ts'

/** Returns the average of the given lengths, with its unit; null if there are none. */
export const averageLength = (
  lengths: readonly (string | null)[],
): { unit: 'days' | 'weeks' | 'months'; count: number } | null => {
  const days = lengths.flatMap(text => {
    const length = text ? lengthInDays(text) : undefined
    return length ? [(length.least + length.most) / 2] : []
  })
  if (days.length === 0) return null
  const average = days.reduce((sum, one) => sum + one, 0) / days.length
  if (average < 2 * daysIn.week) return { unit: 'days', count: Math.max(1, Math.round(average)) }
  if (average < 3 * daysIn.month) return { unit: 'weeks', count: Math.round(average / daysIn.week) }
  return { unit: 'months', count: Math.round(average / daysIn.month) }
}
