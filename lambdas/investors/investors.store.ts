import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import type { CodeItem } from '../platform/codes/code.ts'
import { findCode, issueCode } from '../platform/codes/codes.store.ts'
import type { Codes } from '../platform/codes/send-code.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { keys } from '../platform/table/keys.ts'
import { personItem } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { documents, type TransactItem, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import type { Investor } from './request-access.ts'

const investorItem = z.object({ id: z.string(), email: z.string(), language, suspect: z.boolean() })

type Asking = z.infer<typeof investorItem>

/** Who asked under this id; null where nobody did. */
export const findInvestor = async (id: string): Promise<Asking | null> => {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keys.investor(id) }))
  return Item ? investorItem.parse(Item) : null
}

const purpose = 'investor_access'

/**
 * What the codes of a request stand under. A robot's stand apart: it meets the same answers as everybody, and touches no
 * code of whoever the address belongs to.
 */
export const addressOf = ({ id, email, suspect }: Asking): string => (suspect ? id : email)

/** The codes that are out for one address; null if none was ever asked for. */
export const findCodes = async (address: string): Promise<CodeItem | null> =>
  findCode(purpose, await keyedHash('email', address))

/** The codes of a request, each stored in one transaction with `also`. */
export const codesOf = (asking: Asking, also: readonly TransactItem[] = []): Codes => ({
  find: () => findCodes(addressOf(asking)),
  store: async due => {
    const { language, suspect } = asking
    const email = addressOf(asking)
    const whose = { emailHash: await keyedHash('email', email), email, language, suspect }
    const code = { purpose, flow: purpose, ...whose, deviceHash: undefined } as const
    if (due) return issueCode(code, due.last, also)
    if (also.length > 0) await transact([...also])
    return true
  },
})

/** A request as it is stored, with the receipt of its submission. */
export const requestWrites = async (investor: Investor, receipt: Receipt): Promise<TransactItem[]> => {
  const key = keys.investor(investor.id)
  const index = keys.leads('investor', investor.createdAt, investor.id)
  const ttl = ttlOf('investor')
  const put = {
    TableName: tableName(),
    Item: { ...key, ...index, ...investor, ttl },
    ConditionExpression: 'attribute_not_exists(PK)',
  }
  return [{ Put: put }, await personItem(investor.email, key, { ttl }), receipt({ id: investor.id })]
}
