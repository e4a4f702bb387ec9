import { errorName } from '../platform/logging/error-name.ts'
import type { Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import type { MailReport } from './mail-report.ts'

/** A stream record that was given up because no consumer could handle it. */
export type Parked = {
  key: string
  parkedAt: string
  condition: string
  /** How often the consumer was called with it. */
  tries: number
  changes: readonly Change[]
}

/** The parked records. */
export type Failures = {
  /** A page of their keys; `next` is the `after` of the page after it. */
  list: (
    after: string | undefined,
    limit: number,
  ) => Promise<{ keys: readonly string[]; next: string | null }>
  read: (key: string) => Promise<Parked | null>
  remove: (key: string) => Promise<void>
}

type Page = { after?: string | undefined; limit: number }

/** With ids only: an operator's screen needs no address. */
const describe = ({ changes, ...parked }: Parked) => ({
  ...parked,
  about: changes.map(({ after }) => `${after.PK}#${after.SK}`),
})

/** A page of what is parked: when, why, and about which items. */
export const listParked = async ({ after, limit }: Page, failures: Failures) => {
  const { keys, next } = await failures.list(after, limit)
  const records = await Promise.all(keys.map(failures.read))
  return { items: records.filter(parked => parked !== null).map(describe), next }
}

type Showing = {
  failures: Failures
  mailsFor: (change: Change) => Promise<readonly OutgoingMail[]>
  mailsAbout: (source: string) => Promise<readonly MailReport[]>
}

/** One parked record and how far each of its mails has come; null if it is not parked. */
export const showParked = async (key: string, { failures, mailsFor, mailsAbout }: Showing) => {
  const parked = await failures.read(key)
  if (!parked) return null
  try {
    const mails = await Promise.all(parked.changes.map(mailsFor))
    const sources = new Set(mails.flat().map(({ source }) => source))
    const reports = await Promise.all([...sources].map(mailsAbout))
    return { ...describe(parked), notices: reports.flat() }
  } catch (error) {
    return { ...describe(parked), notices: [], unreadable: errorName(error) }
  }
}

type Redriving = {
  failures: Failures
  mailsFor: (change: Change) => Promise<readonly OutgoingMail[]>
  /** Delivers each mail once, even if another process tries at the same time; throws if one could not be sent. */
  deliverMails: (mails: readonly OutgoingMail[]) => Promise<void>
  /** Queues what a change asks for beside its mails. */
  passOn: (change: Change) => Promise<void>
}

type Redriven = { key: string; outcome: 'delivered' | 'not parked' | 'still parked'; error?: string }

const redriveOne = async (
  key: string,
  { failures, mailsFor, deliverMails, passOn }: Redriving,
): Promise<Redriven> => {
  const parked = await failures.read(key)
  if (!parked) return { key, outcome: 'not parked' }
  const deliveries = await Promise.allSettled(
    parked.changes.map(async change => {
      await passOn(change)
      await deliverMails(await mailsFor(change))
    }),
  )
  const failed = deliveries.find(one => one.status === 'rejected')
  if (failed) return { key, outcome: 'still parked', error: errorName(failed.reason) }
  // Last: if the function is killed before this, the record is delivered again, and the outbox knows what was sent.
  await failures.remove(key)
  return { key, outcome: 'delivered' }
}

/** Delivers parked records again, the named ones or a page of all; what cannot be delivered stays parked. */
export const redrive = async (
  { keys: named, after, limit }: Page & { keys?: readonly string[] | undefined },
  redriving: Redriving,
): Promise<{ items: Redriven[]; next: string | null }> => {
  const { keys, next } = named ? { keys: named, next: null } : await redriving.failures.list(after, limit)
  const items: Redriven[] = []
  for (const key of keys) items.push(await redriveOne(key, redriving))
  return { items, next }
}
