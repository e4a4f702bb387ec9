import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { hours } from '#shared/assignments/assignment.ts'
import { month } from '#shared/contract/day.ts'
import { keys } from '../platform/table/keys.ts'
import { documents, tableName } from '../platform/table/table.ts'
import type { WorkedMonth } from './list-earnings.ts'

const amount = z.int().check(z.nonnegative())
const monthItem = z.object({ month, totalHours: hours, creditsEarned: amount, paidOutOre: amount })

/** Every month in which a partner has worked, newest first. */
export const monthsOf = async (partner: string): Promise<WorkedMonth[]> => {
  const { PK, SK } = keys.earnings(partner, '')
  const months: WorkedMonth[] = []
  const pages = paginateQuery(
    { client: documents },
    {
      TableName: tableName(),
      KeyConditionExpression: 'PK = :partner AND begins_with(SK, :earnings)',
      ExpressionAttributeValues: { ':partner': PK, ':earnings': SK },
      ScanIndexForward: false,
      ConsistentRead: true,
    },
  )
  for await (const { Items = [] } of pages) months.push(...Items.map(item => monthItem.parse(item)))
  return months
}
