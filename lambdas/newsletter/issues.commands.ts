import { languages } from '#shared/contract/language.ts'
import type { newsletterCommands } from '#shared/newsletter/issues.commands.ts'
import type { Handler, Handlers } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
import { environment } from '../platform/env/environment.ts'
import { countCopies } from './copies.store.ts'
import { issueMail } from './issue-mail.ts'
import { allIssues, draftsOf, findIssue } from './issues.store.ts'
import { findMailing, sendingOf } from './mailings.store.ts'
import { saveDraft } from './save-draft.ts'
import { sendIssue, stopSending } from './send-issue.ts'

type Commands = typeof newsletterCommands

/** Its links to unsubscribe are signed for nobody, and say so when they are opened. */
const nobody = '-'.repeat(43)

const preview: Handler<Commands['newsletter preview']> = async ({ month }) => {
  const issue = await findIssue(month)
  if (!issue) throw new Refusal(`There is no issue of ${month}.`)
  const { version, state } = issue
  const mails = languages.map(async language => {
    const reader = { emailHash: nobody, language, siteOrigin: environment('SITE_ORIGIN') }
    const { subject, text, html } = await issueMail(issue, reader)
    return [language, { subject, text, html }] as const
  })
  return { item: { month, version, state, ...Object.fromEntries(await Promise.all(mails)) } }
}

const status: Handler<Commands['newsletter status']> = async ({ month }) => {
  const mailing = await findMailing(month)
  if (!mailing) throw new Refusal(`The issue of ${month} has not been sent.`)
  const { leaseUntil: _, leasedBy: __, position: ___, bounced, complained, left, ...shown } = mailing
  // Notices expire; until the last page is done nothing else knows the numbers.
  const copies = mailing.state === 'sent' ? {} : await countCopies(month)
  return { item: { ...shown, ...copies, bounced, complained, left } }
}

const list: Handler<Commands['newsletter list']> = async () => ({
  items: (await allIssues()).map(({ sv, en, ...issue }) => ({ ...issue, sv: sv.subject, en: en.subject })),
  next: null,
})

export const newsletterHandlers: Handlers<Commands> = {
  'newsletter list': list,
  'newsletter draft': async (input, operation) => {
    // The draft lists what the Learning Hub shows.
    await loadCurrentContent()
    return saveDraft(input, { drafts: draftsOf(operation), now: operation.at })
  },
  'newsletter preview': preview,
  'newsletter send': (input, operation) =>
    sendIssue(input, { sending: sendingOf(operation), now: operation.at }),
  'newsletter stop': ({ month }, operation) => stopSending(month, sendingOf(operation)),
  'newsletter status': status,
}
