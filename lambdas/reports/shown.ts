import { shownSplitIn } from '#shared/agreements/shown-split.ts'
import { type Life, lifeOf, type Party, turnOf } from '#shared/contract/process.ts'
import type { StoredMilestone } from '#shared/reports/milestone.entity.ts'
import { milestoneProcess } from '#shared/reports/milestone.process.ts'
import { type ShownMilestone, shownMilestone } from '#shared/reports/milestone.ts'
import type { StoredReport } from '#shared/reports/report.entity.ts'
import { reportProcess } from '#shared/reports/report.process.ts'
import { type ShownReport, type ShownWork, shownReport, shownWork } from '#shared/reports/report.ts'
import { splitOfReport, usedSoFar } from './shares.ts'
import { type Work, waitingQuarters } from './work.ts'
import { filesShown } from './work-files.ts'

/** Whose decision it is that an item is where it is: a name does not stand beside what silence or others did. */
const decidedBy = ({ moved }: Life, name: string | null): string | null =>
  moved?.by === 'business' ? name : null

/** A report as a party sees it: a business does not see the hours of a draft. */
export const shownTo = (party: Party, stored: StoredReport): ShownReport => {
  const life = lifeOf(reportProcess, stored, stored.createdAt)
  const turn = turnOf(reportProcess, life)
  const hidden = party === 'business' && stored.state === 'draft' ? { lines: [], version: 0 } : {}
  return shownReport.parse({
    ...stored,
    ...hidden,
    revision: life.revision,
    turn: turn?.turn ?? null,
    until: turn?.until ?? null,
    reason: life.moved?.reason ?? null,
    decidedBy: decidedBy(life, stored.decidedBy),
  })
}

/** A milestone as both sides see it. */
export const milestoneShown = (stored: StoredMilestone): ShownMilestone => {
  const life = lifeOf(milestoneProcess, stored, stored.createdAt)
  const turn = turnOf(milestoneProcess, life)
  return shownMilestone.parse({
    ...stored,
    revision: life.revision,
    turn: turn?.turn ?? null,
    until: turn?.until ?? null,
    reason: life.moved?.reason ?? null,
    decidedBy: decidedBy(life, stored.decidedBy),
  })
}

/** An assignment with its reports as a party sees them, newest first, or its milestones, and its files. */
export const workShownTo = (party: Party, work: Work): ShownWork => {
  const { assignment, reports, milestones } = work
  const newestFirst = reports.toSorted((one, other) => other.month.localeCompare(one.month))
  return shownWork.parse({
    assignment: {
      ...assignment,
      hoursUsed: assignment.totalHours,
      hoursWaiting: waitingQuarters(work) / 4,
      inquiryId: assignment.inquiryId ?? null,
      split: shownSplitIn(assignment.creditsPaid, assignment.creditsAgreed),
      usedOre: usedSoFar(assignment),
      isRefunded: assignment.guaranteedAt !== undefined,
      partnerName: (reports[0] ?? milestones[0])?.partnerName ?? '',
    },
    reports: newestFirst.map(report => ({
      ...shownTo(party, report),
      split: splitOfReport(assignment, report),
    })),
    milestones: milestones.map(milestoneShown),
    files: filesShown(work),
  })
}
