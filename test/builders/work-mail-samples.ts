import { randomUUID } from 'node:crypto'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { noFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import type { Language } from '#shared/contract/language.ts'
import { actorsOf } from '#shared/contract/process.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { objectionEntity } from '#shared/objections/objection.entity.ts'
import { objectionProcess } from '#shared/objections/objection.process.ts'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { applicationProcess } from '#shared/open-assignments/application.process.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { contactStep, workStep } from '#shared/partner-profile/partner-profile.ts'
import { watchListEntity } from '#shared/watches/watch-list.entity.ts'
import { filledIn } from './filled-in.ts'
import { createdAt, hostileInput, senderIn, stored } from './mailed-change.ts'
import { movedThrough } from './moved-through.ts'

export const businessInquiry = (language: Language): Change => {
  const { suspect: _, ...sender } = senderIn(language)
  const fileName = `${hostileInput.endless}.pdf`
  const item = {
    ...sender,
    serviceId: 'custom-project' as const,
    description: hostileInput.markup,
    facts: {
      ...noFacts,
      title: hostileInput.endless,
      place: hostileInput.markup,
      startsOn: '2027-03-01',
      budget: { unit: 'hour' as const, kronor: 950 },
    },
    files: [{ id: randomUUID(), fileName, size: 1024, contentType: 'application/pdf', key: 'a/b' }],
    state: 'received' as const,
    companyName: '',
    contactPerson: '',
  }
  return stored(inquiryEntity, inquiryEntity.key({ sub: '1', id: item.id }), item)
}

/** An inquiry whose text or files its business has changed. */
export const changedInquiry = (language: Language, fields: object): Change => {
  const { after } = businessInquiry(language)
  return { before: { ...after, files: [] }, after: { ...after, files: [], ...fields } }
}

export const candidate = (language: Language): Change => {
  const { email } = senderIn(language)
  const links = { portfolio: null, linkedin: null, github: null, hourlyRate: null }
  const profile = { ...filledIn(contactStep), ...filledIn(workStep), ...links, name: 'Sara Lind', email }
  const about = { status: 'pending', cv: null, createdAt, updatedAt: createdAt, version: 1, language }
  return stored(partnerProfileEntity, partnerProfileEntity.key({ sub: '1' }), { ...profile, ...about })
}

export const application = (language: Language): Change => {
  const { id, email } = senderIn(language)
  const partnerId = randomUUID()
  const item = {
    ...{ id, partnerId, email, language, name: 'Sara Lind' },
    ...{
      title: hostileInput.endless,
      clientCompany: hostileInput.markup,
      appliedAt: createdAt,
      state: 'sent' as const,
      revision: 1,
    },
  }
  return stored(applicationEntity, applicationEntity.key({ id, sub: partnerId }), item)
}

/** An objection whose texts are as hostile as they may be, and what becomes of it. */
export const objections = (language: Language): Change[] => {
  const { id, email } = senderIn(language)
  const [sub, thing, number] = [randomUUID(), `assignment-${randomUUID()}`, 1]
  const item = {
    ...{ id, partnerId: sub, thing, number, email, language, name: 'Sara Lind', createdAt },
    ...{ title: hostileInput.endless, words: hostileInput.markup, answer: hostileInput.lines },
    row: { band: null, met: [], missing: [], unmet: [], weights: 2, needs: 'read' as const },
    ...{ engine: 1, lexicon: 1, state: 'objected' as const, revision: 1 },
  }
  const made = stored(objectionEntity, objectionEntity.key({ sub, thing, number }), item)
  return [made, ...movedThrough(objectionProcess, made)]
}

/** What a partner adds to an application, and what it is answered with: a transition of its process. */
export const changedApplication = (
  language: Language,
  given: object,
  name?: keyof typeof applicationProcess.transitions,
): Change => {
  const { after } = application(language)
  const by = name && actorsOf(applicationProcess.transitions[name])[0]
  const life = name && { revision: 2, last: { name, by, at: createdAt } }
  return { before: after, after: { ...after, ...life, ...given } }
}

/** A row whose quote is what anybody may write into a profile. */
const hostileRow: ShownRow = {
  band: 'close',
  met: [
    {
      name: { sv: hostileInput.markup, en: hostileInput.markup },
      quote: { field: 'cv', page: 2, before: hostileInput.lines, text: hostileInput.markup, after: ' …' },
    },
  ],
  missing: [{ sv: 'fältbuss', en: 'industrial network' }],
  unmet: ['place'],
  weights: 2,
  needs: 'read',
}

/** The morning's mail about watches. */
export const watchList = (language: Language): Change => {
  const partnerId = randomUUID()
  const found = {
    ...{ id: randomUUID(), title: hostileInput.endless, clientCompany: hostileInput.markup },
    ...{ location: hostileInput.lines, estimatedDuration: null, startDate: '2027-03-22' },
    watches: [hostileInput.markup],
    row: hostileRow,
  }
  const mailed = { dueAt: createdAt, found: [found], more: 3 }
  const { email } = senderIn(language)
  const item = {
    partnerId,
    email,
    language,
    createdAt,
    version: 1,
    watches: [],
    mails: true,
    seen: [found.id],
    mailed,
  }
  return stored(watchListEntity, watchListEntity.key({ sub: partnerId }), item)
}
