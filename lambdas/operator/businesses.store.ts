import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '../platform/table/keys.ts'
import { documents, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { type Asked, newItem, unlessDone } from './writes.store.ts'

const balanceOf = async (businessId: string): Promise<number> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.credits(businessId), ConsistentRead: true }),
  )
  return Number(Item?.balance ?? 0)
}

/** Changes the credits of a business, with the entry in its history. Throws where another change came between. */
export const recordCredits = async ({ businessId, ...change }: Asked<'record_credits'>): Promise<boolean> => {
  const before = await balanceOf(businessId)
  const balance = before + change.credits
  const item = { ...keys.creditChange(businessId, change.createdAt, change.id), ...change, balance }
  const total = {
    TableName: tableName(),
    Key: keys.credits(businessId),
    UpdateExpression: 'SET balance = :balance',
    ConditionExpression: before === 0 ? 'attribute_not_exists(PK) OR balance = :before' : 'balance = :before',
    ExpressionAttributeValues: { ':balance': balance, ':before': before },
  }
  return unlessDone(() => transact([{ Put: newItem(item) }, { Update: total }]))
}

/** Notes how far an inquiry has come; false where it is there already, or no such inquiry. */
export const setInquiryState = ({
  businessId,
  inquiryId,
  state,
}: Asked<'set_inquiry_state'>): Promise<boolean> =>
  unlessDone(() =>
    documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.inquiry(businessId, inquiryId),
        UpdateExpression: 'SET #state = :state',
        ConditionExpression: 'attribute_exists(PK) AND #state <> :state',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':state': state },
      }),
    ),
  )
