import { monthsUntil } from './month-figures.ts'

/** What came in with each form in a month, and how long each inquiry waited for its first proposals, in hours. */
export type FormCounts = {
  projectInquiries: number
  getStarted: number
  meetings: number
  inquiries: number
  hoursToProposal: readonly number[]
}

const monthsShown = 6

/** The middle one of some numbers, or the mean of the two in the middle, to a tenth; null of none. */
const medianOf = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : Math.round((low + high) * 5) / 10
}

/** The forms of the last half year by month, the present one first. Counted anew each time: nobody asks often. */
export const formsByMonth = (now: number, count: (month: string) => Promise<FormCounts>) =>
  Promise.all(
    monthsUntil(now, monthsShown)
      .toReversed()
      .map(async month => {
        const { hoursToProposal, ...counts } = await count(month)
        return {
          ...{ month, ...counts, proposed: hoursToProposal.length },
          medianHoursToProposal: medianOf(hoursToProposal),
        }
      }),
  )
