import * as z from 'zod/mini'
import type { Answer } from '#shared/operator/command.ts'
import { keys } from '../platform/table/keys.ts'
import type { Asked } from '../platform/table/pages.ts'
import { found } from './found.store.ts'
import { shown } from './lists.store.ts'
import { listOverMonths, type Months } from './months-list.store.ts'
import { type Operation, Refusal } from './run.ts'

type Kind = 'project_inquiry' | 'get_started' | 'meeting' | 'order' | 'inquiry' | 'investor'

/** What of a kind came in the months that are asked for, newest first, a page of it. */
export const listReceived =
  (kind: Kind) =>
  (asked: Months & Asked, { at: now }: Operation) =>
    listOverMonths(month => keys.leads(kind, month, '').GSI1PK, asked, {
      now,
      show: item => ({
        ...shown(item),
        ...(kind === 'inquiry' && { businessId: String(item.PK).slice('BUSINESS#'.length) }),
      }),
    })

/** All of one item but what only the table needs; a refusal where there is none. */
export const showItem = async (
  what: string,
  key: { PK: string; SK: string },
): Promise<Extract<Answer, { item: unknown }>> => {
  const item = await found(key, z.record(z.string(), z.unknown()))
  if (!item) throw new Refusal(`There is no such ${what}.`)
  return { item: shown(item) }
}
