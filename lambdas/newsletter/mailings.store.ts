import { issueEntity } from '#shared/newsletter/issue.entity.ts'
import { mailingEntity } from '#shared/newsletter/mailing.entity.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { transactIf } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import { findIssue } from './issues.store.ts'
import type { Issue } from './save-draft.ts'
import type { Mailing, Sending } from './send-issue.ts'

/** How far an issue has been sent; null if it has not. */
export const findMailing = (month: string): Promise<Mailing | null> =>
  getItem(mailingEntity.key({ month }), mailingEntity.item)

const inState = (state: Mailing['state']): Promise<Mailing[]> =>
  queryItems(mailingEntity.indexList({ state }), mailingEntity.item)

/** Every mailing: one a month at most. */
export const allMailings = async (): Promise<Mailing[]> =>
  (await Promise.all((['sending', 'stopped', 'sent'] as const).map(inState))).flat()

const newMailing = (month: string, now: string) => {
  const mailing: Mailing = {
    month,
    state: 'sending',
    startedAt: now,
    progressedAt: now,
    leaseUntil: 0,
    bounced: 0,
    complained: 0,
    left: 0,
  }
  return putNew({ ...mailingEntity.key(mailing), ...mailingEntity.indexKey(mailing), ...mailing })
}

const publishing = ({ month, version }: Issue, now: string) =>
  update(issueEntity.key({ month }))
    .set({ state: 'published', publishedAt: now, ...issueEntity.indexList({ state: 'published' }).partition })
    .expect({ state: 'draft', version })

const moving = ({ month, state: from }: Mailing, state: Mailing['state']) =>
  update(mailingEntity.key({ month }))
    .set({ state, ...mailingEntity.indexList({ state }).partition })
    .expect({ state: from })

/** The mailings, as one operation changes them; each change is one transaction with its audit. */
export const sendingOf = (operation: Operation): Sending => {
  const audit = (month: string) => auditItem(operation, noOwner, { month })
  return {
    findIssue,
    findMailing,
    start: issue =>
      transactIf(newMailing(issue.month, operation.at), [
        publishing(issue, operation.at),
        audit(issue.month),
      ]),
    resume: mailing => {
      const resumed = moving(mailing, 'sending').set({ progressedAt: operation.at, leaseUntil: 0 })
      return transactIf(resumed, [audit(mailing.month)])
    },
    stop: mailing => transactIf(moving(mailing, 'stopped'), [audit(mailing.month)]),
  }
}
