import { daysAfter, wallClockAt } from '#shared/contract/time-zone.ts'
import type { PayDay } from '#shared/self-bills/pay-day.entity.ts'

/** When the bills of a day are made, in Swedish time: what was approved by midnight is in the books. */
const beginsAt = '06:00'

/**
 * The day of a month from which the one before is billed. Its reports come in its first days: one bill for most of them
 * instead of one for each. What is approved later is billed a day later.
 */
const firstBillingDay = '05'

/** Operators get a mail about what waits once a week: half of the time in which an approved bill is to be paid. */
const daysBetweenMails = 7

type Bills = Pick<PayDay, 'made' | 'noCompany' | 'notAgreed' | 'failed'>
type Due = Pick<PayDay, 'payouts' | 'payoutsOre'>

/** What the use case needs of the store. */
export type PayDays = {
  /** The latest; null before the first. */
  findLast: () => Promise<Pick<PayDay, 'day' | 'mailedOn'> | null>
  /** Makes what is missing of the bills for months before one (yyyy-MM). */
  makeBills: (before: string) => Promise<Bills>
  /** What is approved of finished months, and in no pay file. */
  findDue: () => Promise<Due>
  /** Stores the day; one that is stored stays as it is. */
  note: (day: PayDay) => Promise<void>
}

const isWaiting = ({ noCompany, notAgreed }: Bills, { payouts }: Due): boolean =>
  payouts + noCompany + notAgreed > 0

const monthBefore = (day: string): string => daysAfter(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

/** The first month that is not billed yet on a day. */
const firstUnbilled = (day: string): string =>
  day.slice(8) < firstBillingDay ? monthBefore(day) : day.slice(0, 7)

/**
 * Makes the self-bills of a day, once, and notes what waits for operators: approved amounts that no pay file pays, and
 * partners who cannot be billed for. An interrupted call is continued by the next one. Throws once the day is noted if
 * bills failed.
 */
export const runPayDay = async (payDays: PayDays, now: string): Promise<void> => {
  const { date: day, time } = wallClockAt(Date.parse(now), 'Europe/Stockholm')
  if (time < beginsAt) return
  const last = await payDays.findLast()
  if (last && last.day >= day) return
  const bills = await payDays.makeBills(firstUnbilled(day))
  const due = await payDays.findDue()
  const mailedOn = last?.mailedOn ?? null
  const isWeekSince = mailedOn === null || daysAfter(mailedOn, daysBetweenMails) <= day
  const mails = bills.failed > 0 || (isWaiting(bills, due) && isWeekSince)
  await payDays.note({ day, ...bills, ...due, mailedOn: mails ? day : mailedOn, createdAt: now })
  // Raises the alarm of the function, once: the day is noted.
  if (bills.failed > 0) throw new Error(`Partners whose bill could not be made: ${bills.failed}.`)
}
