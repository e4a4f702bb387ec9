import * as z from 'zod/mini'
import type { CommandResult } from '#shared/operator/command.ts'
import { type PageRequest, readPage } from '../table/pages.ts'
import type { Range } from '../table/query-items.ts'

export type Page = Extract<CommandResult, { items: unknown }>

type Stored = Readonly<Record<string, unknown>>

/** Turns a stored item into a row of a list. */
export type ToRow = (item: Stored) => Stored

/** Whether a list shows a stored item; a page of such a list may be empty although there is a `next` one. */
export type Shows = (item: Stored) => boolean

/** The fields of an item that mean something outside the table. */
export const withoutKeys: ToRow = ({ PK: _, SK: __, GSI1PK: ___, GSI1SK: ____, ttl: _____, ...fields }) =>
  fields

const anyItem = z.record(z.string(), z.unknown())

/** One page of what is kept next to each other, newest first. */
export const listItemsOf = async (
  range: Range,
  { cursor, limit }: PageRequest,
  toRow: ToRow = withoutKeys,
  shows?: Shows,
): Promise<Page> => {
  const list = { ...range, item: anyItem, ...(shows && { shows }) }
  const { items, next } = await readPage(list, { cursor, limit })
  return { items: items.map(toRow), next }
}

/** One page of a partition of the index, newest first. */
export const listItems = (
  GSI1PK: string,
  request: PageRequest,
  toRow?: ToRow,
  shows?: Shows,
): Promise<Page> => listItemsOf({ partition: { GSI1PK } }, request, toRow, shows)
