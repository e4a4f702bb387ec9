import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter, weekdayOf } from '#shared/contract/time-zone.ts'
import { approveReport, disputeReport, listWork } from '#shared/reports/business-reports.ts'
import { daysOf } from '#shared/reports/month.ts'
import { saveReport, submitReport } from '#shared/reports/partner-reports.ts'
import type { ShownReport, StatedLine } from '#shared/reports/report.ts'
import type { Caller } from './api-caller.ts'
import { at } from './at.ts'
import type { DemoBusiness } from './demo-business.ts'
import { demoId } from './demo-id.ts'
import type { DemoPartners } from './demo-partners.ts'
import { runCommands } from './run-commands.ts'

const notes = ['Genomgång av programmet', 'Signaltest', 'Provkörning, kväll', 'Överlämning till elektriker']

/** Three days a week of a month, up to a day. */
const linesOf = (month: string, until: string): StatedLine[] =>
  daysOf(month)
    .filter(day => day <= until && [2, 3, 4].includes(weekdayOf(day)))
    .map((day, place) => ({ day, quarters: [30, 26, 16][place % 3] ?? 0, note: notes[place % 4] ?? '' }))

/** The month some months before a day. */
const monthBefore = (day: string, months: number): string => {
  let month = day.slice(0, 7)
  for (let left = months; left > 0; left -= 1) month = daysAfter(`${month}-01`, -1).slice(0, 7)
  return month
}

/** Hands in a month and returns its report. */
const submit = (call: Caller, id: string, month: string): Promise<ShownReport> => {
  const body = { lines: linesOf(month, `${month}-31`), version: 0, hasNoHours: false }
  return call<ShownReport>(at(submitReport, { id, month }), body)
}

/**
 * The work on the running inquiry, as both sides would do it: a month that is approved, one of which a day is disputed,
 * and a draft. Does nothing if somebody works on it already.
 */
export const makeDemoReports = async (
  origin: string,
  business: DemoBusiness,
  { approved: [, second] }: DemoPartners,
): Promise<void> => {
  const { businessId, runningId: inquiryId, call: asBusiness } = business
  const known = await asBusiness<{ items: unknown[] }>(at(listWork, { id: inquiryId }))
  if (known.items.length > 0) return
  const id = demoId(1, 910)
  const today = swedishDay(Date.now())
  const [first, next, present] = [monthBefore(today, 2), monthBefore(today, 1), today.slice(0, 7)]
  const agreed = { hoursAgreed: 240, creditsAgreed: 160, hourlyRateOre: 75_000, startDate: `${first}-01` }
  const assignment = {
    ...{ id, businessId, inquiryId, partnerId: second.id, ...agreed },
    projectTitle: 'Nytt styrsystem till packlinje 2',
    clientCompany: 'Demobolaget AB',
    description:
      'Flytt av programmet till ett styrsystem som säljs, provkörning på kvällstid och överlämning.',
    ...{ status: 'active' as const, totalHours: 0, creditsEarned: 0, createdAt: `${first}-01T07:00:00.000Z` },
  }
  await runCommands(origin, [{ command: 'assignments record', input: assignment }])
  const ids = { partnerId: second.id, id }
  const { revision } = await submit(second.call, id, first)
  const verdict = { revision, acceptsMore: false }
  await asBusiness(at(approveReport, { ...ids, month: first }), verdict)
  const disputed = await submit(second.call, id, next)
  const reason = 'Linjen stod still hela den dagen. Ska timmarna vara på en annan dag?'
  const lines = [{ day: disputed.lines[1]?.day, reason }]
  const doubt = { revision: disputed.revision, acceptsMore: false, lines }
  await asBusiness(at(disputeReport, { ...ids, month: next }), doubt)
  const draft = { lines: linesOf(present, today), version: 0 }
  if (draft.lines.length > 0) await second.call(at(saveReport, { id, month: present }), draft)
}
