import type { OperatorCommand } from '#shared/operator/commands.ts'
import type { DemoBusiness } from './demo-business.ts'
import type { DemoPartners } from './demo-partners.ts'

/** What an operator writes of the two, in the order of the partners. */
const words = [
  {
    why: 'Har bytt ut operatörsbilder i två sågverk utan stopp och kan Ignition, som ni redan har.',
    missing: 'Har inte arbetat med ugnar tidigare.',
    hourlyRateKronor: 1_125,
  },
  {
    why: 'Bor i Västerås och har gjort samma sak i ett gjuteri. Van vid larmsanering.',
    credits: 20,
    partnerCredits: 16,
  },
] as const

/** Proposes both partners for the inquiry, unless somebody has been proposed before. */
export const demoProposals = (
  { businessId, inquiryId, isNew }: DemoBusiness,
  { approvedIds }: DemoPartners,
): OperatorCommand[] => {
  if (!isNew) return []
  const inquiry = { businessId, inquiryId }
  const drafts = words.map((said, place) => ({
    command: 'proposals draft' as const,
    input: { ...inquiry, partnerId: approvedIds[place] ?? '', ...said, unverifiedReason: 'A demo account' },
  }))
  return [...drafts, { command: 'proposals send', input: inquiry }]
}
