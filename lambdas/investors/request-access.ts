import type { Language } from '#shared/contract/language.ts'
import type { CodeItem } from '../platform/codes/code.ts'
import { mayIssue, resendAfterSeconds } from '../platform/codes/may-issue.ts'
import { Failure } from '../platform/failure.ts'

export type Investor = {
  id: string
  name: string
  email: string
  phone: string
  language: Language
  createdAt: string
  suspect: boolean
}

/** What the use cases need of the stores. */
export type InvestorCodes = {
  find: () => Promise<CodeItem | null>
  /** False where somebody else was faster. */
  issue: (last: CodeItem | null) => Promise<boolean>
}

const flow = 'investor_access'

/** Lets a code go out, unless one of this minute still works; throws `rate_limited` past the caps. */
export const sendCode = async (codes: InvestorCodes, now: number): Promise<{ resendSeconds: number }> => {
  const last = await codes.find()
  const verdict = mayIssue(last, { flow, resume: false, device: undefined }, now)
  if (verdict.kind === 'outstanding') return { resendSeconds: verdict.resendSeconds }
  if (verdict.kind !== 'issue') throw new Failure('rate_limited', { retryAfter: verdict.seconds })
  return (await codes.issue(last)) ? { resendSeconds: resendAfterSeconds } : sendCode(codes, now)
}

/** Stores who asks for the key figures and mails a code. A robot is stored, and gets none. */
export const requestAccess = async (
  investor: Investor,
  { store, codes, now }: { store: (investor: Investor) => Promise<void>; codes: InvestorCodes; now: number },
): Promise<{ id: string }> => {
  if (!investor.suspect) await sendCode(codes, now)
  await store(investor)
  return { id: investor.id }
}
