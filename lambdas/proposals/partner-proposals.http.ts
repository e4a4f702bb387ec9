import { clock } from '#shared/contract/clock.ts'
import {
  agreeToWork,
  askForTimes,
  bookInterview,
  listPartnerProposals,
  withdrawProposal,
} from '#shared/proposals/partner-proposals.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import type { LivingProposal } from '../platform/inquiries/family.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { type Answer, answerProposal } from './answer.ts'
import { answersOfPartner, listForPartner } from './proposals.store.ts'
import { shownToPartner } from './shown.ts'

const perHour = { caller: 60, network: 240 }

const guard = async ({ caller, clientAddress }: { caller: string; clientAddress: string }) =>
  enforce(await guardCaller({ form: 'proposal_answer', perHour, caller, clientAddress }))

type From = { params: { inquiryId: string }; caller: string }

const answered = async (
  { params: { inquiryId }, caller }: From,
  answerTo: (proposal: LivingProposal) => Omit<Answer, 'by' | 'at'>,
) => {
  const at = new Date(clock.now()).toISOString()
  const stored = await answerProposal(
    proposal => ({ ...answerTo(proposal), by: 'partner', at }),
    answersOfPartner(caller, inquiryId),
  )
  return shownToPartner(stored)
}

/** The time that a partner takes; throws `moved_on` for one that is no longer offered. */
const bookedTime = (time: string, { item }: LivingProposal): string => {
  const offered = item.times.find(other => Date.parse(other) === Date.parse(time))
  if (!offered || Date.parse(offered) < clock.now()) throw new Failure('moved_on')
  return offered
}

export const handler = httpFunction([
  serve(listPartnerProposals, ({ query, caller }) => listForPartner(caller, query)),
  serveChange(
    bookInterview,
    ({ body: { time }, ...from }) =>
      answered(from, proposal => {
        const interviewAt = bookedTime(time, proposal)
        return { name: 'book', set: { interviewAt }, terms: { interview: interviewAt } }
      }),
    guard,
  ),
  serveChange(
    askForTimes,
    ({ body: { reason }, ...from }) =>
      answered(from, () => ({ name: 'askForTimes', reason, set: { times: [] } })),
    guard,
  ),
  serveChange(agreeToWork, from => answered(from, () => ({ name: 'agree' })), guard),
  serveChange(
    withdrawProposal,
    ({ body: { reason }, ...from }) => answered(from, () => ({ name: 'withdraw', reason })),
    guard,
  ),
])
