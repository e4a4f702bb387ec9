import { languages } from '#shared/contract/language.ts'
import type { newsletterCommands } from '#shared/newsletter/issues.commands.ts'
import type { Handler, Handlers } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
import { composeLetters, shownMail } from './compose-letters.ts'
import { countCopies } from './copies.store.ts'
import { allIssues, draftsOf, findIssue } from './issues.store.ts'
import { allMailings, findMailing, sendingOf } from './mailings.store.ts'
import { draftedTexts, saveDraft } from './save-draft.ts'
import { type Mailing, sendIssue, stopSending } from './send-issue.ts'

type Commands = typeof newsletterCommands

const requireIssue = async (month: string) => {
  const issue = await findIssue(month)
  if (issue) return issue
  throw new Refusal(`There is no issue of ${month}.`)
}

const preview: Handler<Commands['newsletter preview']> = async ({ month }) => {
  const issue = await requireIssue(month)
  const { version, state } = issue
  const mails = languages.map(async language => {
    const { subject, text, html } = await shownMail(issue, language)
    return [language, { subject, text, html }] as const
  })
  return { item: { month, version, state, ...Object.fromEntries(await Promise.all(mails)) } }
}

const letter: Handler<Commands['newsletter letter']> = async ({ month, file }, { at }) => {
  if (file === undefined) {
    const issue = await requireIssue(month)
    return { item: { month, version: issue.version, ...(await composeLetters(issue, issue)) } }
  }
  // What the Learning Hub shows is in it.
  await loadCurrentContent()
  const drafted = { month, ...draftedTexts(file, at) }
  const stored = await findIssue(month)
  return { item: { month, version: stored?.version ?? 0, ...(await composeLetters(drafted, stored)) } }
}

/** How far an issue has been sent, and what became of its copies. */
const figuresOf = async (mailing: Mailing) => {
  const { leaseUntil: _, leasedBy: __, position: ___, bounced, complained, left, ...shown } = mailing
  // Notices expire; until the last page is done nothing else knows the numbers.
  const copies = mailing.state === 'sent' ? {} : await countCopies(mailing.month)
  return { ...shown, ...copies, bounced, complained, left }
}

const show: Handler<Commands['newsletter show']> = async ({ month }) => {
  const [issue, mailing] = await Promise.all([requireIssue(month), findMailing(month)])
  const { sv, en, ...shown } = issue
  return {
    item: { ...shown, sv: sv.subject, en: en.subject, mailing: mailing && (await figuresOf(mailing)) },
  }
}

const status: Handler<Commands['newsletter status']> = async ({ month }) => {
  const mailing = await findMailing(month)
  if (!mailing) throw new Refusal(`The issue of ${month} has not been sent.`)
  return { item: await figuresOf(mailing) }
}

const list: Handler<Commands['newsletter list']> = async () => {
  const [issues, mailings] = await Promise.all([allIssues(), allMailings()])
  const figures = new Map(
    mailings.map(({ month, state, sent, bounced, left }) => [month, { mailing: state, sent, bounced, left }]),
  )
  const items = issues.map(({ sv, en, file: _, ...issue }) => ({
    ...{ ...issue, sv: sv.subject, en: en.subject },
    ...figures.get(issue.month),
  }))
  return { items, next: null }
}

export const newsletterHandlers: Handlers<Commands> = {
  'newsletter list': list,
  'newsletter show': show,
  'newsletter draft': async (input, operation) => {
    // The draft lists what the Learning Hub shows.
    await loadCurrentContent()
    return saveDraft(input, { drafts: draftsOf(operation), by: operation.by, now: operation.at })
  },
  'newsletter preview': preview,
  'newsletter letter': letter,
  'newsletter send': (input, operation) =>
    sendIssue(input, { sending: sendingOf(operation), now: operation.at }),
  'newsletter stop': ({ month }, operation) => stopSending(month, sendingOf(operation)),
  'newsletter status': status,
}
