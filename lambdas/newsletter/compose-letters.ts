import type { Language } from '#shared/contract/language.ts'
import { changedLines, markedPage } from '../platform/content/page-lines.ts'
import { environment } from '../platform/env/environment.ts'
import { issueMail, type SentIssue } from './issue-mail.ts'
import type { Issue } from './save-draft.ts'

/** Its links to unsubscribe are signed for nobody, and say so when they are opened. */
const nobody = '-'.repeat(43)

/** The mail of an issue in one language, to nobody. */
export const shownMail = (issue: SentIssue, language: Language) =>
  issueMail(issue, { emailHash: nobody, language, siteOrigin: environment('SITE_ORIGIN') })

const letterIn = async (issue: SentIssue, stored: Issue | null, language: Language) => {
  const [mail, before] = await Promise.all([shownMail(issue, language), shownMail(stored ?? issue, language)])
  // The subject is also the heading, and the first paragraph is also what mail programs show next to the subject.
  const lines = [...new Set(changedLines(before.html, mail.html))]
  return { subject: mail.subject, html: markedPage(before.html, mail.html), lines }
}

/** The mails of an issue, with what differs from the stored one marked; nothing is, without one. */
export const composeLetters = async (issue: SentIssue, stored: Issue | null) => {
  const [sv, en] = await Promise.all([letterIn(issue, stored, 'sv'), letterIn(issue, stored, 'en')])
  return { sv, en }
}
