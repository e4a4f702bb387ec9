import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { earningsOre } from '#shared/earnings/earnings.ts'
import { keys } from '../platform/table/keys.ts'
import { documents, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { type Asked, newItem, unlessDone } from './writes.store.ts'

/** Approves a partner's profile; false where it is approved, or not there yet. */
export const approvePartner = ({ partnerId }: Asked<'approve_partner'>): Promise<boolean> =>
  unlessDone(() =>
    documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.partnerProfile(partnerId),
        UpdateExpression: 'SET #status = :approved, GSI1PK = :partners',
        ConditionExpression: 'attribute_exists(PK) AND #status <> :approved',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':approved': 'approved',
          ':partners': keys.partnerProfiles('approved', '').GSI1PK,
        },
      }),
    ),
  )

/** Opens an assignment for applications, counted in the same transaction. */
export const publishAssignment = (published: Asked<'publish_assignment'>): Promise<boolean> => {
  const { id, createdAt } = published
  const item = { ...keys.openAssignment(id), ...keys.openAssignments(createdAt), ...published, state: 'open' }
  const totals = {
    TableName: tableName(),
    Key: keys.openTotals(),
    UpdateExpression: 'ADD openCount :one SET latestPublishedAt = :createdAt',
    ExpressionAttributeValues: { ':one': 1, ':createdAt': createdAt },
  }
  return unlessDone(() => transact([{ Put: newItem(item) }, { Update: totals }]))
}

/** Gives a partner an assignment, counted by its status in the same transaction. */
export const recordAssignment = ({
  partnerId,
  ...recorded
}: Asked<'record_assignment'>): Promise<boolean> => {
  const { id, createdAt, status, creditsEarned } = recorded
  const item = {
    ...keys.partnerAssignment(partnerId, createdAt, id),
    ...keys.partnerAssignments(partnerId, status, createdAt),
    ...recorded,
    totalEarningsOre: earningsOre(creditsEarned),
  }
  const totals = {
    TableName: tableName(),
    Key: keys.partnerTotals(partnerId),
    UpdateExpression: 'ADD #status :one',
    ExpressionAttributeNames: { '#status': status },
    ExpressionAttributeValues: { ':one': 1 },
  }
  return unlessDone(() => transact([{ Put: newItem(item) }, { Update: totals }]))
}

/** Records what a partner worked and was paid in a month. */
export const recordMonth = ({ partnerId, ...worked }: Asked<'record_month'>): Promise<boolean> =>
  unlessDone(() =>
    documents.send(new PutCommand(newItem({ ...keys.earnings(partnerId, worked.month), ...worked }))),
  )
