import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { clock } from '#shared/contract/clock.ts'
import { issueCopy } from '../newsletter/issue.mails.ts'
import type { SentIssue } from '../newsletter/issue-mail.ts'
import { findIssue } from '../newsletter/issues.store.ts'
import * as recipients from '../newsletter/recipients.store.ts'
import type { Mailing } from '../newsletter/send-issue.ts'
import { environment } from '../platform/env/environment.ts'
import { logger } from '../platform/logging/logger.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { type Delivery, deliver } from './deliver.ts'
import { createPace } from './pace.ts'
import { type HeldMailing, type MailingRun, sendMailing } from './send-mailing.ts'
import { delivery } from './stream-function.ts'

/** Milliseconds within which a run begins copies: the last one still ends before the function's time-out. */
const workMs = 45_000

/** Milliseconds after which a mailing that makes no progress needs an operator. */
const standsStillAfterMs = 15 * 60_000

/** The outbox, at the newsletter's own rate: what SES allows is also for the mails that people wait for. */
const pacedDelivery = (): Delivery => {
  const pace = createPace(Number(environment('NEWSLETTER_RATE')), {
    now: () => performance.now(),
    wait: milliseconds => wait(milliseconds),
  })
  const send: Delivery['send'] = async (...mail) => {
    await pace()
    return sendMail(...mail)
  }
  return { ...delivery(), send }
}

const runOf = (issue: SentIssue, until: number): MailingRun => {
  const paced = pacedDelivery()
  const siteOrigin = environment('SITE_ORIGIN')
  return {
    sendCopy: reader => deliver(issueCopy(issue, { ...reader, siteOrigin }), paced),
    hasTime: () => performance.now() < until,
    log: logger,
  }
}

const held = ({ month, startedAt, position }: Mailing, run: string): HeldMailing => ({
  month,
  startedAt,
  position,
  subscribersFrom: recipients.subscribersFrom,
  findReader: recipients.findReader,
  noteProgress: next => recipients.noteProgress(month, run, next),
  finish: () => recipients.finishMailing(month, run),
})

const continueMailing = async (month: string, until: number): Promise<void> => {
  const run = randomUUID()
  const mailing = await recipients.takeMailing(month, run)
  const issue = mailing && (await findIssue(month))
  if (!mailing || !issue) return
  if (clock.now() - Date.parse(mailing.progressedAt) > standsStillAfterMs)
    logger.error('mailing_stands_still', { month })
  const ending = await sendMailing(held(mailing, run), runOf(issue, until))
  if (ending === 'out of time' || ending === 'waits') await recipients.releaseMailing(month, run)
  logger.info('mailing_run', { month, ending })
}

/** Goes on with what is being sent; called every minute. A run that is killed is continued by a later one. */
export const handler = async (): Promise<void> => {
  const until = performance.now() + workMs
  for (const month of await recipients.monthsUnderWay()) await continueMailing(month, until)
}
