import { dueEntity } from '#shared/due/due.entity.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { absent } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { write } from '../platform/table/write.ts'
import { deleteItem, putItem } from '../platform/table/write-items.ts'
import { bookedMeeting } from './booked-meeting.ts'
import { type Due, maxReminders, type Reminders } from './remind.ts'

const kind = 'meeting'

const keyOf = ({ id, at }: Due) => dueEntity.key({ kind, at, id })

type Scheduled = { id: string; remindAt?: string | undefined }

/** Schedules the reminder of a meeting, if it has one; part of a transaction. */
export const schedulingReminder = ({ id, remindAt: at }: Scheduled): TransactItem[] =>
  at ? [putItem({ ...keyOf({ id, at }), id, at, ttl: ttlOf(dueEntity) })] : []

/** Withdraws the reminder of a meeting and schedules another, if it is given; part of a transaction. */
export const movingReminder = ({ id, remindAt }: Scheduled, to: string | undefined): TransactItem[] => {
  if (remindAt === to) return []
  return [
    ...(remindAt ? [deleteItem(keyOf({ id, at: remindAt }))] : []),
    ...schedulingReminder({ id, remindAt: to }),
  ]
}

/** The reminders in the table. */
export const reminders: Reminders = {
  due: async now => {
    const earliest = await queryItems({ ...dueEntity.list({ kind }), max: maxReminders }, dueEntity.item)
    return earliest.filter(({ at }) => at <= now)
  },
  find: id => getItem(meetingEntity.key({ id }), bookedMeeting),
  claim: (due, remindedAt) =>
    tryTransact([
      deleteItem(keyOf(due)),
      update(meetingEntity.key(due))
        .set({ remindedAt })
        .remove('remindAt')
        .expect({ remindAt: due.at, cancelledAt: absent }),
    ]),
  withdraw: due => write(deleteItem(keyOf(due))),
}
