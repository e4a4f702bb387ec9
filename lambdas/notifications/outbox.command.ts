import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { languages } from '#shared/contract/language.ts'
import { type NoticeCommand, noticeCommand, parkedPage } from '#shared/notifications/outbox-commands.ts'
import { launched } from '#shared/operator/launched.ts'
import { issueCopy, sourceOfCopies } from '../newsletter/issue.mails.ts'
import { findIssue } from '../newsletter/issues.store.ts'
import { otherReaders } from '../platform/company/readers.store.ts'
import { queueRendering } from '../platform/content/rendering-queue.store.ts'
import { environment } from '../platform/env/environment.ts'
import type { Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { liftSuppression } from '../platform/mail/suppression.ts'
import { queuePaper } from '../platform/papers/paper-queue.store.ts'
import { queueMatching } from '../platform/partners/matching-queue.store.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { stageAddresses } from './addresses.ts'
import { auditCommand } from './audit.store.ts'
import { deliverAll } from './deliver.ts'
import { failuresBucket } from './failures.store.ts'
import { mailsAbout, unsentMails } from './mail-reports.store.ts'
import { mailsToMembers } from './mails-to-members.ts'
import { passOn } from './pass-on.ts'
import { type Failures, listParked, redrive, showParked } from './redrive.ts'
import { changeOf, delivery } from './stream-function.ts'

const failures = (): Failures => {
  const bucket = failuresBucket()
  const read: Failures['read'] = async key => {
    const stored = await bucket.read(key)
    if (!stored) return null
    const { records, ...parked } = stored
    return { ...parked, changes: records.map(changeOf) }
  }
  return { ...bucket, read }
}

const mailsFor = (change: Change) => mailsToMembers(change, stageAddresses(), otherReaders)

/** Sends an issue to one address, as subscribers get it; each call sends it again. */
const testIssue = async ({ month, email, language }: TestInput): Promise<Record<string, string> | null> => {
  const issue = await findIssue(month)
  if (!issue) return null
  const emailHash = await keyedHash('email', email)
  const states = (language ? [language] : languages).map(async one => {
    const source = `${sourceOfCopies(month)}#TEST#${randomUUID()}`
    const reader = { email, emailHash, language: one, siteOrigin: environment('SITE_ORIGIN') }
    await deliverAll([issueCopy(issue, reader, source)], delivery())
    const [report] = await mailsAbout(source)
    return [one, report?.state ?? 'unknown'] as const
  })
  return Object.fromEntries(await Promise.all(states))
}

const handleCommand = async ({ command, input }: NoticeCommand): Promise<object | null> => {
  switch (command) {
    case 'list_parked':
      return listParked({ ...input, limit: parkedPage }, failures())
    case 'show_parked':
      return showParked(input.key, { failures: failures(), mailsFor, mailsAbout })
    case 'show_notices':
      return (await Promise.all([input.source, ...(input.also ?? [])].map(mailsAbout))).flat()
    case 'list_unsent':
      return unsentMails(input.state, input.cursor)
    case 'lift_suppression':
      return liftSuppression(input.email)
    case 'test_issue':
      return testIssue(input)
    case 'redrive': {
      const deliverMails = (mails: readonly OutgoingMail[]) => deliverAll(mails, delivery())
      const queues = { queueRendering, queuePaper, queueMatching }
      const stores = {
        failures: failures(),
        mailsFor,
        deliverMails,
        passOn: (change: Change) => passOn(change, queues),
      }
      return redrive({ ...input, limit: parkedPage }, stores)
    }
  }
}

type TestInput = Extract<NoticeCommand, { command: 'test_issue' }>['input']

const launchedBy = z.object(launched)

/** Shows an operator what the outbox holds and delivers parked records again; its grant says who may invoke it. */
export const handler = async (event: unknown): Promise<object | null> => {
  const { by } = launchedBy.parse(event)
  const { by: _, ...request } = Object(event)
  const command = noticeCommand.parse(request)
  await auditCommand(command, by)
  return handleCommand(command)
}
