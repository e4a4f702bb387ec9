import type { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import type { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import type { EarlyRequest } from '#web/src/platform/api.ts'
import { isRunningOut, type SessionMark, sessionMark } from '#web/src/platform/sessions-mark.ts'
import { storedToken } from '#web/src/platform/stored-token.ts'

// Imports neither React nor the schemas of the response: the request is sent while those are still loading.

/** The session at the time this page was opened. */
export const openedBy = sessionMark.read()

/** The same timeout as for all requests to the API. */
const answerWithinMs = 15_000

const questions = {
  business: '/api/business/me' satisfies (typeof getBusinessMe)['path'],
  partner: '/api/partner/me' satisfies (typeof getPartnerMe)['path'],
}

const ask = (session: SessionMark | undefined): EarlyRequest | undefined => {
  const token = session && !isRunningOut(session, Date.now()) && storedToken(session)
  if (!token) return undefined
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(answerWithinMs)
  const response = fetch(questions[session.pool], { headers, signal })
  // Whoever awaits the response handles a failure, and retries.
  response.catch(() => undefined)
  return { token, response }
}

/** The request for the signed-in account, sent with the stored token; nothing if that has to be renewed first. */
export const earlyRequest = ask(openedBy)
