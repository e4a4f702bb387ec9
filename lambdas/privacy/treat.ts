import type { Minimised } from '#shared/contract/entity.ts'
import { entities, type ItemKind } from '#shared/entities.ts'
import type { Fate } from './erase-person.ts'
import type { Item } from './person.ts'

/** What the use case needs of the stores; all of it is safe to repeat. */
export type Treating = {
  kindOf: (item: Item) => ItemKind | null
  isTheirs: (address: string, emailHash: string) => Promise<boolean>
  remove: (item: Item) => Promise<void>
  minimise: (item: Item, to: Minimised) => Promise<void>
  /** False where the meeting is no longer as it was read. */
  leaveMeeting: (meeting: Item, participants: readonly string[]) => Promise<boolean>
  itemNow: (item: Item) => Promise<Item | null>
  freeSeat: (meeting: Item) => Promise<void>
}

const treatMeeting = async (meeting: Item, emailHash: string, treating: Treating): Promise<Fate> => {
  const { isTheirs, freeSeat, remove, leaveMeeting, itemNow } = treating
  if (await isTheirs(String(meeting.email), emailHash)) {
    await freeSeat(meeting)
    await remove(meeting)
    return 'removed'
  }
  const participants = (meeting.participants ?? []) as readonly string[]
  const theirs = await Promise.all(participants.map(participant => isTheirs(participant, emailHash)))
  if (!theirs.includes(true)) return 'left'
  const others = participants.filter((_, place) => !theirs[place])
  if (await leaveMeeting(meeting, others)) return 'removed'
  // Another erasure was faster: what was read here still names whom that one has taken out.
  const standing = await itemNow(meeting)
  return standing ? treatMeeting(standing, emailHash, treating) : 'left'
}

/** What a robot sent is no accounting record. */
const treatmentOf = (kind: ItemKind, { suspect }: Item) => {
  const { onErasure } = entities[kind]
  return suspect === true && onErasure !== 'left' ? 'removed' : onErasure
}

/** Does with an item what its kind asks for; what was minimised before is left alone. */
export const treatItem =
  (treating: Treating) =>
  async (item: Item, emailHash: string): Promise<Fate> => {
    const kind = treating.kindOf(item)
    if (!kind) throw new Error('An item stands under a key that no kind declares.')
    if (kind === 'meeting') return treatMeeting(item, emailHash, treating)
    const treatment = treatmentOf(kind, item)
    if (treatment === 'left' || item.erased === true) return 'left'
    if (treatment === 'removed') {
      await treating.remove(item)
      return 'removed'
    }
    await treating.minimise(item, treatment)
    return 'kept'
  }
