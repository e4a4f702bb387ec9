import { claim } from '../claims.ts'

const hourMs = 3_600_000

/** By when a business that sends an inquiry now is promised a first proposal; hours of weekends and holidays count. */
export const promiseEnd = (sentAt: string): string =>
  new Date(Date.parse(sentAt) + claim('matchingTo').value * hourMs).toISOString()
