import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { codeEntity } from '#shared/codes/code.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { fillKey } from '#shared/contract/key-template.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { noticeEntity } from '#shared/mail/notice.entity.ts'
import { issueEntity } from '#shared/newsletter/issue.entity.ts'
import { itemDays } from '#shared/privacy/retention.ts'
import { monthsBefore } from '../platform/commands/list-months.ts'
import { oneOf } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import { anyItem, type Item } from './person.ts'

const unsent = ['failed', 'claimed'] as const

/** The mails that have not been sent yet. */
export const unsentMails = async (): Promise<Item[]> =>
  (await Promise.all(unsent.map(state => queryItems(noticeEntity.indexList({ state }), anyItem)))).flat()

/** Ends a mail before it is sent; a delivery that has claimed it already still marks it as sent. */
export const endMail = async ({ PK, SK }: Item): Promise<void> => {
  const settledAt = new Date(clock.now()).toISOString()
  const ending = update({ PK, SK })
    .set({ state: 'suppressed', settledAt })
    .remove('GSI1PK', 'GSI1SK')
    .expect({ state: oneOf(unsent) })
  await writeIf(ending)
}

/** The sources that mails about an item may have. */
const sourcesOf = ({
  PK,
  SK,
  nonce,
  appliedAt,
  mailedFrom,
  id,
  purpose,
  assignmentId,
  revision,
}: Item): string[] => [
  // Of each transition of a process.
  ...Array.from({ length: Number(revision ?? 0) }, (_, index) => `${PK}#${SK}#${index + 1}`),
  PK,
  `${PK}#${SK}`,
  `${PK}#${SK}#${appliedAt}`,
  `${PK}#${SK}#${mailedFrom}`,
  `${PK}#${nonce}`,
  fillKey(inquiryEntity.sk, { id: String(id) }),
  `PAID#${id}`,
  `${PK}#BOOKING#${assignmentId}`,
  // The source of a code's mail has its nonce where its key has the hash.
  codeEntity.key({ purpose: String(purpose), emailHash: String(nonce) }).PK,
]

/** The months whose newsletter may still have notices: an issue is of a Swedish month. */
const monthsWithNotices = (): string[] => {
  const present = swedishDay(clock.now()).slice(0, 7)
  const back = Math.ceil(itemDays.notice / 28) + 1
  return Array.from({ length: back }, (_, months) => monthsBefore(present, months))
}

/** A person's copies of the newsletter. Each issue has a partition with the copies of all subscribers. */
const copiesFor = (recipientHash: string): Promise<Item[]>[] =>
  monthsWithNotices().map(month => {
    const source = issueEntity.key({ month }).PK
    return queryItems(noticeEntity.list({ source, template: 'newsletter_issue', recipientHash }), anyItem)
  })

/** The mails to a person: about these items, and the newsletter. */
export const exportMails = async (emailHash: string, items: readonly Item[]) => {
  const sources = [...new Set(items.flatMap(sourcesOf))]
  const mails = await Promise.all([
    ...sources.map(source => queryItems({ partition: noticeEntity.list({ source }).partition }, anyItem)),
    ...copiesFor(emailHash),
  ])
  return mails
    .flat()
    .filter(({ SK }) => SK.endsWith(`#${emailHash}`))
    .map(({ template, state, createdAt, settledAt, bounced, complained, left }) => ({
      template,
      state,
      createdAt,
      settledAt,
      bounced,
      complained,
      left,
    }))
}
