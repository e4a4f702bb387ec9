import type { Flow } from './business/business-sign-in.ts'
import type { Doing } from './business/code-dialog.ts'
import type { SignInFailureCode } from './sign-in-failure.ts'

export type PartnerDoing = 'signing_up' | 'logging_in' | 'recovering'

/** Returns the phrase for a failure: the specification has one per dialog and action. */
export const failurePhrase = (flow: Flow, doing: Doing, code: SignInFailureCode) => {
  if (code === 'rate_limited') return 'rateLimited'
  if (code === 'business_email_required') return 'businessEmail'
  if (doing === 'verifying') return code === 'unavailable' ? 'unavailable' : 'signUpUnexpected'
  if (flow === 'sign_up') return doing === 'resending' ? 'signUpResendFailed' : 'signUpUnexpected'
  return doing === 'resending' ? 'logInResendFailed' : 'logInSendFailed'
}

/** The same for a partner. */
export const partnerFailurePhrase = (doing: PartnerDoing, code: SignInFailureCode) => {
  if (code === 'rate_limited') return 'rateLimited'
  if (doing === 'logging_in') return 'partnerLogInFailed'
  return doing === 'recovering' && code === 'unavailable' ? 'unavailable' : 'signUpUnexpected'
}
