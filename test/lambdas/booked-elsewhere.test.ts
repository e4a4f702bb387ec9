import { beforeAll, expect, it } from 'vitest'
import { choosePartner } from '#shared/proposals/answer-proposal.ts'
import { agreeToWork } from '#shared/proposals/partner-proposals.ts'
import { bearer } from '../builders/http-event.ts'
import { agreementsIn } from './agreed-work.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeAll(async () => {
  world = await agreementsIn(services)
})

/** An open assignment whose inquiry this partner is proposed for as well, chosen for, and has said yes to. */
const agreedWith = async (partnerId: string) => {
  const published = await world.work.published(world.ask, {})
  const { businessId, inquiryId } = published
  const inquiry = { businessId, inquiryId }
  await world.ask('proposals draft', {
    ...inquiry,
    partnerId,
    why: 'Kan PLC.',
    reasonCode: 'chosen_evidence',
  })
  expect(await world.ask('proposals send', inquiry)).toEqual({ changed: true })
  const headers = { ...bearer }
  const chosen = {
    claims: world.claimsOf(businessId, 'business'),
    params: { id: inquiryId, partnerId },
    headers,
  }
  await world.call.businessProposals(choosePartner, { ...chosen, body: {} })
  const yes = { claims: world.claimsOf(partnerId, 'partner'), params: { inquiryId }, headers }
  expect((await world.call.partnerProposals(agreeToWork, { ...yes, body: {} })).status).toBe(200)
  return published
}

const proposalOf = async ({ businessId, inquiryId }: { businessId: string; inquiryId: string }) =>
  (await world.work.below(`BUSINESS#${businessId}`, `PROPOSAL#${inquiryId}`))[0]

it('nobody else is given the work that a business and a partner have said yes to', async () => {
  const partnerId = await world.createPartner()
  const published = await agreedWith(partnerId)
  const [applicant] = published.partners
  const answer = await world.ask('applications accept', { assignmentId: published.id, partnerId: applicant })
  expect(await proposalOf(published)).toMatchObject({ partnerId, state: 'agreed', last: { name: 'agree' } })
  expect(answer.refused).toContain(partnerId)
})

it('an inquiry whose assignment is given to an applicant no longer states it as open', async () => {
  const { id: assignmentId, businessId, inquiryId, partners } = await world.work.published(world.ask, {})
  const stated = async () =>
    (await world.work.read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`))?.assignmentId
  expect(await stated()).toBe(assignmentId)
  await world.ask('applications accept', { assignmentId, partnerId: partners[0] })
  expect(await stated()).toBeNull()
})
