import { type Codes, sendCode } from '../platform/codes/send-code.ts'
import { Failure } from '../platform/failure.ts'

/** The way in that a code is mailed for; it is the only one of its purpose. */
export const flow = 'partner_email'

export type Verification = { id: string; resendSeconds: number }

/** Mails a code to the partner's own address and notes the verification that may be answered with it. */
export const startVerification = async (
  id: string,
  { codes, store, now }: { codes: Codes; store: (verification: Verification) => Promise<void>; now: number },
): Promise<Verification> => {
  const verification = { id, ...(await sendCode(flow, codes, now)) }
  await store(verification)
  return verification
}

/** What the use case needs of the stores. */
export type Answering = {
  /** The address that the caller's verification is about; null for anybody else's, and for none. */
  addressOf: (id: string) => Promise<string | null>
  /** Uses the outstanding code of an address up, if this is it; right again for the verification that has used it. */
  check: (verification: { id: string; email: string }, code: string) => Promise<boolean>
  /** Notes since when the address counts as the partner's; null where the account has another one now. */
  markVerified: (email: string) => Promise<string | null>
}

/** Takes a code; throws `code_invalid`, which does not say what was wrong with it or whose it is. */
export const answerVerification = async (
  { id, code }: { id: string; code: string },
  { addressOf, check, markVerified }: Answering,
): Promise<{ emailVerifiedAt: string }> => {
  const email = await addressOf(id)
  const right = email !== null && (await check({ id, email }, code))
  const emailVerifiedAt = right ? await markVerified(email) : null
  if (emailVerifiedAt === null) throw new Failure('code_invalid', { fields: { code: 'invalid' } })
  return { emailVerifiedAt }
}
