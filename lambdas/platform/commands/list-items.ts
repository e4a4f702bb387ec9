import * as z from 'zod/mini'
import type { CommandResult } from '#shared/operator/command.ts'
import { type PageRequest, readPage } from '../table/pages.ts'
import type { Range } from '../table/query-items.ts'

export type Page = Extract<CommandResult, { items: unknown }>

type Stored = Readonly<Record<string, unknown>>

/** Turns a stored item into a row of a list. */
export type ToRow = (item: Stored) => Stored

/** The fields of an item that mean something outside the table. */
export const withoutKeys: ToRow = ({ PK: _, SK: __, GSI1PK: ___, GSI1SK: ____, ttl: _____, ...fields }) =>
  fields

const anyItem = z.record(z.string(), z.unknown())

/** One page of what is kept next to each other, newest first. */
export const listItemsOf = async (
  range: Range,
  { cursor, limit }: PageRequest,
  toRow: ToRow = withoutKeys,
): Promise<Page> => {
  const { items, next } = await readPage({ ...range, item: anyItem }, { cursor, limit })
  return { items: items.map(toRow), next }
}

/** One page of a partition of the index, newest first. */
export const listItems = (GSI1PK: string, request: PageRequest, toRow?: ToRow): Promise<Page> =>
  listItemsOf({ partition: { GSI1PK } }, request, toRow)
