import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { acceptMilestone, returnMilestone } from '#shared/reports/business-reports.ts'
import { deliverMilestone } from '#shared/reports/partner-reports.ts'
import { buildAssignment } from '../builders/partner-work.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { type Put, runningInquiry, stranger } from './report-operations.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'

const nowInstant = () => new Date(clock.now()).toISOString()

/** Stores an assignment of a partner that has a fixed price, as the second signature does. */
export const fixedPrice = async (put: Put, business: Person, partner: Person) => {
  const { addingAssignment } = await import('#lambdas/assignments/assignments.store.ts')
  const { transact } = await import('#lambdas/platform/table/transact.ts')
  const inquiryId = await runningInquiry(put, business, partner)
  const id = randomUUID()
  const none = { totalHours: 0, creditsEarned: 0, hoursAgreed: null, startDate: swedishDay(clock.now()) }
  const assignment = buildAssignment({ id, creditsAgreed: 17, ...none })
  const added = { ...assignment, businessId: business.sub, inquiryId, creditsPaid: 20 }
  const agreed = { milestones: [{ title: 'Driftsättning', credits: 20 }], partnerCredits: 17 }
  await transact(await addingAssignment(partner.sub, added, nowInstant(), agreed))
  return { partnerId: partner.sub, id, number: '1' }
}

/** Delivers for a partner who is not signed in. */
const deliver = async ({ partnerId, id }: { partnerId: string; id: string }) => {
  const { moveMilestone } = await import('#lambdas/reports/move-milestone.ts')
  const { milestoneMoves } = await import('#lambdas/reports/move-milestone.store.ts')
  const { findWork } = await import('#lambdas/reports/reports.store.ts')
  const store = milestoneMoves(() => findWork(partnerId, id), { at: nowInstant(), by: partnerId })
  const said = { note: canaries.description, link: null, uploads: [] }
  const deed = { name: 'deliver', by: 'partner', number: 1, revision: 1, ...said } as const
  await moveMilestone(await store.find(), deed, store)
}

/** Returns how a partner delivers a milestone. */
export const partnerMilestoneOperations = (call: Caller, put: Put, as: Person): Operation[] => [
  {
    name: nameOf(deliverMilestone),
    prepare: async () => {
      const { id, number } = await fixedPrice(put, stranger(), as)
      const body = { revision: 1, note: canaries.description, link: 'https://files.example/a' }
      return () => call(deliverMilestone, { params: { id, number }, body, as })
    },
  },
]

/** Returns what a business decides on a milestone. */
export const businessMilestoneOperations = (call: Caller, put: Put, as: Person): Operation[] => {
  const decisions = [
    { endpoint: acceptMilestone, more: {} },
    { endpoint: returnMilestone, more: { reason: canaries.description } },
  ]
  return decisions.map(({ endpoint, more }) => ({
    name: nameOf(endpoint),
    prepare: async () => {
      await Promise.all([put(roleOf('business', as)), put(profileOf('business', as))])
      const params = await fixedPrice(put, as, stranger())
      await deliver(params)
      return () => call(endpoint, { params, body: { revision: 2, ...more }, as })
    },
  }))
}
