import * as z from 'zod/mini'
import { dueEntity } from '#shared/due/due.entity.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { absent, present } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { deleteItem } from '../platform/table/write-items.ts'
import { bookedMeeting } from './booked-meeting.ts'
import { newMeeting, stateOfMeeting } from './meeting-life.ts'

/** A meeting as it was stored before there was a process: its reminder was a due item of another form. */
const earlier = z.extend(bookedMeeting, {
  meetingDate: meetingEntity.item.shape.meetingDate,
  remindAt: z.optional(z.string()),
})

const formerReminder = ({ id, remindAt: at }: z.infer<typeof earlier>) =>
  at ? [deleteItem(dueEntity.key({ kind: 'meeting', at, id }))] : []

/**
 * Gives the coming meetings that were booked in a month, and that have no place in the process, their places. May be
 * repeated, and killed at any point.
 */
export const adoptMeetings = async (
  month: string,
  now: string,
): Promise<{ changed: boolean; adopted: number }> => {
  const { partition } = meetingEntity.indexList({ kind: 'meeting', createdAt: month })
  const unplaced = (await queryItems({ partition }, earlier)).filter(
    meeting =>
      meeting.revision === undefined &&
      !meeting.suspect &&
      meeting.startsAt > now &&
      stateOfMeeting(meeting) === 'booked',
  )
  let adopted = 0
  for (const meeting of unplaced) {
    const living = newMeeting(meeting, now)
    const placing = update(living.key)
      .set(lifeAttributes(living))
      .remove('remindAt')
      .expect({ PK: present, revision: absent, startsAt: meeting.startsAt, cancelledAt: absent })
    if (await tryTransact([placing, ...formerReminder(meeting), ...schedulingDue(living)])) adopted += 1
  }
  return { changed: adopted > 0, adopted }
}
