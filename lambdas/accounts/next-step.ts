import type { Language } from '#shared/contract/language.ts'
import type { CodeItem } from '../platform/codes/code.ts'
import { type CodeRequest, mayIssue, resendAfterSeconds } from '../platform/codes/may-issue.ts'
import type { CodeRound } from './challenge.ts'

/** The reply to the dialog after its proof of work. */
type Step =
  | { step: 'code'; resendSeconds: number; outstanding: boolean; sentSeconds: number }
  | { step: 'no_account' | 'already_registered' | 'undeliverable' }
  | { step: 'wait' | 'locked'; waitSeconds: number }

/** The step and, if it asks for a code, the round that accepts that code. */
export type Next = Step & { round?: CodeRound }

export type SignInRequest = {
  flow: 'sign_up' | 'sign_in'
  resume: boolean
  language: Language
  /** Null for an address that has no account. */
  account: { email: string; hasSignedInBefore: boolean; suppressed: boolean } | null
  /** The hash of the device, if this address remembers it. */
  device: string | undefined
}

/** What the use case needs of the store: the codes of one round. */
export type Codes = {
  find: () => Promise<CodeItem | null>
  /** False if the codes changed in the meantime. */
  issue: (last: CodeItem | null) => Promise<boolean>
}

const codeSent = {
  step: 'code',
  resendSeconds: resendAfterSeconds,
  outstanding: false,
  sentSeconds: 0,
} as const

const issueOrRefuse = async (request: CodeRequest, codes: Codes, now: number): Promise<Step> => {
  const last = await codes.find()
  const verdict = mayIssue(last, request, now)
  if (verdict.kind === 'outstanding') {
    const { resendSeconds, sentSeconds } = verdict
    return { step: 'code', resendSeconds, outstanding: true, sentSeconds }
  }
  if (verdict.kind !== 'issue') return { step: verdict.kind, waitSeconds: verdict.seconds }
  return (await codes.issue(last)) ? codeSent : issueOrRefuse(request, codes, now)
}

/**
 * A remembered device has codes of its own, which a stranger cannot use up. If another device of the address has just got
 * one of them, it gets one of the common codes.
 */
const requestCode = async (
  { flow, resume, device }: SignInRequest,
  codesOf: (round: CodeRound) => Codes,
  now: number,
): Promise<Next> => {
  const own = device && (await issueOrRefuse({ flow, resume, device }, codesOf('device_code'), now))
  if (own && own.step === 'code') return { ...own, round: 'device_code' }
  const common = await issueOrRefuse({ flow, resume, device: undefined }, codesOf('code'), now)
  return common.step === 'code' ? { ...common, round: 'code' } : own || common
}

/**
 * Round two of a business sign-in: sends a code, or says why not. With strict disclosure the reply is the same for every
 * address, however often it is requested: that a code was sent.
 */
export const nextStep = async (
  request: SignInRequest,
  codesOf: (round: CodeRound) => Codes,
  { now, strict }: { now: number; strict: boolean },
): Promise<Next> => {
  if (strict) {
    const next: Partial<Next> = request.account ? await requestCode(request, codesOf, now) : {}
    return { ...codeSent, round: next.round ?? 'code' }
  }
  if (!request.account) return { step: 'no_account' }
  if (request.flow === 'sign_up' && request.account.hasSignedInBefore) return { step: 'already_registered' }
  // Otherwise the person would wait for a mail that is never sent.
  if (request.account.suppressed) return { step: 'undeliverable' }
  return requestCode(request, codesOf, now)
}
