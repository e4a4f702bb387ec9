import * as z from 'zod/mini'
import { lifeFields, lifeOf, type StateOf } from '#shared/contract/process.ts'
import { omit, startOf } from '#shared/contract/step.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { meetingProcess } from '#shared/meetings/meeting.process.ts'
import type { Living } from '../platform/process/living.ts'
import { reminderTime } from './reminder-time.ts'

/** What says where a meeting is in its process. */
export const meetingLifeFields = {
  ...lifeFields,
  ...z.pick(meetingEntity.item, {
    id: true,
    createdAt: true,
    startsAt: true,
    state: true,
    cancelledAt: true,
    noShowAt: true,
  }).shape,
}

type StoredLife = z.infer<z.ZodMiniObject<typeof meetingLifeFields>>

/** The state of a meeting; one from before there was a process says what has become of it in other words. */
export const stateOfMeeting = ({
  state,
  cancelledAt,
  noShowAt,
}: Pick<StoredLife, 'state' | 'cancelledAt' | 'noShowAt'>): StateOf<typeof meetingProcess> => {
  if (state) return state
  if (cancelledAt) return 'cancelled'
  return noShowAt ? 'missed' : 'booked'
}

const keyOf = ({ id }: { id: string }) => meetingEntity.key({ id })

/** A meeting in its process, as it is stored. */
export const livingMeeting = (stored: StoredLife): Living => ({
  process: meetingProcess,
  id: stored.id,
  key: keyOf(stored),
  life: lifeOf(meetingProcess, { ...stored, state: stateOfMeeting(stored) }, stored.createdAt),
})

export type Appointed = Parameters<typeof reminderTime>[0] & { startsAt: string }

/**
 * What a meeting at that time states. The reminder is not due if its time is over: the mail about the booking or the new
 * time has then just been sent.
 */
export const statedBy = (appointed: Appointed, now: string) => {
  const reminder = reminderTime(appointed)
  return {
    terms: { begins: appointed.startsAt, reminder },
    withholds: reminder > now ? [] : ['remind'],
  }
}

/** A meeting at the beginning of its process. */
export const newMeeting = (meeting: Appointed & { id: string }, now: string): Living => {
  const { terms, withholds } = statedBy(meeting, now)
  const life = startOf(meetingProcess, now, terms)
  return {
    process: meetingProcess,
    id: meeting.id,
    key: keyOf(meeting),
    life: { ...life, due: omit(life.due, withholds) },
  }
}
