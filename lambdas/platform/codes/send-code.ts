import { Failure } from '../failure.ts'
import type { CodeItem } from './code.ts'
import { mayIssue, resendAfterSeconds } from './may-issue.ts'

/** A code that has to be sent instead of the last one; null if one of the last minute still works. */
type DueCode = { last: CodeItem | null } | null

/** What sending needs of the store: the codes of one address for one purpose. */
export type Codes = {
  find: () => Promise<CodeItem | null>
  /** Stores the code that is due together with its request; false if the codes changed in the meantime. */
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
 * Sends a code, unless one of the last minute still works. `found` saves a read if the caller has read the codes
 * already. Throws `rate_limited` above the caps. The time is asked again with each try: a code that another press has
 * just sent would seem to come from the future, later than a minute from now.
 */
export const sendCode = async (
  flow: string,
  codes: Codes,
  now: () => number,
  found?: CodeItem | null,
): Promise<{ resendSeconds: number }> => {
  const last = found === undefined ? await codes.find() : found
  const { due, resendSeconds } = dueCode(flow, last, now())
  return (await codes.store(due, resendSeconds)) ? { resendSeconds } : sendCode(flow, codes, now)
}
