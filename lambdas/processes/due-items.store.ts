import * as z from 'zod/mini'
import { dueEntity } from '#shared/due/due.entity.ts'
import { moving } from '../platform/process/living.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { write } from '../platform/table/write.ts'
import { deleteItem } from '../platform/table/write-items.ts'
import { finders } from './lives.store.ts'
import type { Due, DueItems } from './run-due.ts'

/** The maximum number of transitions of each process per call; the next call continues. */
const maxDue = 100

const dueItem = z.required(dueEntity.item)

/** What is due next of a process, earliest first. */
const findDue = async (process: string, max: number): Promise<Due[]> =>
  (await queryItems({ ...dueEntity.list({ kind: process }), max }, dueItem)).map(item => ({
    ...item,
    process,
  }))

const withdraw = ({ process, at, id, transition }: Due): Promise<void> =>
  write(deleteItem(dueEntity.key({ kind: process, at, id: `${id}#${transition}` })))

/** The due items of all processes, at a present instant. */
export const dueItems = (now: string): DueItems => ({
  due: async () => {
    const processes = Object.keys(finders)
    const found = (await Promise.all(processes.map(process => findDue(process, maxDue)))).flat()
    return found.filter(({ at }) => at <= now).sort((one, other) => (one.at < other.at ? -1 : 1))
  },
  find: ({ process, item }) => finders[process]?.(item) ?? Promise.resolve(null),
  make: async ({ transition }, { living, family, effects }) => {
    const { writes = [], ...stated } = (await effects?.(transition, now)) ?? {}
    const result = moving(living, { name: transition, by: 'time', at: now, ...stated }, family)
    return typeof result !== 'string' && tryTransact([...result.writes, ...writes])
  },
  withdraw,
})
