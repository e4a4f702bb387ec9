import type { Language } from '#shared/contract/language.ts'
import { issueEntity } from '#shared/newsletter/issue.entity.ts'
import type { OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { issueMail, type SentIssue } from './issue-mail.ts'

type Recipient = { email: string; emailHash: string; language: Language; siteOrigin: string }

/** The source of the copies of an issue: one for all, so that their notices can be counted together. */
export const sourceOfCopies = (month: string): string => issueEntity.key({ month }).PK

/** The copy of an issue for one address; `source` is another one for a test, which is no copy. */
export const issueCopy = (
  issue: SentIssue,
  { email, ...reader }: Recipient,
  source = sourceOfCopies(issue.month),
): OutgoingMail => ({
  source,
  template: 'newsletter_issue',
  recipient: email,
  compose: () => issueMail(issue, reader),
})
