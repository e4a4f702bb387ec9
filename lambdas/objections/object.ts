import type { Language } from '#shared/contract/language.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import type { StoredObjection } from '#shared/objections/objection.entity.ts'
import { seenOf } from '#shared/objections/objection.ts'
import { Failure } from '../platform/failure.ts'

/** What is objected to, as it is now. */
export type Objected = { title: string; row: ShownRow; engine: number | null; lexicon: number | null }

/** Who objects, from the profile; stored with the objection for its mails. */
type Objector = { name: string; email: string; language: Language }

type NewObjection = Objected & Objector & { words: string; number: number; createdAt: string }

/** What the use case needs of the store; all of it about one partner and one thing. */
export type Objections = {
  findObjector: () => Promise<Objector | null>
  /** The last objection to it; null if there is none. */
  findLast: () => Promise<StoredObjection | null>
  /** Throws `not_found` for what the partner is not shown, and `assignment_closed`. */
  findObjected: () => Promise<Objected>
  /** Returns null if somebody was faster. */
  add: (objection: NewObjection) => Promise<StoredObjection | null>
}

/** All that an objection is decided by; instead of what is objected to, why it cannot be. */
type Found = { objector: Objector | null; last: StoredObjection | null; objected: Objected | Failure }

const refusalOf = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  throw error
}

/** Reads all of it at once. */
export const findAll = async (objections: Objections): Promise<Found> => {
  const [objector, last, objected] = await Promise.all([
    objections.findObjector(),
    objections.findLast(),
    objections.findObjected().catch(refusalOf),
  ])
  return { objector, last, objected }
}

const maxAttempts = 5

/** The objection that is open, if it says the same. Throws `objection_open` if it says something else. */
const sameOpen = (last: StoredObjection | null, words: string): StoredObjection | null => {
  if (last?.state !== 'objected') return null
  if (last.words !== words) throw new Failure('objection_open')
  return last
}

/**
 * Objects to a row, which is kept as the partner saw it: the same words again are the same objection. Throws
 * `forbidden` without a profile, `not_found`, `assignment_closed`, `fit_changed` if the row is another one by now, and
 * `objection_open`.
 */
export const objectTo = async (
  { words, seen }: { words: string; seen: number },
  first: Found,
  { objections, now }: { objections: Objections; now: string },
): Promise<StoredObjection> => {
  let found = first
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { objector, last, objected } = found
    if (!objector) throw new Failure('forbidden')
    const open = sameOpen(last, words)
    if (open) return open
    if (objected instanceof Failure) throw objected
    if (seenOf(objected.row) !== seen) throw new Failure('fit_changed')
    const number = (last?.number ?? 0) + 1
    const added = await objections.add({ ...objected, ...objector, words, number, createdAt: now })
    if (added) return added
    found = await findAll(objections)
  }
  throw new Failure('unavailable')
}
