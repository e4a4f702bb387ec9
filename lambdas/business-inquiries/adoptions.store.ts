import * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { stateIn } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { promiseEnd } from '#shared/promises.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { absent, present } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { transactIf } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'

const oldItem = z.object({ PK: z.string(), SK: z.string(), id: z.string(), state: z.string() })

/** As many months as inquiries are kept, and the present one. */
const monthsKept = 25

const monthsUntil = (now: string): string[] =>
  Array.from({ length: monthsKept }, (_, back) =>
    new Date(Date.UTC(Number(now.slice(0, 4)), Number(now.slice(5, 7)) - 1 - back, 1))
      .toISOString()
      .slice(0, 7),
  )

const findWithoutLife = async (now: string) => {
  const found = await Promise.all(
    monthsUntil(now).map(createdAt => {
      const { partition } = inquiryEntity.indexList({ kind: 'inquiry', createdAt })
      return queryItems({ partition, where: { revision: absent } }, oldItem)
    }),
  )
  return found.flat()
}

/** Nobody was promised anything then: what is due counts from now, and the figure of the promise leaves it out. */
const adopt = ({ PK, SK, id, state: stored }: z.infer<typeof oldItem>, now: string): Promise<boolean> => {
  const key = { PK, SK }
  const state = stateIn(inquiryProcess, stored)
  const life = startOf(inquiryProcess, now, { asked: now, promise: promiseEnd('proposal', now) }, state)
  const living = { process: inquiryProcess, id, key, life }
  const adopting = update(key).set(lifeAttributes(living)).expect({ PK: present, revision: absent })
  return transactIf(adopting, schedulingDue(living))
}

/** Lets inquiries that were stored before there were processes live through theirs. May be repeated and interrupted. */
export const adoptInquiries = async (now: string): Promise<{ changed: boolean; adopted: number }> => {
  let adopted = 0
  for (const item of await findWithoutLife(now)) if (await adopt(item, now)) adopted += 1
  return { changed: adopted > 0, adopted }
}
