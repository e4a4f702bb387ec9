import { type NoSlots, whyNoSlots } from '#shared/meetings/slots.ts'
import type { MeetingTime } from './use-meeting-time.ts'

/** Why we are closed on a date, for the calendar. A day without common hours stays: choosing it explains them. */
export const closureOf = (
  date: string,
  { timezone, closures }: Pick<MeetingTime, 'timezone' | 'closures'>,
): NoSlots | null => {
  const none = whyNoSlots(date, timezone, closures)
  return none?.why === 'hours' ? null : none
}
