import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { findCode, issueCode } from '../platform/codes/codes.store.ts'
import type { Codes } from '../platform/codes/send-code.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { keys } from '../platform/table/keys.ts'
import { personItem } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { documents, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import type { Investor } from './request-access.ts'

const investorItem = z.object({ email: z.string(), language, suspect: z.boolean() })

/** Who asked under this id; null where nobody did. */
export const findInvestor = async (id: string): Promise<z.infer<typeof investorItem> | null> => {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keys.investor(id) }))
  return Item ? investorItem.parse(Item) : null
}

/** Stores a request together with the receipt of its submission. */
export const investorWith =
  (receipt: Receipt) =>
  async (investor: Investor): Promise<void> => {
    const key = keys.investor(investor.id)
    const index = keys.leads('investor', investor.createdAt, investor.id)
    const ttl = ttlOf('investor')
    const put = {
      TableName: tableName(),
      Item: { ...key, ...index, ...investor, ttl },
      ConditionExpression: 'attribute_not_exists(PK)',
    }
    const link = await personItem(investor.email, key, { ttl })
    await transact([{ Put: put }, link, receipt({ id: investor.id })])
  }

/** The codes of one investor's address. */
export const codesOf = async (investor: Pick<Investor, 'email' | 'language'>): Promise<Codes> => {
  const emailHash = await keyedHash('email', investor.email)
  const purpose = 'investor_access'
  const code = { purpose, flow: purpose, emailHash, ...investor, deviceHash: undefined } as const
  return {
    find: () => findCode(purpose, emailHash),
    issue: last => issueCode(code, last),
  }
}
