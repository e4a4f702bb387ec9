import type { Language } from '#shared/contract/language.ts'
import type { CodeItem } from '../platform/codes/code.ts'
import { mayIssue, resendAfterSeconds } from '../platform/codes/may-issue.ts'

/** What the dialog is told after its proof of work. */
export type Step =
  | { step: 'code'; resendSeconds: number; outstanding: boolean }
  | { step: 'no_account' | 'already_registered' | 'undeliverable' }
  | { step: 'wait' | 'locked'; waitSeconds: number }

export type Asked = {
  flow: 'sign_up' | 'sign_in'
  resume: boolean
  language: Language
  /** Null for an address that has no account. */
  account: { email: string; hasSignedInBefore: boolean; suppressed: boolean } | null
  /** The hash of the device, if this address remembers it. */
  device: string | undefined
}

/** What the use case needs of the store. */
export type Codes = {
  find: () => Promise<CodeItem | null>
  /** False where somebody else was faster. */
  issue: (last: CodeItem | null, onlyForDevice: string | undefined) => Promise<boolean>
}

const issueOrRefuse = async (asked: Asked, codes: Codes, now: number): Promise<Step> => {
  const last = await codes.find()
  const verdict = mayIssue(last, asked, now)
  if (verdict.kind === 'outstanding')
    return { step: 'code', resendSeconds: verdict.resendSeconds, outstanding: true }
  if (verdict.kind !== 'issue') return { step: verdict.kind, waitSeconds: verdict.seconds }
  if (await codes.issue(last, verdict.onlyForDevice ? asked.device : undefined)) {
    return { step: 'code', resendSeconds: resendAfterSeconds, outstanding: false }
  }
  return issueOrRefuse(asked, codes, now)
}

const codeIsOut: Step = { step: 'code', resendSeconds: resendAfterSeconds, outstanding: false }

/**
 * Round two of a business sign-in: a code goes out, or the reason why not. With strict disclosure the answer is
 * the same for every address, however often it is asked about: a code is said to be out.
 */
export const nextStep = async (
  asked: Asked,
  codes: Codes,
  { now, strict }: { now: number; strict: boolean },
): Promise<Step> => {
  if (strict) {
    if (asked.account) await issueOrRefuse(asked, codes, now)
    return codeIsOut
  }
  if (!asked.account) return { step: 'no_account' }
  if (asked.flow === 'sign_up' && asked.account.hasSignedInBefore) return { step: 'already_registered' }
  // Nobody waits for a mail that will not be sent.
  if (asked.account.suppressed) return { step: 'undeliverable' }
  return issueOrRefuse(asked, codes, now)
}
