/** Why a sign-in can fail, besides the results that the protocol itself returns. */
export type SignInFailureCode =
  /** Cognito or Amplify has lost the sign-in attempt. */
  | 'session_lost'
  /** Cognito ended the sign-in attempt after the last wrong code or a wrong proof. */
  | 'refused'
  /** The code for a new password is wrong or has expired. */
  | 'code_wrong'
  | 'code_expired'
  /** No other code is mailed for now; the last one is still valid. */
  | 'mailed_lately'
  | 'business_email_required'
  | 'proof_invalid'
  | 'rate_limited'
  | 'unavailable'
  | 'unknown'

export class SignInFailure extends Error {
  readonly code: SignInFailureCode
  /** Cognito's request id, for the person to quote; empty if there is none. */
  readonly requestId: string

  constructor(code: SignInFailureCode, requestId = '') {
    super(code)
    this.name = 'SignInFailure'
    this.code = code
    this.requestId = requestId
  }
}

export const failsWith = (error: unknown, code: SignInFailureCode): boolean =>
  error instanceof SignInFailure && error.code === code

/** Our own error codes that a trigger's refusal carries inside Cognito's message. */
const ownCodes = [
  'business_email_required',
  'proof_invalid',
  'rate_limited',
  'mailed_lately',
  'unavailable',
] as const

const codesByName: Readonly<Record<string, SignInFailureCode>> = {
  // From Amplify: confirmSignIn without a known sign-in attempt.
  SignInException: 'session_lost',
  NetworkError: 'unavailable',
  TimeoutError: 'unavailable',
  InternalErrorException: 'unavailable',
  TooManyRequestsException: 'rate_limited',
  LimitExceededException: 'rate_limited',
  // The rate limit of the web firewall in front of the pool.
  ForbiddenException: 'rate_limited',
  NotAuthorizedException: 'refused',
  UserNotFoundException: 'refused',
  CodeMismatchException: 'code_wrong',
  ExpiredCodeException: 'code_expired',
}

const codeOf = (name: string, message: string): SignInFailureCode => {
  // "Invalid session for the user, session is expired." and "… session can only be used once."
  if (/^(NotAuthorized|CodeMismatch|ExpiredCode)Exception$/.test(name) && /session/i.test(message))
    return 'session_lost'
  // "Password attempts exceeded", which Cognito returns under the same name as a wrong password.
  if (/attempts exceeded/i.test(message)) return 'rate_limited'
  return ownCodes.find(code => message.includes(code)) ?? codesByName[name] ?? 'unknown'
}

type Thrown = {
  name?: string
  message?: string
  code?: string
  requestId?: string
  metadata?: { requestId?: string }
}

/** Converts an error of Amplify, Cognito or our API. */
export const signInFailure = (error: unknown): SignInFailure => {
  if (error instanceof SignInFailure) return error
  const { name = '', message = '', code, requestId, metadata } = (error ?? {}) as Thrown
  return new SignInFailure(codeOf(name, `${code ?? ''} ${message}`), requestId || metadata?.requestId)
}
