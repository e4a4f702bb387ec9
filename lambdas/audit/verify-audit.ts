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
import { overlap } from './chain-audit.ts'

/** What the use case needs of the store; it is read in this order, so that what is chained meanwhile is no fault. */
export type StoredChain = {
  findHead: (month: string) => Promise<AuditHead | null>
  findClosed: (month: string) => Promise<Pick<AuditHead, 'count' | 'hash'> | null>
  linksOf: (month: string) => Promise<readonly AuditLink[]>
  auditOf: (span: { month: string }) => Promise<readonly AuditItem[]>
}

/** The first thing that is not as it was chained, and what is wrong with it, in English. */
type Fault = { broken: string; fault: string }

type Items = ReadonlyMap<string, AuditItem>

const faultOfLink = (
  link: AuditLink,
  before: Pick<AuditLink, 'number' | 'hash'>,
  items: Items,
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

const faultOfLinks = (head: AuditHead, links: readonly AuditLink[], items: Items): Fault | null => {
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

/** What is younger than this is chained by the minute's function before long; nothing is, once the month is closed. */
const waitsFrom = ({ readTo, closedAt }: AuditHead): string =>
  closedAt ? '~' : new Date(Date.parse(readTo) - overlap).toISOString()

const faultOfClosed = (head: AuditHead, closed: Pick<AuditHead, 'count' | 'hash'> | null): Fault | null => {
  const isSame = closed?.hash === head.hash && closed.count === head.count
  // It may have been closed since the head was read.
  if (isSame || (!closed && !head.closedAt)) return null
  return { broken: 'the end of the month', fault: 'It is not what was mailed when the month was closed.' }
}

const unchained = (month: string, count: number) => ({
  ...{
    month,
    holds: null,
    chained: 0,
    before: count,
    waiting: 0,
    erased: 0,
    from: null,
    first: null,
    hash: null,
  },
  ...{ closedAt: null, broken: null, fault: 'No item of this month is chained: there was no chain yet.' },
})

type Stored = {
  head: AuditHead
  closed: Pick<AuditHead, 'count' | 'hash'> | null
  links: readonly AuditLink[]
  all: readonly AuditItem[]
}

/** Of an item whose key is of another kind or month: nothing that the system has stored. */
const noPlace = ({ PK: owner, SK: id }: AuditItem): Place => ({ owner, createdAt: '', id })

/** What has no link: from before the chain, waiting for the next minute, or inserted. */
const unlinkedOf = ({ head, links, all }: Stored) => {
  const linked = new Set(links.map(nameOf))
  const places = all.map(item => placeIn(head.month, item) ?? noPlace(item))
  const unlinked = places.filter(place => !linked.has(nameOf(place)))
  const isBefore = ({ createdAt }: { createdAt: string }) => createdAt !== '' && createdAt < head.from
  const isWaiting = ({ createdAt }: { createdAt: string }) => createdAt >= waitsFrom(head)
  return {
    before: unlinked.filter(isBefore).length,
    waiting: unlinked.filter(isWaiting).length,
    inserted: unlinked.filter(place => !isBefore(place) && !isWaiting(place)).map(nameOf),
  }
}

const faultOf = (
  stored: Stored,
  chain: readonly AuditLink[],
  [inserted]: readonly string[],
): Fault | null => {
  const { head, closed, all } = stored
  const items = new Map(all.map(item => [nameOf(placeIn(head.month, item) ?? noPlace(item)), item]))
  const fault = faultOfLinks(head, chain, items) ?? faultOfClosed(head, closed)
  if (fault || inserted === undefined) return fault
  return { broken: inserted, fault: 'It is not in the chain: it was inserted.' }
}

const report = (stored: Stored) => {
  const { head, links, all } = stored
  // Those behind the head have been added since it was read.
  const chain = links
    .filter(({ number }) => number <= head.count)
    .sort((one, other) => one.number - other.number)
  const { inserted, ...unlinked } = unlinkedOf(stored)
  const fault = faultOf(stored, chain, inserted)
  return {
    ...{ month: head.month, holds: fault === null, chained: chain.length, ...unlinked },
    erased: all.filter(({ erased }) => erased === true).length,
    ...{
      from: head.from,
      first: chain[0]?.createdAt ?? null,
      hash: head.hash,
      closedAt: head.closedAt ?? null,
    },
    ...(fault ?? { broken: null, fault: null }),
  }
}

/**
 * Walks the chain of a month, and says whether it holds, from where on there is one, and what is wrong with the first
 * item that is not as it was chained, or as an erasure leaves it.
 */
export const verifyAudit = async (month: string, stored: StoredChain) => {
  const head = await stored.findHead(month)
  const [closed, links] = await Promise.all([stored.findClosed(month), stored.linksOf(month)])
  const all = await stored.auditOf({ month })
  if (head) return report({ head, closed, links, all })
  if (links.length > 0 || closed)
    return { ...unchained(month, all.length), holds: false, broken: 'the head', fault: 'It was removed.' }
  return unchained(month, all.length)
}
