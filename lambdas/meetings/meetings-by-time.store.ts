import { keyParts } from '#shared/contract/key-template.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import type { Found } from '../platform/process/found.ts'
import { noFamily } from '../platform/process/living.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { Key } from '../platform/table/table.ts'
import { bookedMeeting } from './booked-meeting.ts'
import { livingMeeting } from './meeting-life.ts'

/** A meeting in its process, for what time does with it; null if it was erased. */
export const findMeetingAt = async ({ PK }: Key): Promise<Found | null> => {
  const meeting = await getItem(
    meetingEntity.key({ id: keyParts(meetingEntity.pk, PK)?.id ?? '' }),
    bookedMeeting,
  )
  return meeting && { living: livingMeeting(meeting), family: noFamily }
}
