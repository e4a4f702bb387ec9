import * as z from 'zod/mini'
import { shownSplit } from '../agreements/shown-split.ts'
import { assignment, hours } from '../assignments/assignment.ts'
import { day, month } from '../contract/day.ts'
import { optional } from '../contract/optional.ts'
import { parties, statesOf } from '../contract/process.ts'
import { line } from '../contract/text.ts'
import { shownMilestone } from './milestone.ts'
import { reportProcess } from './report.process.ts'
import { shownWorkFile } from './work-file.ts'

/** Quarters of an hour in a day. */
export const dayQuarters = 96

/** The time of a day, as its partner states it. */
export const statedLine = z.strictObject({
  day,
  quarters: z.int('invalid').check(z.minimum(1, 'out_of_range'), z.maximum(dayQuarters, 'out_of_range')),
  note: optional(line({ max: 200 })),
})

export type StatedLine = z.output<typeof statedLine>

/** The time of a day, and what the business said to it. */
export const reportLine = z.object({
  day,
  quarters: z.int(),
  note: z.nullable(z.string()),
  status: z.enum(['open', 'approved', 'disputed', 'settled']),
  /** Why it was disputed; it stays when the line is corrected. */
  reason: z.nullable(z.string()),
})

export type ReportLine = z.infer<typeof reportLine>

/** A report as a party of it sees it. */
export const shownReport = z.object({
  month,
  state: z.enum(statesOf(reportProcess)),
  lines: z.array(reportLine),
  /** Counts edits; 0 before the first. */
  version: z.int(),
  /** Counts transitions; 0 while nothing is stored. */
  revision: z.int(),
  turn: z.nullable(z.enum(parties)),
  /** By when time makes a move for them: the instant at which silence is a yes. */
  until: z.nullable(z.string()),
  approvedQuarters: z.int(),
  /** Why operators decided as they did. */
  reason: z.nullable(z.string()),
  submittedAt: z.nullable(z.string()),
  /** Who approved or disputed it for the business; null if nobody has, or if somebody else has moved it since. */
  decidedBy: z.nullable(z.string()),
})

export type ShownReport = z.infer<typeof shownReport>

/** An assignment, what was agreed and used of it, its reports, newest first, and its milestones, in their order. */
export const shownWork = z.object({
  assignment: z.object({
    ...z.pick(assignment, {
      id: true,
      projectTitle: true,
      clientCompany: true,
      description: true,
      status: true,
      createdAt: true,
      startDate: true,
      endDate: true,
      hoursAgreed: true,
      creditsAgreed: true,
      creditsEarned: true,
    }).shape,
    hoursUsed: hours,
    /** Hours that are reported and not decided on. */
    hoursWaiting: hours,
    inquiryId: z.nullable(z.string()),
    partnerName: z.string(),
    /** Null if nothing says what is paid for it. */
    split: z.nullable(shownSplit),
    /** What the business has used for what is approved, in öre; null, too, once the guarantee has given it back. */
    usedOre: z._default(z.nullable(z.int()), null),
    /** Whether the guarantee has given the credits back: what is reported from then on is for the operators to decide. */
    isRefunded: z.boolean(),
  }),
  /** With their split: while one waits, that of all of it. */
  reports: z.array(z.extend(shownReport, { split: z.nullable(shownSplit) })),
  /** Of a fixed price, which has no reports. */
  milestones: z.array(shownMilestone),
  /** What both sides have attached, newest first. */
  files: z.array(shownWorkFile),
})

export type ShownWork = z.infer<typeof shownWork>

/** The sum of lines, in quarters of an hour. */
export const quartersOf = (lines: readonly { quarters: number }[]): number =>
  lines.reduce((sum, { quarters }) => sum + quarters, 0)

/** Lines that nobody has approved or settled. */
export const isOpen = ({ status }: Pick<ReportLine, 'status'>): boolean =>
  status === 'open' || status === 'disputed'
