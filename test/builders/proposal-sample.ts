import { randomUUID } from 'node:crypto'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import type { Language } from '#shared/contract/language.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { shownPartnerOf } from '#shared/partner-profile/shown-partner.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'

type Hostile = { markup: string; endless: string; lines: string }

/** The insert of a proposal whose texts are as hostile as they may be. */
export const proposalSample = (language: Language, createdAt: string, hostile: Hostile): Change => {
  const [businessId, inquiryId, partnerId] = [randomUUID(), randomUUID(), randomUUID()]
  const profile = {
    name: 'Sara Lund',
    expertise: hostile.markup,
    experience: '12 år',
    availability: 'Nu',
    hourlyRate: null,
    description: hostile.endless,
  }
  const item = {
    ...{ id: `${inquiryId}.${partnerId}`, businessId, inquiryId, partnerId, createdAt },
    ...{ state: 'interviewing', email: 'sara@partner.se', language },
    ...{ businessEmail: 'anna@verkstad.se', businessLanguage: language, companyName: hostile.markup },
    ...{ serviceId: 'robotics', title: hostile.lines, description: hostile.endless },
    ...{ partner: shownPartnerOf(profile, noFacts), why: hostile.markup, missing: hostile.endless },
    ...{ hourlyRate: 950, price: { credits: 40, partnerCredits: 34 } },
    times: [createdAt, createdAt, createdAt],
    interviewAt: createdAt,
    videoLink: 'https://meet.example/cell',
  }
  return {
    before: null,
    after: { ...proposalEntity.key({ sub: businessId, inquiryId, partnerId }), ...item },
  }
}
