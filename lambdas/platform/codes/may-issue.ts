import type { CodeItem, CodePurpose } from './code.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const codeMinutes = 10
export const triesPerCode = 5
/**
 * Guesses per address in 24 hours: 50 for each purpose. Ten of those of a business's sign-in are reserved for remembered
 * devices, so that a stranger cannot use them up.
 */
export const guessesPerDay: Readonly<Record<CodePurpose, number>> = {
  business_sign_in: 40,
  business_device: 10,
  investor_access: 50,
  partner_email: 50,
}
const codesPerHour = 5
const codesPerDay = 10
const betweenCodes = minute
const betweenCodesAboveCap = 15 * minute

export type CodeRequest = {
  flow: string
  /** Set by a dialog that lost its session: it continues with the outstanding code and gets no new one. */
  resume: boolean
  /** The hash of the remembered device, if any. */
  device: string | undefined
}

export type Verdict =
  | { kind: 'outstanding'; sentSeconds: number; resendSeconds: number }
  | { kind: 'wait' | 'locked'; seconds: number }
  | { kind: 'issue' }

const within = (instants: readonly number[], span: number, now: number): number[] =>
  instants.filter(instant => instant > now - span)

const until = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1000))

const guessesOf = (code: CodeItem, now: number): number[] => within(code.guessedAt, day, now)

const isOutstanding = (code: CodeItem, { flow, device }: CodeRequest, now: number): boolean =>
  code.flow === flow &&
  code.usedBy === undefined &&
  code.triesLeft > 0 &&
  code.expiresAt > now &&
  code.deviceHash === device &&
  guessesOf(code, now).length < guessesPerDay[code.purpose]

/** When the next code may be sent; null if that is now. */
const refusalOf = (
  code: CodeItem,
  issued: readonly number[],
  now: number,
): { kind: 'wait' | 'locked'; until: number } | null => {
  const last = Math.max(0, ...issued)
  if (last > now - betweenCodes) return { kind: 'wait', until: last + betweenCodes }
  const guesses = guessesOf(code, now)
  if (guesses.length >= guessesPerDay[code.purpose])
    return { kind: 'locked', until: Math.min(...guesses) + day }
  const capped = issued.length >= codesPerDay || within(issued, hour, now).length >= codesPerHour
  if (!capped || last <= now - betweenCodesAboveCap) return null
  return { kind: 'locked', until: last + betweenCodesAboveCap }
}

/**
 * Decides whether a code may be sent to an address now: one a minute, five an hour, ten a day; above these caps one per
 * 15 minutes as long as there are guesses left. If none may be sent and the last one still works, the decision is to
 * enter that one.
 */
export const mayIssue = (code: CodeItem | null, request: CodeRequest, now: number): Verdict => {
  if (!code) return { kind: 'issue' }
  const issued = within(code.issuedAt, day, now)
  const refusal = refusalOf(code, issued, now)
  if (isOutstanding(code, request, now) && (request.resume || refusal)) {
    const sentSeconds = Math.floor((now - Math.max(0, ...issued)) / 1000)
    return { kind: 'outstanding', sentSeconds, resendSeconds: until(refusal?.until ?? now, now) }
  }
  return refusal ? { kind: refusal.kind, seconds: until(refusal.until, now) } : { kind: 'issue' }
}

/** The instants of the last 24 hours. */
export const withinLastDay = (instants: readonly number[], now: number): number[] =>
  within(instants, day, now)

export const resendAfterSeconds = betweenCodes / 1000
