import { keys } from './keys.ts'
import { accountingTtl } from './retention.ts'
import { tableName } from './table.ts'

/** Who did what, and when. */
type Deed = {
  action: string
  /** Who asks, as the launcher tells. */
  by: string
  id: string
  at: string
}

/** The write that notes a deed in its owner's partition, with what else is to be known of it. */
export const auditPut = ({ action, by, id, at }: Deed, owner: string, about: Record<string, unknown>) => ({
  TableName: tableName(),
  Item: { ...about, ...keys.audit(owner, at, id), id, action, by, createdAt: at, ttl: accountingTtl() },
})

/** Whose audit it stands in when a deed is about no account, order or assignment. */
export const noOwner = 'OPERATOR'
