import { dueEntity, isTransition } from '#shared/due/due.entity.ts'
import { moving } from '../platform/process/living.ts'
import { absent, present } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { write, writeIf } from '../platform/table/write.ts'
import { deleteItem } from '../platform/table/write-items.ts'
import { finders } from './lives.store.ts'
import { putOff } from './put-off.ts'
import type { Due, DueItems } from './run-due.ts'

/** The maximum number of due items that are read of each process; a call makes fewer. */
const maxRead = 1_000

/** What is due of a process, the earliest first. */
const findDue = async (process: string, now: string): Promise<Due[]> => {
  // Behind the instant, a sort key has an id.
  const range = { ...dueEntity.list({ kind: process }), upTo: `${now}~` }
  const found = await queryItems({ ...range, max: maxRead }, dueEntity.item)
  return found.filter(isTransition).map(one => ({ ...one, process }))
}

const keyOf = ({ process, at, id, transition }: Due) =>
  dueEntity.key({ kind: process, at, id: `${id}#${transition}` })

/** The due items of all processes, at a present instant. */
export const dueItems = (now: string): DueItems => ({
  due: async () => {
    const found = await Promise.all(Object.keys(finders).map(process => findDue(process, now)))
    return found.flat().sort((one, other) => (one.at < other.at ? -1 : 1))
  },
  find: ({ process, item }) => finders[process]?.(item) ?? Promise.resolve(null),
  make: async ({ transition }, { living, family, effects }) => {
    const { writes = [], waits, ...changed } = (await effects?.(transition, now)) ?? {}
    if (waits) return 'waits'
    const result = moving(living, { name: transition, by: 'time', at: now, ...changed }, family)
    return typeof result !== 'string' && tryTransact([...result.writes, ...writes])
  },
  withdraw: due => write(deleteItem(keyOf(due))),
  putOff: async due => {
    // One that was withdrawn in the meantime stays withdrawn.
    await writeIf(
      update(keyOf(due))
        .set(putOff(due, now))
        .expect({ PK: present, tries: due.tries ?? absent }),
    )
  },
})
