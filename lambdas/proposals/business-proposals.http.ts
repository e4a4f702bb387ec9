import { clock } from '#shared/contract/clock.ts'
import {
  choosePartner,
  declineProposal,
  inviteToInterview,
  listProposals,
} from '#shared/proposals/answer-proposal.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { type Answer, answerProposal } from './answer.ts'
import { interviewTimes } from './interview-times.ts'
import { answersOfBusiness, listForBusiness } from './proposals.store.ts'
import { shownToBusiness } from './shown.ts'

const perHour = { caller: 60, network: 240 }

type From = { params: { id: string; partnerId: string }; caller: string }

const guard = async ({ caller, clientAddress }: { caller: string; clientAddress: string }) =>
  enforce(await guardCaller({ form: 'proposal_answer', perHour, caller, clientAddress }))

const now = (): string => new Date(clock.now()).toISOString()

const answered = async (
  { params: { id: inquiryId, partnerId }, caller: businessId }: From,
  answer: Omit<Answer, 'by' | 'at'>,
) => {
  const answers = answersOfBusiness({ businessId, inquiryId, partnerId })
  return shownToBusiness(await answerProposal(() => ({ ...answer, by: 'business', at: now() }), answers))
}

export const handler = httpFunction([
  serve(listProposals, ({ params: { id: inquiryId }, caller: businessId }) =>
    listForBusiness({ businessId, inquiryId }),
  ),
  serveChange(
    inviteToInterview,
    ({ body: { times, videoLink }, ...from }) =>
      answered(from, { name: 'invite', set: { times: interviewTimes(times, clock.now()), videoLink } }),
    guard,
  ),
  serveChange(choosePartner, from => answered(from, { name: 'choose' }), guard),
  serveChange(
    declineProposal,
    ({ body: { reason }, ...from }) => answered(from, { name: 'decline', reason }),
    guard,
  ),
])
