import { noOwner } from '#shared/operator/audit.entity.ts'
import { type QueueNote, queueNoteEntity } from '#shared/operator/queue-note.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { absentOr, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import type { Noted, QueueNotes } from './note-queue.ts'

/** What operators have noted about things in the queue. */
export const findNotes = (): Promise<QueueNote[]> =>
  queryItems(queueNoteEntity.list({}), queueNoteEntity.item)

const noting = (one: Noted) =>
  update(queueNoteEntity.key(one)).set({ process: one.process, id: one.id, ttl: ttlOf(queueNoteEntity) })

/** The notes as a command writes them, with its audit. */
export const queueNotes = (operation: Operation): QueueNotes => {
  const audit = ({ process, id: thingId }: Noted) => auditItem(operation, noOwner, { process, thingId })
  return {
    find: one => getItem(queueNoteEntity.key(one), queueNoteEntity.item),
    take: (one, takenBy) =>
      tryTransact([
        noting(one)
          .set({ takenBy })
          .expect({ takenBy: absentOr(takenBy) }),
        audit(one),
      ]),
    leave: one =>
      tryTransact([
        update(queueNoteEntity.key(one)).remove('takenBy').expect({ takenBy: present }),
        audit(one),
      ]),
    hide: (one, hiddenUntil) => tryTransact([noting(one).set({ hiddenUntil }), audit(one)]),
  }
}
