import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { listIssues, readIssue } from '#shared/newsletter/archive.ts'
import { confirm, readConfirmation } from '#shared/newsletter/confirm.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { unsubscribe, unsubscribeAtOnce } from '#shared/newsletter/unsubscribe.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveOnce } from '../platform/http/serve-once.ts'
import { guardForm } from '../platform/limits/guard-form.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { countOutcome } from './copies.store.ts'
import * as link from './follow-link.ts'
import { findPublished, publishedIssues } from './issues.store.ts'
import { subscriptionRequests, subscriptions } from './newsletter.store.ts'
import { emailHashOf, isOurLink } from './newsletter-links.ts'
import * as request from './subscribe.ts'

const perHour = { address: 5, network: 60 }

const confirmationLink = (token: string) => (nonce: string) => isOurLink('confirm', token, nonce)
const unsubscribeLink = (token: string) => () => isOurLink('unsubscribe', token)

/** Mails from before there was a one-click token have that of the page. */
const oneClickLink = (token: string) => async () =>
  (await isOurLink('one-click', token)) || isOurLink('unsubscribe', token)

const leaving = {
  subscriptions,
  countLeft: (issue: string, emailHash: string) => countOutcome(issue, emailHash, 'left'),
}

export const handler = httpFunction([
  serveOnce(subscribe, {
    guard: ({ body: { email, proof }, clientAddress, attemptId }) =>
      guardForm({ form: 'newsletter', perHour, email, clientAddress, proof, attemptId }),
    handle: async ({ body }, receipt) =>
      request.subscribe(
        { ...body, emailHash: await keyedHash('email', body.email) },
        { subscriptions: subscriptionRequests(receipt), now: clock.now(), nonce: randomUUID() },
      ),
  }),
  serve(readConfirmation, ({ body: { token } }) =>
    link.readConfirmation(emailHashOf(token), confirmationLink(token), { subscriptions, now: clock.now() }),
  ),
  serve(confirm, ({ body: { token } }) =>
    link.confirmSubscription(emailHashOf(token), confirmationLink(token), {
      subscriptions,
      now: clock.now(),
    }),
  ),
  serve(unsubscribe, ({ body: { token, issue } }) =>
    link.unsubscribe({ emailHash: emailHashOf(token), issue }, unsubscribeLink(token), leaving),
  ),
  serve(unsubscribeAtOnce, async ({ params: { token }, query: { issue } }) => {
    await link.unsubscribe({ emailHash: emailHashOf(token), issue }, oneClickLink(token), leaving)
    return undefined
  }),
  serve(listIssues, ({ query }) => publishedIssues(query)),
  serve(readIssue, ({ params: { month } }) => findPublished(month)),
])
