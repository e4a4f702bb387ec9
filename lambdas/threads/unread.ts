import type { Message } from '#shared/threads/thread.ts'
import type { Party } from './party.ts'

/** How long somebody has to read a message before a mail tells of it. */
const mailAfterMilliseconds = 5 * 60_000

const dueAfter = (instant: string): string =>
  new Date(Date.parse(instant) + mailAfterMilliseconds).toISOString()

/** A party once the other side has written this. Messages until a mail that is due are in that mail. */
export const withNew = (party: Party, { number, createdAt }: Message): Party => ({
  ...party,
  unread: party.unread + 1,
  since: party.since ?? createdAt,
  ...(!party.mailAt && { mailAt: dueAfter(createdAt), mailFrom: number }),
})

/** The mail that is left to be sent about what is unread; none if it was sent before. */
const mailAbout = (party: Party, first: Message): Partial<Party> => {
  if (!party.mailAt || Number(party.mailFrom) >= first.number) return {}
  return { mailAt: dueAfter(first.createdAt), mailFrom: first.number }
}

/** A party that has read the thread up to this number; `left` is what the other side has written after it. */
export const withRead = (party: Party, upTo: number, left: readonly Message[]): Party => {
  const [first] = left
  const read = { ...party, readUpTo: Math.max(upTo, party.readUpTo), unread: left.length }
  if (!first) return { ...read, since: undefined, mailAt: undefined, mailFrom: undefined }
  return { ...read, since: first.createdAt, ...mailAbout(party, first) }
}
