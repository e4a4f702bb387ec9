import { Failure } from '../failure.ts'
import type { CodeItem } from './code.ts'
import { mayIssue, resendAfterSeconds } from './may-issue.ts'

/** What sending needs of the store: the codes of one address for one purpose. */
export type Codes = {
  find: () => Promise<CodeItem | null>
  /** False where somebody else was faster. */
  issue: (last: CodeItem | null) => Promise<boolean>
}

/** Lets a code go out, unless one of this minute still works; throws `rate_limited` past the caps. */
export const sendCode = async (
  flow: string,
  codes: Codes,
  now: number,
): Promise<{ resendSeconds: number }> => {
  const last = await codes.find()
  const verdict = mayIssue(last, { flow, resume: false, device: undefined }, now)
  if (verdict.kind === 'outstanding' && verdict.resendSeconds <= resendAfterSeconds) {
    return { resendSeconds: verdict.resendSeconds }
  }
  if (verdict.kind !== 'issue') {
    const retryAfter = verdict.kind === 'outstanding' ? verdict.resendSeconds : verdict.seconds
    throw new Failure('rate_limited', { retryAfter })
  }
  return (await codes.issue(last)) ? { resendSeconds: resendAfterSeconds } : sendCode(flow, codes, now)
}
