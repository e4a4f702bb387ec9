import type { CodeItem } from './code.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const codeMinutes = 10
export const triesPerCode = 5
/** Wrong guesses at one address in 24 hours, remembered devices aside. */
export const guessesPerDay = 50
const codesPerHour = 5
const codesPerDay = 10
const betweenCodes = minute
const betweenCodesOverTheCap = 15 * minute

export type Wish = {
  flow: string
  /** A lost session goes on with the code that is out; only a wish for a new code gets one. */
  resume: boolean
  /** The hash of a remembered device, or undefined. */
  device: string | undefined
}

export type Verdict =
  | { kind: 'outstanding'; resendSeconds: number }
  | { kind: 'wait' | 'locked'; seconds: number }
  | { kind: 'issue'; onlyForDevice: boolean }

const within = (instants: readonly number[], span: number, now: number): number[] =>
  instants.filter(instant => instant > now - span)

const until = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1000))

const isOutstanding = (code: CodeItem, { flow, device }: Wish, now: number): boolean =>
  code.flow === flow &&
  code.usedBy === undefined &&
  code.triesLeft > 0 &&
  code.expiresAt > now &&
  (code.deviceHash === undefined || code.deviceHash === device)

const overTheCap = (code: CodeItem, wish: Wish, last: number, now: number): Verdict => {
  if (last > now - betweenCodesOverTheCap)
    return { kind: 'locked', seconds: until(last + betweenCodesOverTheCap, now) }
  const guesses = within(code.guessedAt, day, now)
  if (wish.device !== undefined) return { kind: 'issue', onlyForDevice: true }
  if (guesses.length < guessesPerDay) return { kind: 'issue', onlyForDevice: false }
  return { kind: 'locked', seconds: until(Math.min(...guesses) + day, now) }
}

/**
 * Whether a code may go out to an address now. One a minute, five an hour, ten a day; past these caps one per
 * 15 minutes, to remembered devices even where an address has used up its guesses: so nobody is locked out of a
 * device they use, however many codes a stranger asks for.
 */
export const mayIssue = (code: CodeItem | null, wish: Wish, now: number): Verdict => {
  if (!code) return { kind: 'issue', onlyForDevice: false }
  const issued = within(code.issuedAt, day, now)
  const last = Math.max(0, ...issued)
  const outstanding = isOutstanding(code, wish, now)
  if (outstanding && (wish.resume || last > now - betweenCodes)) {
    return { kind: 'outstanding', resendSeconds: until(last + betweenCodes, now) }
  }
  if (last > now - betweenCodes) return { kind: 'wait', seconds: until(last + betweenCodes, now) }
  const capped = issued.length >= codesPerDay || within(issued, hour, now).length >= codesPerHour
  return capped ? overTheCap(code, wish, last, now) : { kind: 'issue', onlyForDevice: false }
}

/** The lists without what is older than a day. */
export const lastDay = (instants: readonly number[], now: number): number[] => within(instants, day, now)

export const resendAfterSeconds = betweenCodes / 1000
