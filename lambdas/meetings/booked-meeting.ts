import * as z from 'zod/mini'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'

/** What a change of a meeting depends on; `sequence` counts the changes, as its calendar file does. */
export const bookedMeeting = z.pick(meetingEntity.item, {
  id: true,
  startsAt: true,
  timezone: true,
  sequence: true,
  suspect: true,
  cancelledAt: true,
  remindAt: true,
  videoLink: true,
  noShowAt: true,
})

export type BookedMeeting = z.infer<typeof bookedMeeting>
