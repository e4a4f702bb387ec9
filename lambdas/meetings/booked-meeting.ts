import * as z from 'zod/mini'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { meetingLifeFields } from './meeting-life.ts'

/** What a change of a meeting depends on; `sequence` counts the changes, as its calendar file does. */
export const bookedMeeting = z.object({
  ...meetingLifeFields,
  ...z.pick(meetingEntity.item, { timezone: true, sequence: true, suspect: true, videoLink: true }).shape,
})

export type BookedMeeting = z.infer<typeof bookedMeeting>
