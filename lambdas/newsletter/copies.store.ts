import * as z from 'zod/mini'
import { noticeEntity } from '#shared/mail/notice.entity.ts'
import { type CopyOutcome, mailingEntity } from '#shared/newsletter/mailing.entity.ts'
import { absent, present } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { sourceOfCopies } from './issue.mails.ts'

const copyState = z.pick(noticeEntity.item, { state: true })

/** How many copies of an issue are in which state of the outbox. */
export const countCopies = async (month: string) => {
  const copies = noticeEntity.list({ source: sourceOfCopies(month) })
  const states = await queryItems({ ...copies, fields: ['state'] }, copyState)
  const inState = (wanted: (typeof states)[number]['state']) =>
    states.filter(({ state }) => state === wanted).length
  return {
    sent: inState('sent'),
    suppressed: inState('suppressed'),
    failed: inState('failed'),
    kept: inState('kept'),
  }
}

/** Counts what became of one copy of an issue, once; an issue that was not sent to this address counts nothing. */
export const countOutcome = async (
  month: string,
  recipientHash: string,
  outcome: CopyOutcome,
): Promise<void> => {
  const key = noticeEntity.key({ source: sourceOfCopies(month), template: 'newsletter_issue', recipientHash })
  const copy = update(key)
    .set({ [outcome]: true })
    .expect({ PK: present, [outcome]: absent })
  const figure = update(mailingEntity.key({ month }))
    .add({ [outcome]: 1 })
    .expect({ PK: present })
  await tryTransact([copy, figure])
}
