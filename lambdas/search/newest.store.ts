import * as z from 'zod/mini'
import { queryItems, type Range } from '../platform/table/query-items.ts'
import type { Stored } from '../platform/table/words.ts'

/** How many items of one partition are read at most, the newest of them. */
const maxRead = 10_000

export type Newest = { items: readonly Stored[]; isCut: boolean }

/** The newest items of each range; `isCut` if one has more of them than are read. */
export const readNewest = async (ranges: readonly Range[], fields: readonly string[]): Promise<Newest> => {
  const found = await Promise.all(
    ranges.map(range =>
      queryItems(
        { ...range, fields, newestFirst: true, max: maxRead + 1 },
        z.record(z.string(), z.unknown()),
      ),
    ),
  )
  return {
    items: found.flatMap(items => items.slice(0, maxRead)),
    isCut: found.some(({ length }) => length > maxRead),
  }
}
