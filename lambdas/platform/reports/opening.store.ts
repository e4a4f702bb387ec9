import * as z from 'zod/mini'
import type { EngagedAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { fillKey } from '#shared/contract/key-template.ts'
import { language } from '#shared/contract/language.ts'
import { startOf } from '#shared/contract/step.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { firstMonth, isWorkedIn, monthEnd } from '#shared/reports/month.ts'
import { reportEntity, reportLink, type StoredReport } from '#shared/reports/report.entity.ts'
import { reportProcess } from '#shared/reports/report.process.ts'
import { lifeAttributes, schedulingDue } from '../process/living.ts'
import { getItem } from '../table/get-item.ts'
import { personItem } from '../table/person-item.ts'
import { queryItems } from '../table/query-items.ts'
import { ttlOf } from '../table/retention.ts'
import type { TransactItem } from '../table/table.ts'
import { putNew } from '../table/write-items.ts'

/** What a report says of the two who read it. */
export type Sides = Pick<
  StoredReport,
  | 'assignmentId'
  | 'partnerId'
  | 'businessId'
  | 'inquiryId'
  | 'title'
  | 'partnerName'
  | 'email'
  | 'language'
  | 'companyName'
  | 'businessEmail'
  | 'businessLanguage'
>

const partnerItem = z.object({
  ...z.pick(partnerProfileEntity.item, { name: true, email: true }).shape,
  language: z._default(language, 'sv'),
})
const inquiryItem = z.pick(inquiryEntity.item, { email: true, companyName: true, language: true })

/** The two sides of an assignment; null if it comes from no inquiry, or if one of them is gone. */
export const findSides = async (partnerId: string, assignment: EngagedAssignment): Promise<Sides | null> => {
  const { id: assignmentId, projectTitle: title, businessId, inquiryId } = assignment
  if (!businessId || !inquiryId) return null
  const [partner, inquiry] = await Promise.all([
    getItem(partnerProfileEntity.key({ sub: partnerId }), partnerItem),
    getItem(inquiryEntity.key({ sub: businessId, id: inquiryId }), inquiryItem),
  ])
  if (!partner || !inquiry) return null
  const { companyName, email: businessEmail, language: businessLanguage } = inquiry
  return {
    ...{ assignmentId, partnerId, businessId, inquiryId, title },
    ...{ partnerName: partner.name, email: partner.email, language: partner.language },
    ...{ companyName, businessEmail, businessLanguage },
  }
}

type Opened = { month: string; lines?: StoredReport['lines']; now: string }

/** Stores the report of a month that has none, as a draft; part of a transaction. */
export const openingReport = async (
  sides: Sides,
  { month, lines = [], now }: Opened,
): Promise<TransactItem[]> => {
  const { assignmentId, partnerId, businessId, inquiryId, businessEmail } = sides
  const key = reportEntity.key({ sub: partnerId, assignmentId, month })
  const id = `${assignmentId}.${month}`
  const ttl = ttlOf(reportEntity)
  const life = startOf(reportProcess, now, { monthEnd: monthEnd(month) })
  const living = { process: reportProcess, id, key, life }
  const item = { ...sides, id, month, lines, version: lines.length > 0 ? 1 : 0, createdAt: now }
  const index = reportEntity.indexKey({ sub: businessId, inquiryId, assignmentId, month })
  return [
    putNew({
      ...{ ...key, ...index, ...item, ...lifeAttributes(living), ttl },
      ...{ approvedQuarters: 0, submittedAt: null },
    }),
    ...schedulingDue(living),
    await personItem(businessEmail, key, { name: fillKey(reportLink, { assignmentId, month }), ttl }),
  ]
}

/**
 * Opens the first report of an assignment that comes from an inquiry, with the assignment; each month opens the next.
 * Part of the transaction that stores the assignment.
 */
export const openingReports = async (
  partnerId: string,
  assignment: EngagedAssignment,
  now: string,
): Promise<TransactItem[]> => {
  const sides = await findSides(partnerId, assignment)
  const month = firstMonth(assignment)
  return sides && isWorkedIn(assignment, month) ? openingReport(sides, { month, now }) : []
}

/**
 * Opens the report of the present month after a pause, in which no month opened the next; part of the transaction that
 * ends the pause. None for an assignment that is not reported.
 */
export const reopeningReport = async (
  partnerId: string,
  assignmentId: string,
  now: string,
): Promise<TransactItem[]> => {
  const range = reportEntity.list({ sub: partnerId, assignmentId })
  const reports = await queryItems(range, reportEntity.item)
  const month = swedishDay(now).slice(0, 7)
  const [first] = reports
  return first && reports.every(report => report.month < month) ? openingReport(first, { month, now }) : []
}
