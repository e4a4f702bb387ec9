import type { Failure } from '../failure.ts'

/** The decision of the limits on an attempt that they have counted. */
export type Verdict = {
  /** Why the attempt is refused; null if it may proceed. */
  refusal: Failure | null
  /** Takes the count back if the attempt was only the replay of a submission. Never throws. */
  uncount: () => Promise<void>
}

/** Throws the refusal of an attempt, if any. */
export const enforce = (verdict: Verdict | undefined): void => {
  if (verdict?.refusal) throw verdict.refusal
}
