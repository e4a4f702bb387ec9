import { hashOf } from '#lambdas/platform/agreements/terms-hash.ts'
import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'

/** An agreement that both have signed, as its paper is made of it, with this title and description. */
export const buildSignedAgreement = (title: string, description: string) => {
  const terms: AgreementTerms = {
    ...{ clauses: 1, id: '0f6a2c1e-5b7d-4c39-9e48-3d1b6a7f2c50', version: 1 },
    madeAt: '2026-11-20T08:30:00.000Z',
    business: { name: 'Nordplåt AB', organizationNumber: '556016-0680' },
    partner: { name: 'Łukasz Öberg', company: null, organizationNumber: null },
    marketplace: { name: 'Exempelbolaget AB', organizationNumber: '556677-8899' },
    scope: {
      ...{ title, serviceId: 'robotics', description },
      ...{ workplace: 'remote', place: null, languages: ['sv'], length: { count: 3, unit: 'months' } },
    },
    price: { kind: 'running', hourlyRate: 1_125, credits: 20, partnerCredits: 17, milestones: [] },
    startsOn: '2026-12-01',
    ...{ approvalDays: 7, noticeDays: 30, guaranteeDays: 14, wantsNda: true, law: 'SE' },
  }
  const signatures = [
    { side: 'business', name: 'Anna Berg', createdAt: '2026-11-20T09:00:00.000Z' },
    { side: 'partner', name: 'Łukasz Öberg', createdAt: '2026-11-21T23:30:00.000Z' },
  ] as const
  return { terms, hash: hashOf(terms), signatures }
}
