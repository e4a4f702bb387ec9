import { Failure } from '../failure.ts'
import type { CodeItem } from './code.ts'
import { mayIssue, resendAfterSeconds } from './may-issue.ts'

/** A code that has to go out, in the place of the last one; null if one of this minute still works. */
type DueCode = { last: CodeItem | null } | null

/** What sending needs of the store: the codes of one address for one purpose. */
export type Codes = {
  find: () => Promise<CodeItem | null>
  /** Stores the code that is due together with what asked for it; false where somebody else was faster. */
  store: (due: DueCode, resendSeconds: number) => Promise<boolean>
}

const dueCode = (
  flow: string,
  last: CodeItem | null,
  now: number,
): { due: DueCode; resendSeconds: number } => {
  const verdict = mayIssue(last, { flow, resume: false, device: undefined }, now)
  if (verdict.kind === 'outstanding' && verdict.resendSeconds <= resendAfterSeconds) {
    return { due: null, resendSeconds: verdict.resendSeconds }
  }
  if (verdict.kind !== 'issue') {
    const retryAfter = verdict.kind === 'outstanding' ? verdict.resendSeconds : verdict.seconds
    throw new Failure('rate_limited', { retryAfter })
  }
  return { due: { last }, resendSeconds: resendAfterSeconds }
}

/**
 * Lets a code go out, unless one of this minute still works. `found` spares the first look where the codes that are out
 * have been read already. Throws `rate_limited` past the caps.
 */
export const sendCode = async (
  flow: string,
  codes: Codes,
  now: number,
  found?: CodeItem | null,
): Promise<{ resendSeconds: number }> => {
  const last = found === undefined ? await codes.find() : found
  const { due, resendSeconds } = dueCode(flow, last, now)
  return (await codes.store(due, resendSeconds)) ? { resendSeconds } : sendCode(flow, codes, now)
}
