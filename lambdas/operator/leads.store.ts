import * as z from 'zod/mini'
import type { Answer } from '#shared/operator/command.ts'
import { keys } from '../platform/table/keys.ts'
import type { Asked } from '../platform/table/pages.ts'
import { found } from './found.store.ts'
import { listAt, shown } from './lists.store.ts'
import { type Operation, Refusal } from './run.ts'

type InMonth = Asked & { month?: string | undefined }
type Kind = 'project_inquiry' | 'get_started' | 'meeting' | 'order' | 'inquiry' | 'investor'

/** What of a kind came in a month, newest first, a page of it; the present month where none is asked for. */
export const listReceived =
  (kind: Kind) =>
  ({ month, ...asked }: InMonth, { at }: Operation) =>
    listAt(keys.leads(kind, month ?? at, '').GSI1PK, asked, item => ({
      ...shown(item),
      ...(kind === 'inquiry' && { businessId: String(item.PK).slice('BUSINESS#'.length) }),
    }))

/** All of one item but what only the table needs; a refusal where there is none. */
export const showItem = async (
  what: string,
  key: { PK: string; SK: string },
): Promise<Extract<Answer, { item: unknown }>> => {
  const item = await found(key, z.record(z.string(), z.unknown()))
  if (!item) throw new Refusal(`There is no such ${what}.`)
  return { item: shown(item) }
}
