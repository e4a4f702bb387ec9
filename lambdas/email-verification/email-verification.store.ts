import { roleEntity } from '#shared/accounts/role.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Language } from '#shared/contract/language.ts'
import { emailVerificationEntity } from '#shared/email-verification/email-verification.entity.ts'
import { checkCode } from '../platform/codes/check-code.ts'
import { findCode, issueCode } from '../platform/codes/codes.store.ts'
import type { Codes } from '../platform/codes/send-code.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { getItem } from '../platform/table/get-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { ifAbsent, update } from '../platform/table/update.ts'
import { putItem } from '../platform/table/write-items.ts'
import { type Answering, flow } from './email-verification.ts'

const purpose = 'partner_email'

type Request = { sub: string; email: string; language: Language }

/** The codes that one verification requests for a partner's address; each is stored with the verification and its receipt. */
export const codesOf = ({ sub, email, language }: Request, id: string, receipt: Receipt): Codes => ({
  find: async () => findCode(purpose, await keyedHash('email', email)),
  store: async (due, resendSeconds) => {
    const item = { ...emailVerificationEntity.key({ sub, id }), email, ttl: ttlOf(emailVerificationEntity) }
    const noted = [putItem(item), receipt({ id, resendSeconds })]
    const emailHash = await keyedHash('email', email)
    const code = { purpose, flow, emailHash, email, language, deviceHash: undefined } as const
    if (due) return issueCode(code, due.last, noted)
    await transact(noted)
    return true
  },
})

/** Marks the address as the partner's, if it is not yet; refused if the account has another one now. */
const verified = (sub: string, email: string, now: string): TransactItem =>
  update(roleEntity.key({ pool: 'partner', sub }))
    .set({ emailVerifiedAt: ifAbsent(now) })
    .expect({ email })

const readVerification = (sub: string, id: string) =>
  getItem(emailVerificationEntity.key({ sub, id }), emailVerificationEntity.item, { consistent: false })

/** The verifications of one partner. */
export const answersOf = (sub: string): Answering => ({
  find: async id => {
    const [verification, role] = await Promise.all([readVerification(sub, id), findPartnerRole(sub)])
    return verification && { ...verification, emailVerifiedAt: role?.emailVerifiedAt }
  },
  verify: async ({ id, email, emailVerifiedAt }, code) => {
    const emailHash = await keyedHash('email', email)
    const now = new Date(clock.now()).toISOString()
    // Not the request's id: after a lost reply the same code is sent again, in another request.
    const attempt = { purpose, flow, emailHash, attemptId: id, device: undefined } as const
    const isRight = await checkCode(attempt, code, [verified(sub, email, now)])
    return isRight ? (emailVerifiedAt ?? now) : null
  },
})
