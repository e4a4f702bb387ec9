import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { hours } from '#shared/assignments/assignment.ts'
import { month } from '#shared/contract/day.ts'
import { earningsOre, payoutOf } from '#shared/earnings/earnings.ts'
import { keys } from '../platform/table/keys.ts'
import { documents, tableName } from '../platform/table/table.ts'
import { auditItem } from './audit.store.ts'
import type { Worked } from './earnings.ts'
import { found } from './found.store.ts'
import { Refusal, type Run } from './run.ts'
import { standsAs } from './stands-as.ts'
import { newItem } from './writes.store.ts'
import { written } from './written.store.ts'

const amount = z.int().check(z.nonnegative())
const monthItem = z.object({ month, totalHours: hours, creditsEarned: amount, paidOutOre: amount })
const entryItem = z.looseObject({ id: z.string(), kind: z.enum(['hours', 'payout']), createdAt: z.string() })

/** What is stored of a month of a partner, or null. */
export const findMonth = (partnerId: string, asked: string): Promise<Worked | null> =>
  found(keys.earnings(partnerId, asked), monthItem)

/** Whether something was recorded in a month under this id. */
export const hasEntry = async (partnerId: string, asked: string, id: string): Promise<boolean> =>
  (await found(keys.workEntry(partnerId, asked, id), entryItem)) !== null

const entriesOf = async (partnerId: string, asked: string) => {
  const { PK, SK } = keys.workEntry(partnerId, asked, '')
  const entries: z.infer<typeof entryItem>[] = []
  const pages = paginateQuery(
    { client: documents },
    {
      TableName: tableName(),
      KeyConditionExpression: 'PK = :partner AND begins_with(SK, :entries)',
      ExpressionAttributeValues: { ':partner': PK, ':entries': SK },
      ConsistentRead: true,
    },
  )
  for await (const { Items = [] } of pages) entries.push(...Items.map(item => entryItem.parse(item)))
  return entries.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}

/** A month of a partner with all that was recorded in it. Throws a refusal where there is none. */
export const showMonth: Run<'earnings show'> = async ({ partnerId, month: asked }) => {
  const worked = await findMonth(partnerId, asked)
  if (!worked) throw new Refusal(`Nothing was recorded in ${asked}.`)
  const entries = await entriesOf(partnerId, asked)
  return {
    item: {
      ...worked,
      totalEarningsOre: earningsOre(worked.creditsEarned),
      payout: payoutOf(worked),
      entries: entries.map(({ PK: _, SK: __, ...entry }) => entry),
    },
  }
}

/** Records what a partner worked and was paid in a month, once. Throws a refusal where the month has other figures. */
export const recordMonth: Run<'earnings record'> = async ({ partnerId, ...worked }, operation) => {
  const key = keys.earnings(partnerId, worked.month)
  const audit = auditItem(operation, key.PK, { month: worked.month })
  if (await written([{ Put: newItem({ ...key, ...worked }) }, audit])) return { changed: true }
  const stored = await findMonth(partnerId, worked.month)
  if (!stored || standsAs(stored, worked)) return { changed: false }
  const { month, totalHours, creditsEarned, paidOutOre } = stored
  throw new Refusal(
    `${month} is kept already: ${totalHours} hours, ${creditsEarned} credits, ${paidOutOre / 100} kr paid out. hours record and payouts mark change it.`,
  )
}
