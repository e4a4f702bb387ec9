import { clock } from '#shared/contract/clock.ts'
import {
  agreeToWork,
  askForTimes,
  bookInterview,
  listPartnerProposals,
  withdrawProposal,
} from '#shared/proposals/partner-proposals.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
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

type From = { params: { inquiryId: string }; caller: string }

const answersTo = ({ params: { inquiryId }, caller }: From) => answersOfPartner(caller, inquiryId)

/** Reads the proposal while the call is counted, and the hours of the promise if the search begins anew. */
const prepare = async (request: From & { clientAddress: string }) => {
  const { caller, clientAddress } = request
  const guarding = guardCaller({ form: 'proposal_answer', perHour, caller, clientAddress })
  const [verdict, found] = await Promise.all([guarding, answersTo(request).find(), loadCurrentContent()])
  enforce(verdict)
  return found
}

const answered = async (
  from: From,
  found: LivingProposal | null,
  answerTo: (proposal: LivingProposal) => Omit<Answer, 'by' | 'at'>,
) => {
  const at = new Date(clock.now()).toISOString()
  const answer = (proposal: LivingProposal) => ({ ...answerTo(proposal), by: 'partner', at }) as const
  return shownToPartner(await answerProposal(found, answer, answersTo(from)))
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
    ({ body: { time, round }, ...from }, found) =>
      answered(from, found, proposal => {
        const interviewAt = bookedTime(time, proposal)
        return { name: 'book', round, set: { interviewAt }, terms: { interview: interviewAt } }
      }),
    prepare,
  ),
  serveChange(
    askForTimes,
    ({ body, ...from }, found) =>
      answered(from, found, () => ({ ...body, name: 'askForTimes', set: { times: [] } })),
    prepare,
  ),
  serveChange(
    agreeToWork,
    ({ body, ...from }, found) => answered(from, found, () => ({ ...body, name: 'agree' })),
    prepare,
  ),
  serveChange(
    withdrawProposal,
    ({ body, ...from }, found) => answered(from, found, () => ({ ...body, name: 'withdraw' })),
    prepare,
  ),
])
