import * as z from 'zod/mini'
import { dueEntity, type dueTransition, isTransition } from '#shared/due/due.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'

/** The maximum number of transitions that are listed of each process. */
const maxListed = 200

export type DueTransition = z.infer<typeof dueTransition> & { process: string }

/** What time does next in these processes, earliest first. */
export const findDueTransitions = async (processes: readonly string[]): Promise<DueTransition[]> => {
  const found = await Promise.all(
    processes.map(async process => {
      const range = dueEntity.list({ kind: process })
      const stored = await queryItems({ ...range, max: maxListed }, dueEntity.item)
      return stored.filter(isTransition).map(item => ({ ...item, process }))
    }),
  )
  return found.flat().sort((one, other) => (one.at < other.at ? -1 : 1))
}

const waitingItem = z.object({
  state: z.string(),
  companyName: z.optional(z.nullable(z.string())),
  company: z.optional(z.nullable(z.string())),
  name: z.optional(z.string()),
  title: z.optional(z.nullable(z.string())),
  projectTitle: z.optional(z.nullable(z.string())),
  facts: z.optional(z.object({ title: z.optional(z.nullable(z.string())) })),
  description: z.optional(z.nullable(z.string())),
})

export type Waiting = z.infer<typeof waitingItem>

/** What waits for a transition; null if it was erased. */
export const findWaiting = ({ item }: DueTransition): Promise<Waiting | null> => getItem(item, waitingItem)
