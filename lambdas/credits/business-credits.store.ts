import * as z from 'zod/mini'
import { creditChange } from '#shared/credits/read-credits.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
import { type Asked, readPage } from '../platform/table/pages.ts'

const creditsItem = z.object({ balance: z.int() })

/** The credits a business has left; none before its first order. */
export const findBalance = async (sub: string): Promise<number> =>
  (await getItem(keys.credits(sub), creditsItem))?.balance ?? 0

/** How the balance came about, newest first, a page of it. */
export const listCreditChanges = (sub: string, asked: Asked) =>
  readPage({ partition: { PK: keys.credits(sub).PK }, beginsWith: 'CREDIT#', item: creditChange }, asked)
