import * as z from 'zod/mini'
import type { Answer } from '#shared/operator/command.ts'
import { type Asked, readPage } from '../platform/table/pages.ts'

type Stored = Readonly<Record<string, unknown>>

/** An item as it is stored, without what only the table needs. */
export const shown = ({ PK: _, SK: __, GSI1PK: ___, GSI1SK: ____, ttl: _____, ...fields }: Stored): Stored =>
  fields

/** One page of what stands together in the index, newest first, item by item as `show` shows it. */
export const listAt = async (
  GSI1PK: string,
  { cursor, limit }: Asked,
  show: (item: Stored) => Stored = shown,
): Promise<Extract<Answer, { items: unknown }>> => {
  const { items, next } = await readPage(
    { partition: { GSI1PK }, item: z.record(z.string(), z.unknown()) },
    { cursor, limit },
  )
  return { items: items.map(show), next }
}
