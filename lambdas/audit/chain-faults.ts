import type { AuditHead } from '#shared/audit/audit-head.entity.ts'
import type { AuditLink } from '#shared/audit/audit-link.entity.ts'
import {
  type AuditItem,
  beginningOf,
  hashOf,
  isAsChained,
  nameOf,
  type Place,
  placeIn,
} from './audit-digest.ts'

/** What was stored when a month was closed. */
export type Closed = Pick<AuditHead, 'count' | 'hash'>

/** What is stored of a month; the links in the order of their numbers. */
export type StoredMonth = {
  head: AuditHead
  closed: Closed | null
  links: readonly AuditLink[]
  items: readonly AuditItem[]
}

/** The first thing that is not as it was chained, and what is wrong with it, in English. */
export type Fault = { broken: string; fault: string }

/** Of an item whose key is of another kind or month: nothing that the system has stored. */
const noPlace = ({ PK: owner, SK: id }: AuditItem): Place => ({ owner, createdAt: '', id })

/** Where an audit item is that the index has in a month. */
export const placeOf = (month: string, item: AuditItem): Place => placeIn(month, item) ?? noPlace(item)

const faultOfLink = (
  link: AuditLink,
  before: Pick<AuditLink, 'number' | 'hash'>,
  items: ReadonlyMap<string, AuditItem>,
): string | null => {
  const { number, previous, hash } = link
  if (number > before.number + 1) return `The link before it is missing: number ${before.number + 1}.`
  if (number <= before.number) return `A second link has its number, ${number}.`
  if (previous !== before.hash) return 'Its link does not name the hash of the one before.'
  if (hash !== hashOf(link)) return 'Its link was changed.'
  const item = items.get(nameOf(link))
  if (!item) return 'It was removed.'
  return isAsChained(item, link) ? null : 'It was changed.'
}

/** What is wrong with the first link, or its item, that is not as it was chained; null if nothing is. */
export const faultOfChain = ({ head, links, items: all }: StoredMonth): Fault | null => {
  const items = new Map(all.map(item => [nameOf(placeOf(head.month, item)), item]))
  let before = { number: 0, hash: beginningOf(head.month, head.from) }
  for (const link of links) {
    const fault = faultOfLink(link, before, items)
    if (fault) return { broken: nameOf(link), fault }
    before = link
  }
  if (before.number === head.count && before.hash === head.hash) return null
  return {
    broken: `link ${before.number + 1}`,
    fault: 'It is missing, or the head of the chain was changed.',
  }
}

/** Whether the chain ends as was mailed; null if it does. */
export const faultOfEnd = ({ head, closed }: StoredMonth): Fault | null => {
  const isSame = closed?.hash === head.hash && closed.count === head.count
  // It may have been closed since the head was read.
  if (isSame || (!closed && !head.closedAt)) return null
  return { broken: 'the end of the month', fault: 'It is not what was mailed when the month was closed.' }
}
