import { randomUUID } from 'node:crypto'
import { linkTokenFor } from '#lambdas/newsletter/newsletter-links.ts'
import { keyedHash } from '#lambdas/platform/secrets/keyed-hash.ts'
import { collectEvents } from '#shared/analytics/collect-events.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import {
  requestInvestorAccess,
  resendInvestorCode,
  verifyInvestor,
} from '#shared/investors/request-access.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { sendProjectInquiry } from '#shared/leads/project-inquiry.ts'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { confirm, readConfirmation } from '#shared/newsletter/confirm.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { unsubscribe, unsubscribeAtOnce } from '#shared/newsletter/unsubscribe.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { workingDay } from '#test/builders/working-day.ts'
import { buildAnalyticsEvent } from '../builders/analytics-event.ts'
import { formsBesides } from '../builders/other-forms.ts'
import { canaries } from './canaries.ts'
import { buildCheapProof } from './cheap-proof.ts'
import { outstandingCode } from './mailed-code.ts'
import { meetingOperations } from './meeting-operations.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { watchLinkOperations } from './watch-operations.ts'

type Put = (item: object) => Promise<unknown>

const { name, phone, description } = canaries
const person = () => ({ name, email: canaries.email(), phone })

type Form = readonly [Endpoint, ProofPurpose, () => object]

const written: readonly Form[] = [
  [subscribe, 'newsletter', () => ({ email: canaries.email() })],
  [
    bookMeeting,
    'meeting',
    () => ({
      ...{
        firstName: name,
        lastName: 'Berg',
        email: canaries.email(),
        mobile: phone,
        company: 'Nordplåt AB',
      },
      ...{ meetingDate: workingDay(30), meetingTime: '10:00', duration: '30 minuter' },
      ...{ timezone: 'Europe/Stockholm', description, participants: null },
    }),
  ],
  [
    sendProjectInquiry,
    'project_inquiry',
    () => ({
      ...{ name, email: canaries.email(), mobile: phone, company: null, projectTitle: 'Ny robotcell' },
      ...{ projectBudget: null, projectTimeline: null, description },
    }),
  ],
  [sendGetStarted, 'get_started', () => ({ email: canaries.email(), type: 'credits' })],
  [
    orderCredits,
    'credit_order',
    () => ({
      ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: name },
      ...{ vatNumber: null, email: canaries.email(), phone, credits: 20, priceOre: 2_250_000 },
      termsVersion: presentTerms,
    }),
  ],
  [requestInvestorAccess, 'investor_access', person],
]

const others = formsBesides(written.map(([{ form }]) => form)).map(
  ({ endpoint, form, fill }): Form => [endpoint, form, () => ({ ...fill(), email: canaries.email() })],
)

const forms = [...written, ...others]

const formOf = (call: Caller, [endpoint, purpose, fields]: (typeof forms)[number]): Operation => ({
  name: nameOf(endpoint),
  prepare: async () => {
    const key = randomUUID()
    const body = { ...fields(), language: 'sv' }
    // An attempt with a lost answer has used its proof; the browser sends another one.
    return async () => call(endpoint, { body: { ...body, proof: await buildCheapProof(purpose) }, key })
  },
})

/** Returns the operations of an anonymous visitor. */
export const publicOperations = (call: Caller, put: Put): Operation[] => {
  const createSubscriber = async () => {
    const email = canaries.email()
    const emailHash = await keyedHash('email', email)
    const nonce = randomUUID()
    const key = { PK: `SUBSCRIBER#${emailHash}`, SK: 'SUBSCRIPTION' }
    await put({
      ...{ ...key, emailHash, email, nonce, language: 'sv', state: 'pending', requestedAt: clock.now() },
    })
    return { emailHash, nonce }
  }
  const createInvestor = async () => {
    const body = { ...person(), language: 'sv', proof: await buildCheapProof('investor_access') }
    const { id } = (await call(requestInvestorAccess, { body })).body
    return { id: String(id), email: body.email }
  }
  const anotherCode = async (id: string) => {
    // No second code within the minute.
    clock.moveBy(61_000)
    const body = { language: 'sv', proof: await buildCheapProof('investor_access') }
    return call(resendInvestorCode, { params: { id }, body })
  }
  return [
    ...forms.map(form => formOf(call, form)),
    ...meetingOperations(call, put),
    ...watchLinkOperations(call, put),
    ...[readConfirmation, confirm].map(endpoint => ({
      name: nameOf(endpoint),
      prepare: async () => {
        const { emailHash, nonce } = await createSubscriber()
        const token = await linkTokenFor('confirm', emailHash, nonce)
        return () => call(endpoint, { body: { token } })
      },
    })),
    {
      name: nameOf(unsubscribe),
      prepare: async () => {
        const { emailHash } = await createSubscriber()
        const token = await linkTokenFor('unsubscribe', emailHash)
        return () => call(unsubscribe, { body: { token } })
      },
    },
    {
      name: nameOf(unsubscribeAtOnce),
      prepare: async () => {
        const { emailHash } = await createSubscriber()
        const token = await linkTokenFor('one-click', emailHash)
        return () => call(unsubscribeAtOnce, { params: { token } })
      },
    },
    {
      name: nameOf(resendInvestorCode),
      prepare: async () => {
        const { id } = await createInvestor()
        clock.moveBy(61_000)
        return async () => {
          const body = { language: 'sv', proof: await buildCheapProof('investor_access') }
          return call(resendInvestorCode, { params: { id }, body })
        }
      },
    },
    {
      name: nameOf(verifyInvestor),
      apart: /^CODE#|\|VERIFICATION#/,
      prepare: async () => {
        const { id, email } = await createInvestor()
        const verify = async () => {
          const code = await outstandingCode('investor_access', email)
          return call(verifyInvestor, { params: { id }, body: { language: 'sv', code } })
        }
        return async () => {
          const answer = await verify()
          // The attempt with the lost answer has used the code; a visitor who reads "wrong" requests another.
          if (answer.status !== 422) return answer
          await anotherCode(id)
          return verify()
        }
      },
    },
    {
      name: nameOf(collectEvents),
      prepare: async () => {
        const body = { events: [buildAnalyticsEvent()], consent: { analytics: true, marketing: false } }
        return () => call(collectEvents, { body })
      },
    },
  ]
}
