import type { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import type { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import type { AskedAhead } from '#web/src/platform/api.ts'
import { isRunningOut, type SessionMark, sessionMark } from '#web/src/platform/sessions-mark.ts'
import { storedToken } from '#web/src/platform/stored-token.ts'

// Imports neither React nor the schemas that read the answer: the question is on its way while those are still fetched.

/** Who was signed in when this page was opened. */
export const openedBy = sessionMark.read()

/** As long as any answer of the API is waited for. */
const answerWithinMs = 15_000

const questions = {
  business: '/api/business/me' satisfies (typeof getBusinessMe)['path'],
  partner: '/api/partner/me' satisfies (typeof getPartnerMe)['path'],
}

const ask = (session: SessionMark | undefined): AskedAhead | undefined => {
  const token = session && !isRunningOut(session, Date.now()) && storedToken(session)
  if (!token) return undefined
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(answerWithinMs)
  const response = fetch(questions[session.pool], { headers, signal })
  // Who waits for it hears of a failure, and asks again.
  response.catch(() => undefined)
  return { token, response }
}

/** The question who is there, asked with the stored token; nothing if that has to be renewed first. */
export const askedAhead = ask(openedBy)
