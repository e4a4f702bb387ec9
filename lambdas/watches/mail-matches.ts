import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/language.ts'
import type { foundAssignment } from '#shared/watches/watch-list.entity.ts'
import { errorName } from '../platform/logging/error-name.ts'
import type { Published, RowFor } from '../platform/partners/read-fit.ts'
import type { StoredList } from './change-watches.ts'
import { findMatches, type Match, maxShown } from './find-matches.ts'
import { nextMailAt } from './next-mail.ts'

/** The mail of one partner, and the instant from which it is due. */
type Due = { id: string; at: string }

/** The maximum number of partners per call: their mails go through the outbox, in which others wait. */
export const maxPartners = 200

type Found = z.infer<typeof foundAssignment>

/** Who gets the mail. */
export type Reader = { email: string; language: Language; status: string; isVerified: boolean }

/** What follows a claim: the next mail, what has been mailed by now, and what this mail says, if there is one. */
type Claim = Pick<StoredList, 'dueAt' | 'seen' | 'mailed'> & {
  dueAt: string
  reader?: Pick<Reader, 'email' | 'language'>
}

/** What the use case needs of the store. */
export type WatchMails = {
  /** Those that are due, earliest first. */
  due: (now: string) => Promise<Due[]>
  /** All open assignments, newest first. */
  published: () => Promise<Published[]>
  find: (id: string) => Promise<StoredList | null>
  /** Null if the partner has no profile. */
  findReader: (id: string) => Promise<Reader | null>
  /** How far the partner meets an assignment. */
  rows: (id: string) => Promise<RowFor>
  /** Moves what is due, and notes the mail, which sends it; false if that is done, or the list was changed or erased. */
  claim: (due: Due, claim: Claim) => Promise<boolean>
  withdraw: (due: Due) => Promise<void>
}

type Context = {
  mails: WatchMails
  now: number
  log: Record<'info' | 'error', (message: string, ids: Record<string, string>) => void>
}

/** What a mail says of an assignment. Of what fits it says the first; the page has the whole row. */
const foundOf = ({ assignment, watches, row }: Match): Found => {
  const { id, title, clientCompany, location, estimatedDuration, startDate } = assignment
  const said = row && { ...row, met: row.met.slice(0, 1) }
  return { id, title, clientCompany, location, estimatedDuration, startDate, watches, row: said }
}

/** What is new to a partner, best first, with the watches that found it. */
const newMatches = async (
  { watches, seen }: StoredList,
  published: readonly Published[],
  rows: () => Promise<RowFor>,
): Promise<Found[]> => {
  const known = new Set(seen)
  const unseen = published.filter(({ id }) => !known.has(id))
  const isFor = (watch: { since: string }, { createdAt }: Published) => createdAt > watch.since
  return (await findMatches({ watches, published: unseen, isFor, rows })).map(foundOf)
}

/** A partner who may not apply, or has not proven the address, is not mailed; what is found waits for them. */
const mayBeMailed = (reader: Reader | null): reader is Reader =>
  Boolean(reader?.isVerified) && reader?.status !== 'declined'

const claimOf = async (
  { list, reader }: { list: StoredList; reader: Reader | null },
  { id, at }: Due,
  published: readonly Published[],
  { mails, now }: Context,
): Promise<Claim> => {
  const dueAt = nextMailAt(now)
  const found = mayBeMailed(reader) ? await newMatches(list, published, () => mails.rows(id)) : []
  const open = new Set(published.map(({ id }) => id))
  // A closed assignment is never open again.
  const seen = [...list.seen.filter(id => open.has(id)), ...found.map(one => one.id)]
  if (!reader || found.length === 0) return { dueAt, seen }
  const { email, language } = reader
  const more = Math.max(0, found.length - maxShown)
  const mailed = { dueAt: at, found: found.slice(0, maxShown), more }
  return { dueAt, seen, mailed, reader: { email, language } }
}

const mailOne = async (due: Due, published: readonly Published[], context: Context): Promise<void> => {
  const { mails, log } = context
  const [list, reader] = await Promise.all([mails.find(due.id), mails.findReader(due.id)])
  if (list?.dueAt !== due.at) return mails.withdraw(due)
  const claim = await claimOf({ list, reader }, due, published, context)
  const { found = [] } = claim.mailed ?? {}
  if (await mails.claim(due, claim))
    log.info('watches_read', { partner: due.id, found: String(found.length) })
}

/**
 * Mails each partner for whom it is time what is new since the last mail, if anything is; once, however often and in
 * parallel it is called. One that fails does not hold back the others; the first error is thrown in the end.
 */
export const mailMatches = async (context: Context): Promise<void> => {
  const { mails, now, log } = context
  const due = await mails.due(new Date(now).toISOString())
  if (due.length === 0) return
  const published = await mails.published()
  const errors: unknown[] = []
  for (const one of due) {
    await mailOne(one, published, context).catch(error => {
      errors.push(error)
      log.error('watches_failed', { partner: one.id, error: errorName(error) })
    })
  }
  if (errors.length > 0) throw errors[0]
}
