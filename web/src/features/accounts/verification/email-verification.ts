import type { Language } from '#shared/contract/language.ts'
import { sendVerificationCode, verifyEmail } from '#shared/email-verification/verify-email.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'

/** A code mailed to an address; another may be requested at `resendAt` (milliseconds). */
export type Mailed = { id: string; resendAt: number }

/** Outlives the dialog, so that the mailed code can still be entered when the dialog is opened again. */
const mailed = new Map<string, Mailed>()

export const mailedTo = (email: string): Mailed | undefined => mailed.get(email)

/** Mails a code to the partner's own address. Throws ApiError. */
export const mailCode = async (email: string, language: Language): Promise<Mailed> => {
  const { id, resendSeconds } = await call(sendVerificationCode, { body: { language } })
  const sent = { id, resendAt: Date.now() + resendSeconds * 1_000 }
  mailed.set(email, sent)
  return sent
}

/** Returns whether the code was correct. Throws ApiError if it could not be checked. */
export const enterCode = async (email: string, id: string, code: string): Promise<boolean> => {
  try {
    await call(verifyEmail, { params: { id }, body: { code } })
    mailed.delete(email)
    sessionMark.announce('user_updated')
    return true
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'code_invalid' || error.code === 'invalid_fields'))
      return false
    throw error
  }
}
