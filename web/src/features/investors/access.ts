import type { Language } from '#shared/contract/language.ts'
import {
  requestInvestorAccess,
  resendInvestorCode,
  verifyInvestor,
} from '#shared/investors/request-access.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { solveProof } from '#web/src/platform/proof.ts'
import { sendWithProof } from '#web/src/platform/send-form.ts'

export type Investor = { name: string; email: string; phone: string; website?: string; language: Language }

const key = submissionKey('investor_access')

/** Requests a code, as one submission over all attempts. Throws ApiError. */
export const requestAccess = async (investor: Investor): Promise<{ id: string }> => {
  const options = { idempotencyKey: key.keyFor(investor) }
  const sent = await sendWithProof('investor_access', proof =>
    call(requestInvestorAccess, { body: { ...investor, proof } }, options),
  )
  key.succeeded()
  return sent
}

/** Requests another code; returns the seconds until the next request is allowed. */
export const resendCode = async (id: string, language: Language): Promise<number> => {
  const body = { language, proof: await solveProof('investor_access') }
  return (await call(resendInvestorCode, { params: { id }, body })).resendSeconds
}

/** Exchanges the code for a grant; null if the code is wrong. */
export const verifyCode = async (id: string, code: string, language: Language) => {
  try {
    return await call(verifyInvestor, { params: { id }, body: { code, language } })
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'code_invalid' || error.code === 'not_found'))
      return null
    throw error
  }
}
