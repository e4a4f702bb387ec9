import type { Minimised } from '#shared/contract/entity.ts'
import { entities, type ItemKind } from '#shared/entities.ts'
import type { Item } from './person.ts'

/** What an erasure does with an item. */
export type Outcome = 'removed' | 'kept' | 'left'

/** What the use case needs of the store; every function is safe to repeat. */
type ItemStore = {
  kindOf: (item: Item) => ItemKind | null
  isAddressOf: (address: string, emailHash: string) => Promise<boolean>
  remove: (item: Item) => Promise<void>
  minimise: (item: Item, to: Minimised) => Promise<void>
  /** False if the participants have changed since the meeting was read. */
  setParticipants: (meeting: Item, participants: readonly string[]) => Promise<boolean>
  readAgain: (item: Item) => Promise<Item | null>
  freeSeat: (meeting: Item) => Promise<void>
}

const eraseFromMeeting = async (meeting: Item, emailHash: string, store: ItemStore): Promise<Outcome> => {
  const { isAddressOf, freeSeat, remove, setParticipants, readAgain } = store
  if (await isAddressOf(String(meeting.email), emailHash)) {
    await freeSeat(meeting)
    await remove(meeting)
    return 'removed'
  }
  const participants = (meeting.participants ?? []) as readonly string[]
  const erased = await Promise.all(participants.map(participant => isAddressOf(participant, emailHash)))
  if (!erased.includes(true)) return 'left'
  const others = participants.filter((_, index) => !erased[index])
  if (await setParticipants(meeting, others)) return 'removed'
  // Another erasure was faster; writing what was read here would put its person back.
  const current = await readAgain(meeting)
  return current ? eraseFromMeeting(current, emailHash, store) : 'left'
}

/** What a robot sent is not an accounting record. */
const erasureOf = (kind: ItemKind, { suspect }: Item) => {
  const { onErasure } = entities[kind]
  return suspect === true && onErasure !== 'left' ? 'removed' : onErasure
}

/**
 * Erases an item as its kind declares, and leaves one that was minimised before. Throws for a key that no kind
 * declares.
 */
export const eraseItem =
  (store: ItemStore) =>
  async (item: Item, emailHash: string): Promise<Outcome> => {
    const kind = store.kindOf(item)
    if (!kind) throw new Error('No kind of item declares the key of this item.')
    if (kind === 'meeting') return eraseFromMeeting(item, emailHash, store)
    const erasure = erasureOf(kind, item)
    if (erasure === 'left' || item.erased === true) return 'left'
    if (erasure === 'removed') {
      await store.remove(item)
      return 'removed'
    }
    await store.minimise(item, erasure)
    return 'kept'
  }
