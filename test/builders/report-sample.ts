import { randomUUID } from 'node:crypto'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import type { Language } from '#shared/contract/language.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'

type Hostile = { markup: string; endless: string; lines: string }

/** The insert of a time report whose texts are as hostile as they may be. */
export const reportSample = (language: Language, createdAt: string, hostile: Hostile): Change => {
  const [businessId, inquiryId, partnerId, assignmentId] = Array.from({ length: 4 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
  ]
  const month = '2028-01'
  const disputed = { status: 'disputed', reason: hostile.markup }
  const item = {
    ...{ id: `${assignmentId}.${month}`, month, assignmentId, partnerId, businessId, inquiryId, createdAt },
    ...{ state: 'disputed', title: hostile.lines, partnerName: hostile.markup, email: 'sara@partner.se' },
    ...{
      language,
      companyName: hostile.markup,
      businessEmail: 'anna@verkstad.se',
      businessLanguage: language,
    },
    lines: [
      { day: '2028-01-10', quarters: 30, note: hostile.markup, ...disputed },
      { day: '2028-01-11', quarters: 2, note: '', status: 'approved', reason: null },
    ],
    ...{ version: 1, approvedQuarters: 2, submittedAt: createdAt },
  }
  return { before: null, after: { ...reportEntity.key({ sub: partnerId, assignmentId, month }), ...item } }
}
