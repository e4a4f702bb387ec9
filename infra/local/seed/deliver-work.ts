import { swedishDay } from '#shared/contract/swedish-day.ts'
import { acceptMilestone, returnMilestone } from '#shared/reports/business-reports.ts'
import type { ShownMilestone } from '#shared/reports/milestone.ts'
import { deliverMilestone, readWork, saveReport } from '#shared/reports/partner-reports.ts'
import type { ShownWork } from '#shared/reports/report.ts'
import type { Caller } from './api-caller.ts'
import { at } from './at.ts'
import type { DemoDeal } from './demo-deals.ts'

type Sides = { business: { call: Caller }; partner: { id: string; call: Caller } }

const reason = 'Artikelnumren från linje 2 saknas. Lägg till dem, så godkänner vi.'

/** Delivers a milestone and answers it, as far as it is to come; one that has been delivered is left as it is. */
const bringTo = async (
  { business, partner }: Sides,
  id: string,
  { number, state, name, revision }: ShownMilestone,
  wanted: ShownMilestone['state'] | undefined,
): Promise<void> => {
  if (state !== 'agreed' || wanted === 'agreed') return
  const names = { id, partnerId: partner.id, number: `${number}` }
  const note = `${name} är klart. Underlaget ligger i vår gemensamma mapp.`
  const link = 'https://filer.example/demobolaget'
  const delivered = await partner.call<ShownMilestone>(at(deliverMilestone, names), { revision, note, link })
  const seen = { revision: delivered.revision }
  if (wanted === 'accepted') await business.call(at(acceptMilestone, names), seen)
  if (wanted === 'returned') await business.call(at(returnMilestone, names), { ...seen, reason })
}

/** Delivers milestones, or saves hours of today, on an agreement that has begun. */
export const deliverDemoWork = async (sides: Sides, { milestones }: DemoDeal, id: string): Promise<void> => {
  const work = await sides.partner.call<ShownWork>(at(readWork, { id }))
  for (const milestone of work.milestones) {
    await bringTo(sides, id, milestone, milestones[milestone.number - 1]?.state)
  }
  const [report] = work.reports
  if (report?.state !== 'draft' || report.version > 0) return
  const lines = [{ day: swedishDay(Date.now()), quarters: 22, note: 'Genomgång av vågarna på plats' }]
  await sides.partner.call(at(saveReport, { id, month: report.month }), { lines, version: 0 })
}
