import * as z from 'zod/mini'
import { launched } from '#shared/operator/launched.ts'
import { type NoticeCommand, noticeCommand, parkedPage } from '#shared/operator/notice-commands.ts'
import { environment } from '../platform/env/environment.ts'
import { liftSuppression } from '../platform/mail/suppression.ts'
import { noteAsked } from './audit.store.ts'
import type { Change } from './change.ts'
import { deliverAll } from './deliver.ts'
import { failuresBucket } from './failures.store.ts'
import { noticesOf, unsentNotices } from './notice-reports.store.ts'
import { noticesForChange } from './notices-for-change.ts'
import { type Failures, listParked, redrive, showParked } from './redrive.ts'
import { changeOf, delivery } from './stream-function.ts'

const failures = (): Failures => {
  const bucket = failuresBucket()
  const read: Failures['read'] = async key => {
    const found = await bucket.read(key)
    if (!found) return null
    const { records, ...parked } = found
    return { ...parked, changes: records.map(changeOf) }
  }
  return { ...bucket, read }
}

const noticesFor = (change: Change) =>
  noticesForChange(change, {
    siteOrigin: environment('SITE_ORIGIN'),
    operator: environment('OPERATOR_ADDRESS'),
  })

const run = async (asked: NoticeCommand): Promise<object | null> => {
  switch (asked.command) {
    case 'list_parked':
      return listParked({ ...asked.input, limit: parkedPage }, failures())
    case 'show_parked':
      return showParked(asked.input.key, { failures: failures(), noticesFor, noticesOf })
    case 'show_notices':
      return noticesOf(asked.input.source)
    case 'list_unsent':
      return unsentNotices(asked.input.state, asked.input.cursor)
    case 'lift_suppression':
      return liftSuppression(asked.input.email)
    case 'redrive': {
      const again = (notices: Parameters<typeof deliverAll>[0]) => deliverAll(notices, delivery())
      const redriving = { failures: failures(), noticesFor, deliverAll: again }
      return redrive({ ...asked.input, limit: parkedPage }, redriving)
    }
  }
}

const launchedBy = z.object(launched)

/** Shows an operator what the outbox holds and delivers parked records again; whoever may invoke it may ask. */
export const handler = async (event: unknown): Promise<object | null> => {
  const { by } = launchedBy.parse(event)
  const { by: _, ...command } = Object(event)
  const asked = noticeCommand.parse(command)
  await noteAsked(asked, by)
  return run(asked)
}
