import * as z from 'zod/mini'
import { investorEntity } from '#shared/investors/investor.entity.ts'
import type { CodeItem } from '../platform/codes/code.ts'
import { findCode, issueCode } from '../platform/codes/codes.store.ts'
import type { Codes } from '../platform/codes/send-code.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personItem } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { Investor } from './request-access.ts'

const investorItem = z.pick(investorEntity.item, { id: true, email: true, language: true, suspect: true })

type Request = z.infer<typeof investorItem>

/** The request under this id; null if there is none. */
export const findInvestor = (id: string): Promise<Request | null> =>
  getItem(investorEntity.key({ id }), investorItem, { consistent: false })

const purpose = 'investor_access'

/**
 * The hash that the codes of a request are stored under. A robot's are stored apart: it gets the same replies as everybody
 * else, and does not touch the codes of the owner of the address.
 */
export const addressOf = ({ id, email, suspect }: Request): string => (suspect ? id : email)

/** The codes of one address; null if none was ever requested. */
export const findCodes = async (address: string): Promise<CodeItem | null> =>
  findCode(purpose, await keyedHash('email', address))

/** The codes of a request, each stored in one transaction with `also`. */
export const codesOf = (request: Request, also: readonly TransactItem[] = []): Codes => ({
  find: () => findCodes(addressOf(request)),
  store: async due => {
    const { language, suspect } = request
    const email = addressOf(request)
    const recipient = { emailHash: await keyedHash('email', email), email, language, suspect }
    const code = { purpose, flow: purpose, ...recipient, deviceHash: undefined } as const
    if (due) return issueCode(code, due.last, also)
    if (also.length > 0) await transact(also)
    return true
  },
})

/** A request as it is stored, with the receipt of its submission. */
export const requestWrites = async (investor: Investor, receipt: Receipt): Promise<TransactItem[]> => {
  const key = investorEntity.key({ id: investor.id })
  const index = investorEntity.indexKey({ kind: 'investor', createdAt: investor.createdAt, id: investor.id })
  const ttl = ttlOf(investorEntity)
  const item = { ...key, ...index, ...investor, ttl }
  return [putNew(item), await personItem(investor.email, key, { ttl }), receipt({ id: investor.id })]
}
