import type { Message, Side } from '#shared/threads/thread.ts'
import { untilWritten, type Write } from '../platform/commands/until-written.ts'
import { Failure } from '../platform/failure.ts'
import type { Party } from './party.ts'
import { withRead } from './unread.ts'
import type { Caller } from './write-message.ts'

/** What the use case needs of the store. */
export type Reading = {
  findParty: (id: string, side: Side) => Promise<Party | null>
  messagesAfter: (id: string, number: number) => Promise<Message[]>
  /** False if the party changed in the meantime. */
  change: (before: Party, after: Party) => Promise<boolean>
}

/** The party that the caller is. Throws `not_found` if the thread is somebody else's. */
export const requireParty = (party: Party | null, { accountId }: Caller): Party => {
  if (party?.accountId !== accountId) throw new Failure('not_found')
  return party
}

/** Notes up to which message the caller has read; returns how many are unread after it. Throws `not_found`. */
export const markRead = async (
  { id, upTo, reader }: { id: string; upTo: number; reader: Caller },
  threads: Reading,
): Promise<{ unread: number; changed: boolean }> => {
  let unread = 0
  const { changed } = await untilWritten(async (): Promise<Write | null> => {
    const [found, later] = await Promise.all([
      threads.findParty(id, reader.side),
      threads.messagesAfter(id, upTo),
    ])
    const party = requireParty(found, reader)
    unread = party.unread
    if (upTo < party.readUpTo) return null
    const after = withRead(
      party,
      upTo,
      later.filter(({ from }) => from !== reader.side),
    )
    unread = after.unread
    const isSame = after.unread === party.unread && after.readUpTo === party.readUpTo
    return isSame ? null : () => threads.change(party, after)
  })
  return { unread, changed }
}
