import * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { monthFigures } from '#shared/investors/key-figures.ts'
import { monthFiguresEntity } from '#shared/investors/month-figures.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { absentOr, present } from '../platform/table/condition.ts'
import { countItems, queryItems } from '../platform/table/query-items.ts'
import { write } from '../platform/table/write.ts'
import { putItem } from '../platform/table/write-items.ts'
import type { FiguresPort, MonthCounts } from './month-figures.ts'

const audited = z.extend(z.pick(auditEntity.item, { action: true }), {
  credits: z.optional(z.int()),
  creditsUsed: z.optional(z.int()),
})

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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const auditedIn = (month: string) => {
  const { partition } = auditEntity.indexList({ createdAt: month })
  return queryItems({ partition, fields: ['action', 'credits', 'creditsUsed'] }, audited)
}

const count = async (month: string): Promise<MonthCounts> => {
  const kinds = ['project_inquiry', 'get_started', 'meeting', 'inquiry']
  const [entries, promisesKept, ...counts] = await Promise.all([
    auditedIn(month),
    keptPromises(month),
    ...kinds.map(kind => countOf(kind, month)),
  ])
  const inquiries = counts.pop() ?? 0
  const of = (action: string) => entries.filter(entry => entry.action === action)
  const creditsSold = sum(of('orders mark-paid').map(({ credits = 0 }) => credits))
  const recorded = sum(of('credits record').map(({ credits = 0 }) => credits))
  const used = sum(of('applications accept').map(({ creditsUsed = 0 }) => creditsUsed))
  return {
    ...{ month, leads: sum(counts), inquiries, promisesKept, creditsSold },
    creditsChange: creditsSold + recorded - used,
    partnersAdmitted: of('partners approve').length,
  }
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
