import { type Codes, sendCode } from '../platform/codes/send-code.ts'
import { Failure } from '../platform/failure.ts'

/** The way in that a code is mailed for; it is the only one of its purpose. */
export const flow = 'partner_email'

type Started = { id: string; resendSeconds: number }

/** Mails a code to the partner's own address and notes the verification that may be answered with it. */
export const startVerification = async (
  id: string,
  { codes, now }: { codes: Codes; now: number },
): Promise<Started> => ({ id, ...(await sendCode(flow, codes, now)) })

/** A verification that was started; `emailVerifiedAt` is set if the address counted as the partner's already. */
type Verification = { email: string; emailVerifiedAt: string | undefined }

/** What the use case needs of the stores. */
export type Answering = {
  /** The caller's own verification; null for anybody else's, and if there is none. */
  find: (id: string) => Promise<Verification | null>
  /**
   * Uses the outstanding code of the address up, if this is it, and notes since when the address counts as the
   * partner's; right again for the verification that has used it. Null if it is wrong, or if the account has another
   * address now.
   */
  verify: (verification: Verification & { id: string }, code: string) => Promise<string | null>
}

/** Takes a code; throws `code_invalid`, which does not say what was wrong with it or whose it is. */
export const answerVerification = async (
  { id, code }: { id: string; code: string },
  { find, verify }: Answering,
): Promise<{ emailVerifiedAt: string }> => {
  const verification = await find(id)
  const emailVerifiedAt = verification && (await verify({ id, ...verification }, code))
  if (!emailVerifiedAt) throw new Failure('code_invalid', { fields: { code: 'invalid' } })
  return { emailVerifiedAt }
}
