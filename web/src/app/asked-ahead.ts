import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { call } from '#web/src/platform/api.ts'
import type { PoolName } from '#web/src/platform/config.ts'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'

// Imports nothing that needs React: the question is on its way before that has come, and half a second is won.

/** Who was signed in when this page was opened. */
export const openedBy = sessionMark.read()

const ask = <Answer>(pool: PoolName, question: () => Promise<Answer>): Promise<Answer> | undefined => {
  const answer = openedBy?.pool === pool ? question() : undefined
  // Whoever waits for it hears of a failure, and asks again.
  answer?.catch(() => undefined)
  return answer
}

/** What the API says of them, asked for as soon as there is a token; only that of their own area. */
export const askedAhead = {
  business: ask('business', () => call(getBusinessMe, {}, { retry: false })),
  partner: ask('partner', () => call(getPartnerMe, {}, { retry: false })),
}
