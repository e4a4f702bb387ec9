import type { InquiredService } from '#shared/business-inquiries/inquired-services.ts'
import type { ShownMilestone } from '#shared/reports/milestone.ts'

/** What becomes of a milestone. */
type DemoMilestone = {
  title: string
  credits: number
  /** Days between the seeding and the day on which it is expected. */
  expectedIn: number
  state: ShownMilestone['state']
}

/** What a business and a partner have agreed on and both have signed. */
export type DemoDeal = {
  serviceId: InquiredService
  description: string
  title: string
  /** What an operator writes of the partner. */
  why: string
  price: { hourlyRateKronor: number; credits: number; partnerCredits: number }
  /** Of a fixed price; none if it is by the hour. */
  milestones: readonly DemoMilestone[]
}

/** One by the hour and one at a fixed price. */
export const demoDeals: readonly DemoDeal[] = [
  {
    serviceId: 'system-integration',
    description:
      'Vågarna i mottagningen skriver ut lappar som någon matar in för hand. Vi vill ha in vikterna i affärssystemet samma minut, och räknar med hjälp en dag i veckan.',
    title: 'Vågar kopplade till affärssystemet',
    why: 'Har kopplat ihop vågar och affärssystem på två terminaler, och kan båda era protokoll.',
    price: { hourlyRateKronor: 900, credits: 25, partnerCredits: 20 },
    milestones: [],
  },
  {
    serviceId: 'mes-erp',
    description:
      'Orderna ligger i tre kalkylblad. Vi vill ha dem i ett system som operatörerna kan läsa, till ett pris som vi vet på förhand.',
    title: 'Orderläge för operatörerna',
    why: 'Har byggt samma sak åt en mekanisk verkstad, och lämnar över så att ni klarar er själva.',
    price: { hourlyRateKronor: 900, credits: 30, partnerCredits: 24 },
    milestones: [
      { title: 'Förstudie med skisser', credits: 6, expectedIn: 7, state: 'accepted' },
      { title: 'Inläsning ur kalkylbladen', credits: 8, expectedIn: 14, state: 'returned' },
      { title: 'Tavlan vid linje 1', credits: 10, expectedIn: 21, state: 'delivered' },
      { title: 'Utbildning och överlämning', credits: 6, expectedIn: 40, state: 'agreed' },
    ],
  },
]
