import type * as z from 'zod/mini'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import type { newsletterCommands } from '#shared/newsletter/issues.commands.ts'
import type { mailingEntity } from '#shared/newsletter/mailing.entity.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { Issue } from './save-draft.ts'

export type Mailing = z.infer<typeof mailingEntity.item>

/** What the use case needs of the store; each write returns false if the data changed in the meantime. */
export type Sending = {
  findIssue: (month: string) => Promise<Issue | null>
  findMailing: (month: string) => Promise<Mailing | null>
  /** Publishes the issue and begins to send it, both or neither. */
  start: (issue: Issue) => Promise<boolean>
  /** Continues a stopped mailing, or begins again with one that left failed copies: what was sent is not sent again. */
  resume: (mailing: Mailing) => Promise<boolean>
  stop: (mailing: Mailing) => Promise<boolean>
}

const requireItsMonth = (month: string, now: string): void => {
  const present = wallClockAt(Date.parse(now), 'Europe/Stockholm').date.slice(0, 7)
  if (month === present) return
  throw new Refusal(
    `The issue of ${month} can be sent in that month only: subscribers were promised one a month at most. It is ${present} now.`,
  )
}

const requireIssue = async (month: string, version: number, { findIssue }: Sending): Promise<Issue> => {
  const issue = await findIssue(month)
  if (!issue) throw new Refusal(`There is no issue of ${month}.`)
  if (issue.version !== version)
    throw new Refusal(
      `Version ${issue.version} of ${month} is stored, not ${version}. Look at it with newsletter preview.`,
    )
  return issue
}

/**
 * Begins to send an issue, once; continues a stopped one, and tries failed copies again. Throws a refusal outside its
 * month, and for a version that is not the stored one.
 */
export const sendIssue = async (
  { month, version }: InputOf<(typeof newsletterCommands)['newsletter send']>,
  { sending, now }: { sending: Sending; now: string },
): Promise<{ changed: boolean }> => {
  requireItsMonth(month, now)
  return untilWritten(async () => {
    const issue = await requireIssue(month, version, sending)
    const mailing = await sending.findMailing(month)
    if (!mailing) return () => sending.start(issue)
    const isDone = mailing.state === 'sending' || (mailing.state === 'sent' && !mailing.failed)
    return isDone ? null : () => sending.resume(mailing)
  })
}

/** Stops the sending of an issue after the page of subscribers that is under way. Throws a refusal if it was never begun. */
export const stopSending = async (month: string, sending: Sending): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const mailing = await sending.findMailing(month)
    if (!mailing) throw new Refusal(`The issue of ${month} has not been sent.`)
    return mailing.state === 'sending' ? () => sending.stop(mailing) : null
  })
