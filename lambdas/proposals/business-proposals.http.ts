import { clock } from '#shared/contract/clock.ts'
import {
  choosePartner,
  declineProposal,
  inviteToInterview,
  listProposals,
} from '#shared/proposals/answer-proposal.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import type { LivingProposal } from '../platform/inquiries/family.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { type Answer, answerProposal } from './answer.ts'
import { interviewTimes } from './interview-times.ts'
import { answersOfBusiness, listForBusiness } from './proposals.store.ts'
import { shownToBusiness } from './shown.ts'

const perHour = { caller: 60, network: 240 }

type From = { params: { id: string; partnerId: string }; caller: string }

const answersTo = ({ params: { id: inquiryId, partnerId }, caller: businessId }: From) =>
  answersOfBusiness({ businessId, inquiryId, partnerId })

/** Reads the proposal while the call is counted, and the hours of the promise if the search begins anew. */
const prepare = async (request: From & { clientAddress: string }) => {
  const { caller, clientAddress } = request
  const guarding = guardCaller({ form: 'proposal_answer', perHour, caller, clientAddress })
  const [verdict, found] = await Promise.all([guarding, answersTo(request).find(), loadCurrentContent()])
  enforce(verdict)
  return found
}

const now = (): string => new Date(clock.now()).toISOString()

const answered = async (from: From, found: LivingProposal | null, answer: Omit<Answer, 'by' | 'at'>) => {
  const whole = { ...answer, by: 'business', at: now() } as const
  return shownToBusiness(await answerProposal(found, () => whole, answersTo(from)))
}

export const handler = httpFunction(
  [
    serve(listProposals, ({ params: { id: inquiryId }, caller: businessId }) =>
      listForBusiness({ businessId, inquiryId }),
    ),
    serveChange(
      inviteToInterview,
      ({ body: { times, videoLink, round }, ...from }, found) => {
        const set = { times: interviewTimes(times, clock.now()), videoLink }
        return answered(from, found, { name: 'invite', round, set })
      },
      prepare,
    ),
    serveChange(
      choosePartner,
      ({ body, ...from }, found) => answered(from, found, { ...body, name: 'choose' }),
      prepare,
    ),
    serveChange(
      declineProposal,
      ({ body, ...from }, found) => answered(from, found, { ...body, name: 'decline' }),
      prepare,
    ),
  ],
  findMembership,
)
