import type { Message, Side, Thread } from '#shared/threads/thread.ts'
import { kindOfThread } from '#shared/threads/thread-ids.ts'
import { Failure } from '../platform/failure.ts'
import { requireParty } from './mark-read.ts'
import type { Party } from './party.ts'
import { sidesOf } from './readers.ts'
import type { Caller } from './write-message.ts'

/** How many messages are shown at once. */
const shownAtOnce = 50

type Place = { after?: number | undefined; before?: number | undefined }

/** What the use case needs of the store. */
export type ShownThreads = {
  findParties: (id: string, sides: readonly Side[]) => Promise<Party[]>
  findMessages: (id: string, place: Place, max: number) => Promise<Message[]>
  /** The title that the thread of an inquiry will have; null if the inquiry is not the caller's. */
  titleOfInquiry: (id: string, caller: Caller) => Promise<string | null>
}

const nothingYet = (id: string, title: string): Thread => ({
  ...{ id, kind: 'inquiry', title, otherName: null, ended: false },
  ...{ messages: [], earlier: false, readUpTo: 0 },
})

const viewOf = (id: string, own: Party, parties: readonly Party[], messages: readonly Message[]): Thread => {
  const other = parties.find(party => party !== own)
  const business = parties.find(({ side }) => side === 'business')
  return {
    id,
    kind: kindOfThread(id),
    title: business?.title ?? null,
    otherName: other?.name || null,
    ended: !other,
    messages: [...messages],
    earlier: (messages[0]?.number ?? 1) > 1,
    readUpTo: own.readUpTo,
  }
}

/** A thread as the caller sees it. Throws `not_found` for the thread of somebody else. */
export const showThread = async (
  { id, caller, ...place }: { id: string; caller: Caller } & Place,
  threads: ShownThreads,
): Promise<Thread> => {
  const [parties, messages] = await Promise.all([
    threads.findParties(id, sidesOf[kindOfThread(id)]),
    threads.findMessages(id, place, shownAtOnce),
  ])
  if (parties.length === 0) {
    const title = await threads.titleOfInquiry(id, caller)
    if (title === null) throw new Failure('not_found')
    return nothingYet(id, title)
  }
  const own = requireParty(parties.find(({ side }) => side === caller.side) ?? null, caller)
  return viewOf(id, own, parties, messages)
}
