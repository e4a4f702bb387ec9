import { randomUUID } from 'node:crypto'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import type { Language } from '#shared/contract/language.ts'
import { milestoneEntity } from '#shared/reports/milestone.entity.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'
import { workFilesEntity } from '#shared/reports/work-files.entity.ts'

type Hostile = { markup: string; endless: string; lines: string }

/** Whose work it is, and who reads of it. */
const sidesOf = (language: Language, hostile: Hostile) => ({
  ...{ businessId: randomUUID(), inquiryId: randomUUID() },
  ...{ partnerId: randomUUID(), assignmentId: randomUUID() },
  ...{ title: hostile.lines, partnerName: hostile.markup, email: 'sara@partner.se', language },
  ...{ companyName: hostile.markup, businessEmail: 'anna@verkstad.se', businessLanguage: language },
})

/** The insert of a time report whose texts are as hostile as they may be. */
export const reportSample = (language: Language, createdAt: string, hostile: Hostile): Change => {
  const sides = sidesOf(language, hostile)
  const { partnerId, assignmentId } = sides
  const month = '2028-01'
  const disputed = { status: 'disputed', reason: hostile.markup }
  const item = {
    ...{ ...sides, id: `${assignmentId}.${month}`, month, createdAt, state: 'disputed' },
    lines: [
      { day: '2028-01-10', quarters: 30, note: hostile.markup, ...disputed },
      { day: '2028-01-11', quarters: 2, note: '', status: 'approved', reason: null },
    ],
    ...{ version: 1, approvedQuarters: 2, submittedAt: createdAt },
  }
  return { before: null, after: { ...reportEntity.key({ sub: partnerId, assignmentId, month }), ...item } }
}

/** The insert of a milestone whose texts are as hostile as they may be. */
export const milestoneSample = (language: Language, createdAt: string, hostile: Hostile): Change => {
  const sides = sidesOf(language, hostile)
  const { partnerId, assignmentId } = sides
  const item = {
    ...{ ...sides, id: `${assignmentId}.1`, number: 1, createdAt, state: 'delivered' },
    ...{ name: hostile.lines, description: hostile.markup, expectedOn: '2028-03-31' },
    ...{ credits: 20, partnerCredits: 17, note: hostile.endless, link: 'https://files.example/a' },
    deliveredAt: createdAt,
  }
  return {
    before: null,
    after: { ...milestoneEntity.key({ sub: partnerId, assignmentId, number: 1 }), ...item },
  }
}

/** The insert of files that a side has attached. */
export const workFilesSample = (
  language: Language,
  createdAt: string,
  hostile: Hostile,
  side: 'business' | 'partner',
): Change => {
  const sides = sidesOf(language, hostile)
  const { partnerId, assignmentId } = sides
  const place = { side, milestone: 0, first: 1 }
  const fileName = `${'ritning-'.repeat(12)}.pdf`
  const file = { id: randomUUID(), fileName, contentType: 'application/pdf', size: 100, key: 'kept/a/b' }
  const item = { ...sides, ...place, attachedBy: hostile.markup, files: [file, file], createdAt }
  return {
    before: null,
    after: { ...workFilesEntity.key({ sub: partnerId, assignmentId, ...place }), ...item },
  }
}
