import { type Codes, sendCode } from '../platform/codes/send-code.ts'
import { Failure } from '../platform/failure.ts'

/** The flow of the codes; the only one of their purpose. */
export const flow = 'partner_email'

type Started = { id: string; resendSeconds: number }

/** Mails a code to the partner's own address and stores the verification that it completes. */
export const startVerification = async (
  id: string,
  { codes, now }: { codes: Codes; now: () => number },
): Promise<Started> => ({ id, ...(await sendCode(flow, codes, now)) })

/** A verification that was started; `emailVerifiedAt` is set if the address counted as the partner's already. */
type Verification = { email: string; emailVerifiedAt: string | undefined }

/** What the use case needs of the stores. */
export type Answering = {
  /** The caller's own verification; null for anybody else's, and if there is none. */
  find: (id: string) => Promise<Verification | null>
  /**
   * Uses up the outstanding code of the address if it is the given one, and returns since when the address counts as
   * verified; again for the verification that used it. Null if the code is wrong, or if the account has another address
   * now.
   */
  verify: (verification: Verification & { id: string }, code: string) => Promise<string | null>
}

/** Checks a code; throws `code_invalid`, which does not say why. */
export const answerVerification = async (
  { id, code }: { id: string; code: string },
  { find, verify }: Answering,
): Promise<{ emailVerifiedAt: string }> => {
  const verification = await find(id)
  const emailVerifiedAt = verification && (await verify({ id, ...verification }, code))
  if (!emailVerifiedAt) throw new Failure('code_invalid', { fields: { code: 'invalid' } })
  return { emailVerifiedAt }
}
