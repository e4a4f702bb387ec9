import { agreementSide } from '#shared/agreements/agreement.entity.ts'
import { type AgreementSide, agreementSides } from '#shared/agreements/agreement.ts'
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
  /** Takes the person of one side out of an agreement; the other side's has to be reached. */
  clearSide: (agreement: Item, side: AgreementSide) => Promise<void>
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

const eraseFromAgreement = async (
  agreement: Item,
  emailHash: string,
  { isAddressOf, clearSide }: ItemStore,
): Promise<Outcome> => {
  let outcome: Outcome = 'left'
  for (const side of agreementSides) {
    const person = agreementSide.parse(agreement[side] ?? null)
    if (!person || !(await isAddressOf(person.email, emailHash))) continue
    await clearSide(agreement, side)
    outcome = 'kept'
  }
  return outcome
}

/** What a robot sent is not an accounting record, and neither are terms that nobody has signed. */
const erasureOf = (kind: ItemKind, { suspect, signed }: Item) => {
  const { onErasure } = entities[kind]
  const isNoRecord = suspect === true || (kind === 'agreementVersion' && signed !== true)
  return isNoRecord && onErasure !== 'left' ? 'removed' : onErasure
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
    if (kind === 'agreement') return eraseFromAgreement(item, emailHash, store)
    const erasure = erasureOf(kind, item)
    if (erasure === 'left' || item.erased === true) return 'left'
    if (erasure === 'removed') {
      await store.remove(item)
      return 'removed'
    }
    await store.minimise(item, erasure)
    return 'kept'
  }
