import type { Change } from './change.ts'
import type { Notice, NoticeReport } from './notice.ts'

/** A stream record that no consumer could handle, as it was given up. */
export type Parked = {
  key: string
  parkedAt: string
  condition: string
  /** How often the consumer was called with it. */
  tries: number
  changes: readonly Change[]
}

/** Where they lie. */
export type Failures = {
  /** A page of their keys; `next` is the `after` of the page after it. */
  list: (
    after: string | undefined,
    limit: number,
  ) => Promise<{ keys: readonly string[]; next: string | null }>
  read: (key: string) => Promise<Parked | null>
  remove: (key: string) => Promise<void>
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

type Page = { after?: string | undefined; limit: number }

/** Ids only: what an operator reads on a screen needs no address. */
const described = ({ changes, ...parked }: Parked) => ({
  ...parked,
  about: changes.map(({ after }) => `${after.PK}#${after.SK}`),
})

/** A page of what is parked: when, why, and about which items. */
export const listParked = async ({ after, limit }: Page, failures: Failures) => {
  const { keys, next } = await failures.list(after, limit)
  const found = await Promise.all(keys.map(failures.read))
  return { items: found.filter(parked => parked !== null).map(described), next }
}

type Showing = {
  failures: Failures
  noticesFor: (change: Change) => readonly Notice[]
  noticesOf: (source: string) => Promise<readonly NoticeReport[]>
}

/** One parked record and how far each mail it asks for has come; null where it is not parked. */
export const showParked = async (key: string, { failures, noticesFor, noticesOf }: Showing) => {
  const parked = await failures.read(key)
  if (!parked) return null
  try {
    const sources = new Set(parked.changes.flatMap(noticesFor).map(({ source }) => source))
    const notices = await Promise.all([...sources].map(noticesOf))
    return { ...described(parked), notices: notices.flat() }
  } catch (error) {
    return { ...described(parked), notices: [], unreadable: nameOf(error) }
  }
}

type Redriving = {
  failures: Failures
  noticesFor: (change: Change) => readonly Notice[]
  /** Delivers each notice once, whoever else tries; throws where one could not be sent. */
  deliverAll: (notices: readonly Notice[]) => Promise<void>
}

type Redriven = { key: string; outcome: 'delivered' | 'not parked' | 'still parked'; error?: string }

const redriveOne = async (
  key: string,
  { failures, noticesFor, deliverAll }: Redriving,
): Promise<Redriven> => {
  const parked = await failures.read(key)
  if (!parked) return { key, outcome: 'not parked' }
  const delivered = await Promise.allSettled(
    parked.changes.map(async change => deliverAll(noticesFor(change))),
  )
  const failed = delivered.find(one => one.status === 'rejected')
  if (failed) return { key, outcome: 'still parked', error: nameOf(failed.reason) }
  // Last: killed before this, it is delivered again, and the outbox knows that it was sent.
  await failures.remove(key)
  return { key, outcome: 'delivered' }
}

/** Delivers parked records again, those named or a page of all; what cannot be delivered stays parked. */
export const redrive = async (
  { keys: named, after, limit }: Page & { keys?: readonly string[] | undefined },
  redriving: Redriving,
): Promise<{ items: Redriven[]; next: string | null }> => {
  const { keys, next } = named ? { keys: named, next: null } : await redriving.failures.list(after, limit)
  const items: Redriven[] = []
  for (const key of keys) items.push(await redriveOne(key, redriving))
  return { items, next }
}
