import type { Language } from '#shared/contract/language.ts'
import type { CodeItem } from '../platform/codes/code.ts'
import { mayIssue, resendAfterSeconds, type CodeRequest } from '../platform/codes/may-issue.ts'
import type { CodeRound } from './challenge.ts'

/** What the dialog is told after its proof of work. */
type Step =
  | { step: 'code'; resendSeconds: number; outstanding: boolean; sentSeconds: number }
  | { step: 'no_account' | 'already_registered' | 'undeliverable' }
  | { step: 'wait' | 'locked'; waitSeconds: number }

/** The step and, where a code is out, which of the address's codes answers it. */
export type Next = Step & { round?: CodeRound }

export type Asked = {
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
  /** False where somebody else was faster. */
  issue: (last: CodeItem | null) => Promise<boolean>
}

const codeIsOut = {
  step: 'code',
  resendSeconds: resendAfterSeconds,
  outstanding: false,
  sentSeconds: 0,
} as const

const issueOrRefuse = async (wish: CodeRequest, codes: Codes, now: number): Promise<Step> => {
  const last = await codes.find()
  const verdict = mayIssue(last, wish, now)
  if (verdict.kind === 'outstanding') {
    const { resendSeconds, sentSeconds } = verdict
    return { step: 'code', resendSeconds, outstanding: true, sentSeconds }
  }
  if (verdict.kind !== 'issue') return { step: verdict.kind, waitSeconds: verdict.seconds }
  return (await codes.issue(last)) ? codeIsOut : issueOrRefuse(wish, codes, now)
}

/**
 * A remembered device has codes of its own, which no stranger uses up. Where another device of the address has just had
 * one of them, it gets one like everybody else.
 */
const askForCode = async (
  { flow, resume, device }: Asked,
  codesOf: (round: CodeRound) => Codes,
  now: number,
): Promise<Next> => {
  const own = device && (await issueOrRefuse({ flow, resume, device }, codesOf('device_code'), now))
  if (own && own.step === 'code') return { ...own, round: 'device_code' }
  const common = await issueOrRefuse({ flow, resume, device: undefined }, codesOf('code'), now)
  return common.step === 'code' ? { ...common, round: 'code' } : own || common
}

/**
 * Round two of a business sign-in: a code goes out, or the reason why not. With strict disclosure the answer is
 * the same for every address, however often it is asked about: a code is said to be out.
 */
export const nextStep = async (
  asked: Asked,
  codesOf: (round: CodeRound) => Codes,
  { now, strict }: { now: number; strict: boolean },
): Promise<Next> => {
  if (strict) {
    const next: Partial<Next> = asked.account ? await askForCode(asked, codesOf, now) : {}
    return { ...codeIsOut, round: next.round ?? 'code' }
  }
  if (!asked.account) return { step: 'no_account' }
  if (asked.flow === 'sign_up' && asked.account.hasSignedInBefore) return { step: 'already_registered' }
  // Nobody waits for a mail that will not be sent.
  if (asked.account.suppressed) return { step: 'undeliverable' }
  return askForCode(asked, codesOf, now)
}
