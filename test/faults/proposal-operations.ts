import { randomUUID } from 'node:crypto'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { choosePartner, declineProposal, inviteToInterview } from '#shared/proposals/answer-proposal.ts'
import {
  agreeToWork,
  askForTimes,
  bookInterview,
  withdrawProposal,
} from '#shared/proposals/partner-proposals.ts'
import { invokeFunction } from '../infra/local/gateway/served-api.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'

type Put = (item: object) => Promise<unknown>
type Proposed = { businessId: string; inquiryId: string; partnerId: string }

const hoursAhead = (hours: number): string => new Date(clock.now() + hours * 3_600_000).toISOString()

/** Times that a business may offer; the first is taken. */
const offered = () => [30, 50, 70].map(hoursAhead)

/** Somebody on the other side, who never signs in. */
export const stranger = (): Person => ({ sub: randomUUID(), token: '', email: canaries.email() })

const ask = (command: string, input: object) =>
  invokeFunction('operator', { command, input, by: 'a test' }) as Promise<{ changed?: boolean }>

const createInquiry = async (put: Put, { sub, email }: Person): Promise<string> => {
  const id = randomUUID()
  const createdAt = new Date(clock.now()).toISOString()
  const sender = { email, companyName: 'Nordplåt AB', contactPerson: canaries.name, language: 'sv' }
  const { description } = canaries
  const what = { id, serviceId: 'robotics', description, state: 'received', createdAt }
  await put({ ...inquiryEntity.key({ sub, id }), ...what, ...sender })
  return id
}

/** Stores an inquiry of a business for which a partner has been proposed. */
export const propose = async (
  put: Put,
  business: Person,
  partner: Person,
  price: object = {},
): Promise<Proposed> => {
  await Promise.all([put(roleOf('partner', partner)), put(profileOf('partner', partner))])
  const inquiryId = await createInquiry(put, business)
  const inquiry = { businessId: business.sub, inquiryId }
  const proposed = { ...inquiry, partnerId: partner.sub }
  const chosen = { why: 'Har byggt tre likadana celler.', reasonCode: 'chosen_evidence' }
  await ask('proposals draft', { ...proposed, ...chosen, ...price })
  const { changed } = await ask('proposals send', inquiry)
  if (!changed) throw new Error('The proposal was not sent.')
  return proposed
}

/** Makes a transition of a proposal for its business, which is not signed in. */
export const answerAsBusiness = async (proposed: Proposed, name: string, set = {}): Promise<void> => {
  const { answerProposal } = await import('#lambdas/proposals/answer.ts')
  const { answersOfBusiness } = await import('#lambdas/proposals/proposals.store.ts')
  const at = new Date(clock.now()).toISOString()
  const answers = answersOfBusiness(proposed)
  await answerProposal(await answers.find(), () => ({ name, by: 'business', at, set }), answers)
}

/** Returns what a business answers to a proposal. */
export const businessProposalOperations = (call: Caller, put: Put, as: Person): Operation[] => {
  const proposed = async () => {
    await Promise.all([put(roleOf('business', as)), put(profileOf('business', as))])
    const { inquiryId: id, partnerId } = await propose(put, as, stranger())
    return { id, partnerId }
  }
  const answers = [
    { endpoint: inviteToInterview, bodyOf: () => ({ times: offered(), videoLink: null }) },
    { endpoint: choosePartner, bodyOf: () => ({}) },
    { endpoint: declineProposal, bodyOf: () => ({ reason: canaries.description }) },
  ]
  return answers.map(({ endpoint, bodyOf }) => ({
    name: nameOf(endpoint),
    prepare: async () => {
      const params = await proposed()
      const body = bodyOf()
      return () => call(endpoint, { params, body, as })
    },
  }))
}

/** Returns what a partner answers to a business. */
export const partnerProposalOperations = (call: Caller, put: Put, as: Person): Operation[] => {
  const answers = [
    { endpoint: bookInterview, after: 'invite', bodyOf: ([time]: string[]) => ({ time }) },
    { endpoint: askForTimes, after: 'invite', bodyOf: () => ({ reason: canaries.description }) },
    { endpoint: agreeToWork, after: 'choose', bodyOf: () => ({}) },
    { endpoint: withdrawProposal, after: undefined, bodyOf: () => ({ reason: canaries.description }) },
  ]
  return answers.map(({ endpoint, after, bodyOf }) => ({
    name: nameOf(endpoint),
    prepare: async () => {
      const proposed = await propose(put, stranger(), as)
      const times = offered()
      if (after) await answerAsBusiness(proposed, after, after === 'invite' ? { times } : {})
      const [params, body] = [{ inquiryId: proposed.inquiryId }, bodyOf(times)]
      return () => call(endpoint, { params, body, as })
    },
  }))
}
