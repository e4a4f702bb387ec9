import { earningsOre } from '#shared/earnings/earnings.ts'
import { keys } from '../platform/table/keys.ts'
import { type TransactItem, tableName } from '../platform/table/table.ts'
import { findAssignment } from './assignments.store.ts'
import { auditItem } from './audit.store.ts'
import type { Earnings, Worked } from './earnings.ts'
import { findMonth, hasEntry } from './months.store.ts'
import type { Operation } from './run.ts'
import { newItem } from './writes.store.ts'
import { written } from './written.store.ts'

type Increment = { totalHours?: number; creditsEarned?: number; paidOutOre?: number }

/** Adds to a month that is still as it was read; part of a transaction. */
const monthGrows = (partnerId: string, read: Worked, by: Increment): TransactItem => ({
  Update: {
    TableName: tableName(),
    Key: keys.earnings(partnerId, read.month),
    UpdateExpression: 'SET #month = :month ADD totalHours :hours, creditsEarned :credits, paidOutOre :paid',
    ConditionExpression:
      'attribute_not_exists(PK) OR (totalHours = :readHours AND creditsEarned = :readCredits AND paidOutOre = :readPaid)',
    ExpressionAttributeNames: { '#month': 'month' },
    ExpressionAttributeValues: {
      ':month': read.month,
      ':hours': by.totalHours ?? 0,
      ':credits': by.creditsEarned ?? 0,
      ':paid': by.paidOutOre ?? 0,
      ':readHours': read.totalHours,
      ':readCredits': read.creditsEarned,
      ':readPaid': read.paidOutOre,
    },
  },
})

const addingHours = (
  partnerId: string,
  { asked, assignment }: Parameters<Earnings['addHours']>[0],
): TransactItem => ({
  Update: {
    TableName: tableName(),
    Key: keys.partnerAssignment(partnerId, assignment.createdAt, assignment.id),
    UpdateExpression: 'ADD totalHours :hours, creditsEarned :credits, totalEarningsOre :ore',
    ConditionExpression: 'totalHours = :readHours AND creditsEarned = :readCredits',
    ExpressionAttributeValues: {
      ':hours': asked.hours,
      ':credits': asked.credits,
      ':ore': earningsOre(asked.credits),
      ':readHours': assignment.totalHours,
      ':readCredits': assignment.creditsEarned,
    },
  },
})

/** The earnings of a partner as one operation adds to them. */
export const earningsFor = (partnerId: string, operation: Operation): Earnings => {
  const entryOf = (entryMonth: string, entry: { id: string } & Record<string, unknown>): TransactItem[] => [
    {
      Put: newItem({ ...keys.workEntry(partnerId, entryMonth, entry.id), ...entry, createdAt: operation.at }),
    },
    auditItem(operation, keys.partnerTotals(partnerId).PK, { entryId: entry.id, month: entryMonth }),
  ]
  return {
    month: read => findMonth(partnerId, read),
    hasEntry: (read, id) => hasEntry(partnerId, read, id),
    findAssignment: id => findAssignment(partnerId, id),
    addHours: adding => {
      const { hours: totalHours, credits: creditsEarned, assignmentId, reference } = adding.asked
      const entry = { id: adding.id, kind: 'hours', assignmentId, totalHours, creditsEarned, reference }
      return written([
        ...entryOf(adding.month.month, entry),
        monthGrows(partnerId, adding.month, { totalHours, creditsEarned }),
        addingHours(partnerId, adding),
      ])
    },
    addPayout: ({ id, amountOre: paidOutOre, reference, month: read }) =>
      written([
        ...entryOf(read.month, { id, kind: 'payout', paidOutOre, reference }),
        monthGrows(partnerId, read, { paidOutOre }),
      ]),
  }
}
