import { clock } from '#shared/contract/clock.ts'
import { priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { agreementsIn } from './agreed-work.ts'
import type { Services } from './running-services.ts'

type Receipt = Parameters<typeof import('#lambdas/credits/plans.store.ts').plansWith>[0]

/** An agreement that both have signed, one that has ended and of which one has rated the other, and a plan whose business wants the money of its first order back. */
export const agreeAndPlan = async (services: Services, receipt: Receipt): Promise<void> => {
  const { startPlan } = await import('#lambdas/credits/start-plan.ts')
  const { plansWith } = await import('#lambdas/credits/plans.store.ts')
  const { refundRequests } = await import('#lambdas/credits/refunds.store.ts')
  const world = await agreementsIn(services)
  const [ended] = [await world.signed(), await world.signed()]
  const { businessId, inquiryId } = ended
  await world.ask('inquiries complete', { businessId, inquiryId })
  await world.as('business', ended).rate(5)
  await world.ask('prices fee', { percent: 20, version: 0, reason: 'Höjs.' })
  const now = new Date(clock.now()).toISOString()
  const account = { sub: 'a-business', email: 'bo@nordplat.se', language: 'sv' } as const
  const company = { companyName: 'Nordplåt AB', organizationNumber: '556703-7485', vatNumber: null }
  const buyer = { ...company, companySigner: 'Bo Ek', email: account.email, phone: '070-123 45 67' }
  const bought = { credits: 20, priceOre: priceOreOf(20, seedPrices) }
  const { id } = await startPlan(
    { ...buyer, ...bought, language: 'sv', termsVersion: presentTerms },
    { prices: seedPrices, before: null, account, now, plans: plansWith(receipt) },
  )
  await refundRequests.store({
    ...{ ...bought, id, businessId: account.sub, companyName: company.companyName, why: null },
    ...{ email: account.email, language: 'sv', createdAt: now },
  })
}
