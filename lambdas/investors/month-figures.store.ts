import * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { monthFigures } from '#shared/investors/key-figures.ts'
import { monthFiguresEntity } from '#shared/investors/month-figures.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { ledgerEntryEntity } from '#shared/ledger/ledger-entry.entity.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { absentOr, present } from '../platform/table/condition.ts'
import { countItems, queryItems } from '../platform/table/query-items.ts'
import { write } from '../platform/table/write.ts'
import { putItem } from '../platform/table/write-items.ts'
import type { FormCounts } from './form-figures.ts'
import type { FiguresPort, MonthCounts } from './month-figures.ts'

const posted = z.pick(ledgerEntryEntity.item, { kind: true, legs: true })

/** What the audit calls it when a partner is admitted: the second is from before admissions had steps. */
const admissions = ['admission approve', 'partners approve']

const promised = z.object({ promisedAt: z.optional(z.string()), proposedAt: z.string() })

/** The inquiries of a month that got their first proposals in time. */
const keptPromises = async (month: string): Promise<number> => {
  const { partition } = inquiryEntity.indexList({ kind: 'inquiry', createdAt: month })
  const fields = ['promisedAt', 'proposedAt']
  const proposed = await queryItems({ partition, fields, where: { proposedAt: present } }, promised)
  return proposed.filter(({ promisedAt, proposedAt }) => promisedAt && proposedAt <= promisedAt).length
}

const countOf = (kind: string, month: string): Promise<number> => {
  const { partition } = leadEntity.indexList({ kind, createdAt: month })
  // A robot fills in the honeypot.
  return countItems({ partition, where: { suspect: absentOr(false) } })
}

const proposedItem = z.object({ createdAt: z.string(), proposedAt: z.string() })

/** How long the inquiries of a month waited for their first proposals, of those that got some, in hours. */
const waitsOf = async (month: string): Promise<number[]> => {
  const { partition } = inquiryEntity.indexList({ kind: 'inquiry', createdAt: month })
  const fields = ['createdAt', 'proposedAt']
  const proposed = await queryItems({ partition, fields, where: { proposedAt: present } }, proposedItem)
  return proposed.map(
    ({ createdAt, proposedAt }) => (Date.parse(proposedAt) - Date.parse(createdAt)) / 3_600_000,
  )
}

/** What came in with each form in a month. */
export const countForms = async (month: string): Promise<FormCounts> => {
  const [projectInquiries, getStarted, meetings, inquiries, hoursToProposal] = await Promise.all([
    countOf('project_inquiry', month),
    countOf('get_started', month),
    countOf('meeting', month),
    countOf('inquiry', month),
    waitsOf(month),
  ])
  return { projectInquiries, getStarted, meetings, inquiries, hoursToProposal }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const countAdmissions = async (month: string): Promise<number> => {
  const { partition } = auditEntity.indexList({ createdAt: month })
  return sum(await Promise.all(admissions.map(action => countItems({ partition, where: { action } }))))
}

/** The credits that came and went in a month, by the ledger: whatever was the cause, it is posted there. */
const countCredits = async (month: string): Promise<Pick<MonthCounts, 'creditsSold' | 'creditsChange'>> => {
  const { partition } = ledgerEntryEntity.indexList({ occurredOn: month })
  const entries = await queryItems({ partition, fields: ['kind', 'legs'] }, posted)
  const unused = ({ legs }: z.infer<typeof posted>) =>
    -sum(
      legs.filter(({ account }) => account === 'available' || account === 'reserved').map(({ ore }) => ore),
    )
  const creditsOf = (those: typeof entries) => Math.round(sum(those.map(unused)) / creditValueOre)
  return {
    creditsSold: creditsOf(entries.filter(({ kind }) => kind === 'paid')),
    creditsChange: creditsOf(entries),
  }
}

const count = async (month: string): Promise<MonthCounts> => {
  const kinds = ['project_inquiry', 'get_started', 'meeting', 'inquiry']
  const [credits, partnersAdmitted, promisesKept, ...counts] = await Promise.all([
    countCredits(month),
    countAdmissions(month),
    keptPromises(month),
    ...kinds.map(kind => countOf(kind, month)),
  ])
  const inquiries = counts.pop() ?? 0
  return { month, leads: sum(counts), inquiries, promisesKept, partnersAdmitted, ...credits }
}

/** The figures by month, from the table. */
export const monthFiguresStore: FiguresPort = {
  stored: async () => {
    const latest = { ...monthFiguresEntity.list({}), newestFirst: true, max: 12, consistent: false }
    return (await queryItems(latest, monthFigures)).reverse()
  },
  count,
  keep: figures => write(putItem({ ...monthFiguresEntity.key({ month: figures.month }), ...figures })),
}
