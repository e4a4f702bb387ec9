import type { AuditHead } from '#shared/audit/audit-head.entity.ts'
import type { AuditLink } from '#shared/audit/audit-link.entity.ts'
import { monthsBefore } from '../platform/commands/list-months.ts'
import {
  type AuditItem,
  beginningOf,
  digestsOf,
  hashOf,
  nameOf,
  type Place,
  placeIn,
} from './audit-digest.ts'

/** How much of the audit is read again, in milliseconds: longer than a command may run, and than the index lags. */
export const overlap = 3_600_000

/** One transaction has the head, too, and 100 writes at most. */
const maxLinks = 90

/** The maximum number of transactions of a month that a call makes; the next call continues. */
const maxTransactions = 20
const maxAttempts = 5

type Placed = { item: AuditItem; place: Place }

type Span = { month: string; since: string }

/** What the use case needs of the store. */
export type AuditChain = {
  findHead: (month: string) => Promise<AuditHead | null>
  items: (span: Span) => Promise<readonly AuditItem[]>
  links: (span: Span) => Promise<readonly Place[]>
  /** Stores links with the head that follows from them; false if another call was faster than this one. */
  extend: (before: AuditHead | null, after: AuditHead, links: readonly AuditLink[]) => Promise<boolean>
  /** Ends a month, which mails its last hash; false as `extend`. */
  close: (head: AuditHead, closedAt: string) => Promise<boolean>
}

type Context = {
  chain: AuditChain
  /** Milliseconds since 1970. */
  now: number
  log: Record<'info', (message: string, facts: Record<string, string | number>) => void>
}

const textOf = (instant: number): string => new Date(instant).toISOString()

/** The first instant of a month. */
const startOf = (month: string): string => `${month}-01T00:00:00.000Z`

const linked = (head: AuditHead, unlinked: readonly Placed[]): AuditLink[] => {
  let { hash: previous, count: number } = head
  return unlinked.map(({ item, place }) => {
    number += 1
    const link = { ...place, number, ...digestsOf(item), previous }
    previous = hashOf(link)
    return { ...link, hash: previous }
  })
}

/**
 * Where the chain of a month begins: with the month, if that before it is chained, or now. Null for a past month that
 * is from before the chain.
 */
const beginning = async (month: string, { chain, now }: Context): Promise<AuditHead | null> => {
  const continues = (await chain.findHead(monthsBefore(month, 1))) !== null
  if (!continues && month !== textOf(now).slice(0, 7)) return null
  const since = textOf(now - overlap)
  const from = continues || since < startOf(month) ? startOf(month) : since
  return { month, from, count: 0, hash: beginningOf(month, from), readTo: from }
}

const sinceOf = ({ from, readTo }: AuditHead): string => {
  const since = textOf(Date.parse(readTo) - overlap)
  return since < from ? from : since
}

const unlinkedOf = async (head: AuditHead, { chain }: Context): Promise<readonly Placed[]> => {
  const span = { month: head.month, since: sinceOf(head) }
  const [items, links] = await Promise.all([chain.items(span), chain.links(span)])
  const known = new Set(links.map(nameOf))
  return items.flatMap(item => {
    const place = placeIn(head.month, item)
    return place && !known.has(nameOf(place)) ? [{ item, place }] : []
  })
}

/** One step of a month; what it says is left to do. */
const step = async (month: string, context: Context): Promise<'more' | 'done' | 'again'> => {
  const { chain, now, log } = context
  const stored = await chain.findHead(month)
  const head = stored ?? (await beginning(month, context))
  if (!head || head.closedAt) return 'done'
  const unlinked = await unlinkedOf(head, context)
  const links = linked(head, unlinked.slice(0, maxLinks))
  const isRead = links.length === unlinked.length
  const isOver = now >= Date.parse(startOf(monthsBefore(month, -1))) + overlap
  if (stored && isOver && unlinked.length === 0)
    return (await chain.close(head, textOf(now))) ? 'done' : 'again'
  // Noted now and then even if there is nothing new: what comes later cannot claim to be older.
  const isStale = now - Date.parse(head.readTo) >= overlap
  if (stored && links.length === 0 && !isStale) return 'done'
  const { hash, number: count } = links.at(-1) ?? { hash: head.hash, number: head.count }
  const after = { ...head, count, hash, readTo: isRead ? textOf(now) : head.readTo }
  if (!(await chain.extend(stored, after, links))) return 'again'
  // The log is outside the table: each line is a witness of the hash.
  log.info('audit_chained', { month, count, hash })
  return isRead && !isOver ? 'done' : 'more'
}

const chainMonth = async (month: string, context: Context): Promise<void> => {
  let lost = 0
  for (let made = 0; made < maxTransactions; made += 1) {
    const left = await step(month, context)
    if (left === 'done') return
    lost = left === 'again' ? lost + 1 : 0
    if (lost === maxAttempts) throw new Error('TooManyMoves')
  }
}

/**
 * Adds what is new in the audit to the chain of its month, each item once, however often and in parallel it is called;
 * closes the month before once its last commands have ended.
 */
export const chainAudit = async (context: Context): Promise<void> => {
  const month = textOf(context.now).slice(0, 7)
  await chainMonth(monthsBefore(month, 1), context)
  await chainMonth(month, context)
}
