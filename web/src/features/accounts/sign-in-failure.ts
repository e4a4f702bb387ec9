/** What can stand in the way of a sign-in, beside what the protocol itself answers. */
export type SignInFailureCode =
  /** Cognito or Amplify no longer knows of the sign-in in progress. */
  | 'session_lost'
  /** Cognito ended the sign-in: the last try was wrong, or the proof was. */
  | 'refused'
  /** The code for a new password. */
  | 'code_wrong'
  | 'code_expired'
  /** No further code is mailed for now: the last one still works. */
  | 'mailed_lately'
  | 'business_email_required'
  | 'proof_invalid'
  | 'rate_limited'
  | 'unavailable'
  | 'unknown'

export class SignInFailure extends Error {
  readonly code: SignInFailureCode
  /** Cognito's id of the request, for the person to quote; empty where there is none. */
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

/** Our own codes that a trigger's refusal carries inside Cognito's sentence. */
const ours = [
  'business_email_required',
  'proof_invalid',
  'rate_limited',
  'mailed_lately',
  'unavailable',
] as const

const codesByName: Readonly<Record<string, SignInFailureCode>> = {
  // Amplify's own: confirmSignIn without a sign-in it remembers.
  SignInException: 'session_lost',
  NetworkError: 'unavailable',
  TimeoutError: 'unavailable',
  InternalErrorException: 'unavailable',
  TooManyRequestsException: 'rate_limited',
  LimitExceededException: 'rate_limited',
  // The web firewall's rate rule in front of the pool.
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
  // "Password attempts exceeded", which Cognito answers by the name of a wrong password.
  if (/attempts exceeded/i.test(message)) return 'rate_limited'
  return ours.find(code => message.includes(code)) ?? codesByName[name] ?? 'unknown'
}

type Thrown = {
  name?: string
  message?: string
  code?: string
  requestId?: string
  metadata?: { requestId?: string }
}

/** Reads what Amplify, Cognito or our API threw. */
export const signInFailure = (error: unknown): SignInFailure => {
  if (error instanceof SignInFailure) return error
  const { name = '', message = '', code, requestId, metadata } = (error ?? {}) as Thrown
  return new SignInFailure(codeOf(name, `${code ?? ''} ${message}`), requestId || metadata?.requestId)
}
