import type { Failure } from '../failure.ts'

/** What the limits say of an attempt that they have counted. */
export type Verdict = {
  /** Why the attempt is refused; null if it may proceed. */
  refusal: Failure | null
  /** Takes the count back, for what turns out to be no new attempt: the replay of a submission. Never throws. */
  uncount: () => Promise<void>
}

/** Throws what the limits refuse an attempt with. */
export const enforce = ({ refusal }: Verdict): void => {
  if (refusal) throw refusal
}
