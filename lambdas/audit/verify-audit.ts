import type { AuditHead } from '#shared/audit/audit-head.entity.ts'
import type { AuditLink } from '#shared/audit/audit-link.entity.ts'
import { monthsBefore } from '../platform/commands/list-months.ts'
import { type AuditItem, nameOf, type Place } from './audit-digest.ts'
import { overlap } from './chain-audit.ts'
import {
  type Closed,
  type Fault,
  faultOfChain,
  faultOfEnd,
  placeOf,
  type StoredMonth,
} from './chain-faults.ts'

/** What the use case needs of the store. */
export type StoredChain = {
  findHead: (month: string) => Promise<AuditHead | null>
  findClosed: (month: string) => Promise<Closed | null>
  linksOf: (month: string) => Promise<readonly AuditLink[]>
  auditOf: (span: { month: string }) => Promise<readonly AuditItem[]>
}

/** What is younger than this is chained by the minute's function before long; nothing is, once the month is closed. */
const waitsFrom = ({ readTo, closedAt }: AuditHead): string =>
  closedAt ? '~' : new Date(Date.parse(readTo) - overlap).toISOString()

/** What has no link: from before the chain, waiting for the next minute, or inserted. */
const unlinkedIn = ({ head, links, items }: StoredMonth) => {
  const linked = new Set(links.map(nameOf))
  const unlinked = items.map(item => placeOf(head.month, item)).filter(place => !linked.has(nameOf(place)))
  const isBefore = ({ createdAt }: Place) => createdAt !== '' && createdAt < head.from
  const isWaiting = ({ createdAt }: Place) => createdAt >= waitsFrom(head)
  return {
    beforeChain: unlinked.filter(isBefore).length,
    waiting: unlinked.filter(isWaiting).length,
    inserted: unlinked.filter(place => !isBefore(place) && !isWaiting(place)).map(nameOf),
  }
}

const faultOf = (stored: StoredMonth, [inserted]: readonly string[]): Fault | null => {
  const fault = faultOfChain(stored) ?? faultOfEnd(stored)
  if (fault || inserted === undefined) return fault
  return { broken: inserted, fault: 'It is not in the chain: it was inserted.' }
}

const report = (stored: StoredMonth) => {
  const { head, links, items } = stored
  const { inserted, ...unlinked } = unlinkedIn(stored)
  const fault = faultOf(stored, inserted)
  return {
    ...{ month: head.month, holds: fault === null, chained: links.length, ...unlinked },
    erased: items.filter(({ erased }) => erased === true).length,
    ...{ chainedFrom: head.from, firstChained: links[0]?.createdAt ?? null },
    ...{ checksum: head.hash, closedAt: head.closedAt ?? null },
    ...(fault ?? { broken: null, fault: null }),
  }
}

const unchained = (month: string, beforeChain: number) => ({
  ...{ month, holds: null, chained: 0, beforeChain, waiting: 0, erased: 0 },
  ...{ chainedFrom: null, firstChained: null, checksum: null, closedAt: null },
  ...{ broken: null, fault: 'No item of this month is chained: there was no chain yet.' },
})

/**
 * Walks the chain of a month, and says whether it holds, from where on there is one, and what is wrong with the first
 * item that is not as it was chained, or as an erasure leaves it.
 */
export const verifyAudit = async (month: string, stored: StoredChain) => {
  // First, and the audit last: what is chained meanwhile is no fault.
  const head = await stored.findHead(month)
  const [closed, all] = await Promise.all([stored.findClosed(month), stored.linksOf(month)])
  const items = await stored.auditOf({ month })
  if (head) {
    // An item behind the head has been chained since it was read, or waits; a closed month has nothing behind it.
    const read = all.filter(({ number }) => head.closedAt || number <= head.count)
    return report({ head, closed, links: read.sort((one, other) => one.number - other.number), items })
  }
  const wasChained = all.length > 0 || closed || (await stored.findHead(monthsBefore(month, 1)))?.closedAt
  const nothing = unchained(month, items.length)
  return wasChained
    ? { ...nothing, holds: false, broken: 'the head of the month', fault: 'It was removed.' }
    : nothing
}
