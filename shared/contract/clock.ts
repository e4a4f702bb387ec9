let offset = 0

/**
 * The one clock for everything that expires: codes, proofs, limits, leases, tokens.
 * Only the system on one machine moves it; nothing in the cloud calls `moveBy`.
 */
export const clock = {
  /** Milliseconds since 1970, as Date.now() counts them. */
  now: (): number => Date.now() + offset,
  /** The present second, as DynamoDB's TTL and JWTs count time. */
  seconds: (): number => Math.floor((Date.now() + offset) / 1000),
  /** Moves the clock by milliseconds, forwards or backwards. */
  moveBy: (milliseconds: number): void => {
    offset += milliseconds
  },
  offset: (): number => offset,
}
