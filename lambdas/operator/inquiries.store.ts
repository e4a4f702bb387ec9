import { keys } from '../platform/table/keys.ts'
import { tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { auditItem } from './audit.store.ts'
import type { Run } from './run.ts'
import { unlessDone } from './writes.store.ts'

/** Notes how far an inquiry has come; nothing changes where it is there already, or no such inquiry. */
export const setInquiryState: Run<'inquiries set-state'> = ({ businessId, inquiryId, state }, operation) => {
  const key = keys.inquiry(businessId, inquiryId)
  const update = {
    TableName: tableName(),
    Key: key,
    UpdateExpression: 'SET #state = :state',
    ConditionExpression: 'attribute_exists(PK) AND #state <> :state',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':state': state },
  }
  return unlessDone(() => transact([{ Update: update }, auditItem(operation, key.PK, { inquiryId, state })]))
}
