import type * as z from 'zod/mini'
import { maxWatches, type WatchFields, type WatchList } from '#shared/watches/watch.ts'
import type { storedWatch, watchListEntity } from '#shared/watches/watch-list.entity.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { Failure } from '../platform/failure.ts'
import { nextMailAt } from './next-mail.ts'

type StoredWatch = z.infer<typeof storedWatch>
export type StoredList = z.infer<typeof watchListEntity.item>

/** What a change leaves of a list. */
export type ListState = Pick<StoredList, 'watches' | 'mails' | 'dueAt'>

/** What the use cases need of the store; all of it about one partner. A write returns false if the list changed. */
export type Watches = {
  find: () => Promise<StoredList | null>
  /** Stores the first list; throws `forbidden` for a partner without a profile. */
  add: (list: ListState) => Promise<boolean>
  replace: (stored: StoredList, list: ListState) => Promise<boolean>
}

type Context = { watches: Watches; now: number }

/** What the partner sees of a list. */
export const viewOf = (list: Pick<StoredList, 'watches' | 'mails'> | null): WatchList => ({
  watches: list?.watches ?? [],
  mails: list?.mails ?? true,
})

/** The mail that is due stays due; otherwise the next one is the next morning. */
const scheduled = (
  { watches, mails }: WatchList & { watches: StoredWatch[] },
  stored: StoredList | null,
  now: number,
): ListState => {
  const isWanted = mails && watches.length > 0
  return { watches, mails, ...(isWanted && { dueAt: stored?.dueAt ?? nextMailAt(now) }) }
}

type Changed = { watches: StoredWatch[]; mails: boolean }

/** Changes the list as `decide` says, null for nothing to change; returns how it is then. */
const change = async (
  decide: (list: Changed, isStored: boolean) => Changed | null,
  { watches, now }: Context,
): Promise<WatchList> => {
  let view = viewOf(null)
  await untilWritten(async () => {
    const stored = await watches.find()
    const before = { watches: stored?.watches ?? [], mails: stored?.mails ?? true }
    const after = decide(before, stored !== null)
    view = viewOf(after ?? before)
    if (!after) return null
    const list = scheduled(after, stored, now)
    return () => (stored ? watches.replace(stored, list) : watches.add(list))
  })
  return view
}

const isSame = (one: StoredWatch, other: StoredWatch): boolean =>
  one.name === other.name &&
  one.skills === other.skills &&
  one.places === other.places &&
  one.remote === other.remote &&
  one.fits === other.fits &&
  one.minWeeks === other.minWeeks &&
  one.maxWeeks === other.maxWeeks

/** Saves a watch, a new one or a change; the same again changes nothing. Throws `too_many_watches`. */
export const saveWatch = (id: string, fields: WatchFields, context: Context): Promise<WatchList> =>
  change(({ watches, mails }) => {
    const known = watches.find(watch => watch.id === id)
    const since = known?.since ?? new Date(context.now).toISOString()
    const saved = { id, ...fields, fits: fields.fits ?? false, since }
    if (known && isSame(known, saved)) return null
    if (!known && watches.length >= maxWatches) throw new Failure('too_many_watches')
    return {
      mails,
      watches: known ? watches.map(watch => (watch === known ? saved : watch)) : [...watches, saved],
    }
  }, context)

/** Removes a watch; one that does not exist counts as removed. */
export const removeWatch = (id: string, context: Context): Promise<WatchList> =>
  change(({ watches, mails }) => {
    const others = watches.filter(watch => watch.id !== id)
    return others.length === watches.length ? null : { watches: others, mails }
  }, context)

const withMails = (mails: boolean, { watches, mails: before }: Changed, { now }: Context): Changed | null => {
  if (mails === before) return null
  const since = new Date(now).toISOString()
  return { mails, watches: mails ? watches.map(watch => ({ ...watch, since })) : watches }
}

/** Turns the mail on or off. Once it is on again, only what is published from then on is new. */
export const setMails = (mails: boolean, context: Context): Promise<WatchList> =>
  change(list => withMails(mails, list, context), context)

/** Ends the mail by its link; a list that is gone has none. */
export const endMails = async (context: Context): Promise<void> => {
  await change((list, isStored) => (isStored ? withMails(false, list, context) : null), context)
}
