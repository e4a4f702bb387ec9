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

const investorItem = z.object({ id: z.string(), email: z.string(), language, suspect: z.boolean() })

type Asking = z.infer<typeof investorItem>

/** Who asked under this id; null where nobody did. */
export const findInvestor = async (id: string): Promise<Asking | null> => {
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

/**
 * What the codes of a request stand under. A robot's stand apart: it meets the same answers as everybody, and touches no
 * code of whoever the address belongs to.
 */
const addressOf = ({ id, email, suspect }: Asking): string => (suspect ? id : email)

export const codeHashOf = (asking: Asking): Promise<string> => keyedHash('email', addressOf(asking))

/** The codes of one investor's address. */
export const codesOf = async (asking: Asking): Promise<Codes> => {
  const { language, suspect } = asking
  const [purpose, emailHash] = ['investor_access', await codeHashOf(asking)] as const
  const whose = { emailHash, email: addressOf(asking), language, suspect }
  const code = { purpose, flow: purpose, ...whose, deviceHash: undefined } as const
  return {
    find: () => findCode(purpose, emailHash),
    issue: last => issueCode(code, last),
  }
}
