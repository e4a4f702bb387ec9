import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import type { Language } from '#shared/contract/language.ts'
import { checkCode } from '../platform/codes/check-code.ts'
import { findCode, issueCode } from '../platform/codes/codes.store.ts'
import type { Codes } from '../platform/codes/send-code.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { keys } from '../platform/table/keys.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { conditionFailed, documents, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { type Answering, flow, type Verification } from './email-verification.ts'

const purpose = 'partner_email'

const verificationItem = z.object({ email: z.string() })

/** The codes of a partner's address. */
export const codesOf = async ({ email, language }: { email: string; language: Language }): Promise<Codes> => {
  const emailHash = await keyedHash('email', email)
  const code = { purpose, flow, emailHash, email, language, deviceHash: undefined } as const
  return {
    find: () => findCode(purpose, emailHash),
    issue: last => issueCode(code, last),
  }
}

/** Notes a verification together with the receipt of its submission. */
export const verificationWith =
  ({ sub, email }: { sub: string; email: string }, receipt: Receipt) =>
  async (verification: Verification): Promise<void> => {
    const Item = {
      ...keys.emailVerification(sub, verification.id),
      email,
      ttl: ttlOf('emailVerification'),
    }
    await transact([{ Put: { TableName: tableName(), Item } }, receipt(verification)])
  }

const markVerified = async (sub: string, email: string): Promise<string | null> => {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: keys.role('partner', sub),
    UpdateExpression: 'SET emailVerifiedAt = if_not_exists(emailVerifiedAt, :now)',
    ConditionExpression: 'email = :email',
    ExpressionAttributeValues: { ':now': new Date(clock.now()).toISOString(), ':email': email },
    ReturnValues: 'ALL_NEW',
  })
  try {
    const { Attributes } = await documents.send(update)
    return String(Attributes?.emailVerifiedAt)
  } catch (error) {
    if (conditionFailed(error)) return null
    throw error
  }
}

/** The verifications of one partner. */
export const answersOf = (sub: string): Answering => ({
  addressOf: async id => {
    const key = keys.emailVerification(sub, id)
    const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: key }))
    return Item ? verificationItem.parse(Item).email : null
  },
  check: async ({ id, email }, code) => {
    const emailHash = await keyedHash('email', email)
    // Not the request's id: after a lost answer the same code comes again, with another request.
    return checkCode({ purpose, flow, emailHash, attemptId: id, device: undefined }, code)
  },
  markVerified: email => markVerified(sub, email),
})
