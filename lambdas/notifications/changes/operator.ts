import type { Mail } from '../../platform/mail/mail.ts'
import { subjectOf } from '../../platform/mail/subject.ts'
import { operatorNoticeMail } from '../../platform/mail/templates/operator-notice.ts'

/** Where links lead, and who is told about what is new. */
export type Addresses = { siteOrigin: string; operator: string }

/** An instant as Swedes write it. */
export const swedishTime = (instant: number | string): string =>
  new Date(instant).toLocaleString('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'medium',
    timeStyle: 'short',
  })

/** The operator's notice with its subject's blanks filled in; an answer goes to whom it is about. */
export const filledNotice = (
  words: { subject: string; text: string },
  values: Record<string, string | number>,
  facts: readonly (readonly [name: string, value: string])[],
  replyTo?: string,
): Mail => operatorNoticeMail({ subject: subjectOf(words.subject, values), text: words.text, facts, replyTo })
