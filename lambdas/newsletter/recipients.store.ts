import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { mailingEntity } from '#shared/newsletter/mailing.entity.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { atMost } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { readPage } from '../platform/table/pages.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { update } from '../platform/table/update.ts'
import { writeIf, writeOrRead } from '../platform/table/write.ts'
import { countCopies } from './copies.store.ts'
import type { Mailing } from './send-issue.ts'

/** Milliseconds for one page of subscribers; after them another run may take over. */
const leaseMilliseconds = 60_000

const underWay = mailingEntity.indexList({ state: 'sending' })
const monthItem = z.pick(mailingEntity.item, { month: true })

/** The months whose issue is being sent. */
export const monthsUnderWay = async (): Promise<string[]> =>
  (await queryItems(underWay, monthItem)).map(({ month }) => month)

/** Takes over a mailing for one run; null if another run has it, or if it has ended. */
export const takeMailing = async (month: string, run: string): Promise<Mailing | null> => {
  const now = clock.now()
  const taken = update(mailingEntity.key({ month }))
    .set({ leasedBy: run, leaseUntil: now + leaseMilliseconds })
    .expect({ state: 'sending', leaseUntil: atMost(now) })
  const { written, stored } = await writeOrRead(taken)
  return written ? mailingEntity.item.parse(stored) : null
}

const subscriberItem = z.object({ emailHash: z.string(), confirmedAt: z.string() })

const pageSize = 25

/** Returns a page of subscribers, latest confirmation first, so that new ones come before the first page. */
export const subscribersFrom = (position: string | undefined) =>
  readPage(
    { ...subscriptionEntity.indexList({}), item: subscriberItem },
    { cursor: position, limit: pageSize },
  )

const readerItem = z.pick(subscriptionEntity.item, { email: true, language: true, state: true })

/** Where the copy for a subscriber goes; null for one who has left in the meantime. */
export const findReader = async (emailHash: string) => {
  const reader = await getItem(subscriptionEntity.key({ emailHash }), readerItem)
  return reader?.state === 'confirmed' ? reader : null
}

const ofRun = (month: string, run: string) =>
  update(mailingEntity.key({ month })).expect({ state: 'sending', leasedBy: run })

/** Notes that a page is done; false if the mailing was stopped or another run has taken over. */
export const noteProgress = (month: string, run: string, position: string): Promise<boolean> => {
  const now = clock.now()
  const progressedAt = new Date(now).toISOString()
  return writeIf(ofRun(month, run).set({ position, progressedAt, leaseUntil: now + leaseMilliseconds }))
}

/** Ends a mailing with its figures. */
export const finishMailing = async (month: string, run: string): Promise<boolean> => {
  const now = new Date(clock.now()).toISOString()
  const ended = { state: 'sent', progressedAt: now, finishedAt: now, leaseUntil: 0 }
  const entry = mailingEntity.indexList({ state: 'sent' }).partition
  const figures = await countCopies(month)
  return writeIf(
    ofRun(month, run)
      .set({ ...ended, ...entry, ...figures })
      .remove('position', 'leasedBy'),
  )
}

/** Lets the next run go on at once. */
export const releaseMailing = (month: string, run: string): Promise<boolean> =>
  writeIf(ofRun(month, run).set({ leaseUntil: 0 }))
