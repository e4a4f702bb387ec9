import { errorName } from '../platform/logging/error-name.ts'
import type { BookedMeeting } from './booked-meeting.ts'

/** The reminder of one meeting, and the instant from which it is due. */
export type Due = { id: string; at: string }

/** The maximum number of reminders per call; the next call continues. */
export const maxReminders = 100

/** What the use case needs of the store. */
export type Reminders = {
  /** Those that are due, earliest first. */
  due: (now: string) => Promise<Due[]>
  find: (id: string) => Promise<BookedMeeting | null>
  /** Notes that the meeting is reminded of, which mails it; false if that is done, or the meeting was moved or cancelled. */
  claim: (due: Due, now: string) => Promise<boolean>
  withdraw: (due: Due) => Promise<void>
}

type Context = {
  reminders: Reminders
  now: string
  log: Record<'info' | 'error', (message: string, ids: Record<string, string>) => void>
}

/** Returns why no reminder is sent for a meeting, or null if one is sent. */
const reasonToSkip = (meeting: BookedMeeting | null, { at }: Due, now: string): string | null => {
  if (!meeting) return 'the meeting was erased'
  if (meeting.cancelledAt) return 'the meeting was cancelled'
  if (meeting.remindAt !== at) return 'the meeting was moved'
  return meeting.startsAt <= now ? 'the meeting has begun' : null
}

const remindOne = async (due: Due, { reminders, now, log }: Context): Promise<void> => {
  const skipped = reasonToSkip(await reminders.find(due.id), due, now)
  if (skipped) {
    await reminders.withdraw(due)
    log.info('reminder_skipped', { meeting: due.id, why: skipped })
  } else if (await reminders.claim(due, now)) log.info('reminder_claimed', { meeting: due.id })
}

/**
 * Reminds of the meetings for which it is time, each once, however often and in parallel it is called. One that fails
 * does not hold back the others; the first error is thrown in the end.
 */
export const remindOfMeetings = async (context: Context): Promise<void> => {
  const errors: unknown[] = []
  for (const due of await context.reminders.due(context.now)) {
    await remindOne(due, context).catch(error => {
      errors.push(error)
      context.log.error('reminder_failed', { meeting: due.id, error: errorName(error) })
    })
  }
  if (errors.length > 0) throw errors[0]
}
