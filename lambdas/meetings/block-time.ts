import type * as z from 'zod/mini'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import type { closureEntity } from '#shared/meetings/closure.entity.ts'
import type { meetingCommands } from '#shared/meetings/meetings.commands.ts'
import { openingHours } from '#shared/meetings/opening-hours.ts'
import { bookableDays } from '#shared/meetings/slots.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { parseInstant } from './typed-instant.ts'

export type StoredClosure = z.infer<typeof closureEntity.item>

/** A booked meeting, and when it begins. */
type Meeting = { startsAt: string; id: string }

/** What the use cases need of the store. */
export type Closures = {
  /** Those that are not over, earliest first. */
  coming: () => Promise<StoredClosure[]>
  /** Stores a closure; false if it is stored already. */
  add: (closure: StoredClosure) => Promise<boolean>
  /** The meetings that are booked from one instant until another, the earliest first. */
  booked: (from: string, to: string) => Promise<Meeting[]>
  /** Deletes a closure; false if there is none. */
  remove: (id: string) => Promise<boolean>
}

type Context = { closures: Closures; now: string }

/** A browser downloads them all, and a booking checks each. */
const maxClosures = 200

const dayMilliseconds = 86_400_000

/** How many meetings are named; the others are in meetings list. */
const maxListed = 20

/** The meetings with their time and id, as an operator moves them. */
const listed = (meetings: readonly Meeting[]): string | null => {
  const named = meetings.slice(0, maxListed).map(({ startsAt, id }) => {
    const { date, time } = wallClockAt(Date.parse(startsAt), openingHours.timeZone)
    return `${date} ${time} ${id}`
  })
  const more = meetings.length - named.length
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ') || null
}

type Blocked = { changed: boolean; id: string; booked: number; meetings: string | null }

/** Closes the calendar from one instant to another, and returns the meetings that are booked in it: they stay. */
export const blockTime = async (
  { from: typedFrom, to: typedTo, reason }: InputOf<(typeof meetingCommands)['meetings block']>,
  { closures, now }: Context,
): Promise<Blocked> => {
  const [from, to] = [parseInstant(typedFrom), parseInstant(typedTo)]
  if (to <= from) throw new Refusal('It ends before it begins.')
  if (to <= now) throw new Refusal('That time is in the past.')
  if (Date.parse(to) > Date.parse(now) + bookableDays * dayMilliseconds) {
    throw new Refusal(`Nobody can book more than ${bookableDays} days ahead.`)
  }
  if ((await closures.coming()).length >= maxClosures) throw new Refusal(`There are ${maxClosures} already.`)
  const id = derivedId('closure', from, to)
  const changed = await closures.add({ id, from, to, reason, createdAt: now })
  // Read after it is closed, so that what was booked just before is among them.
  const meetings = await closures.booked(from, to)
  return { changed, id, booked: meetings.length, meetings: listed(meetings) }
}

/** Opens a time again. */
export const unblockTime = async (
  { id }: InputOf<(typeof meetingCommands)['meetings unblock']>,
  { closures }: Context,
): Promise<{ changed: boolean }> => ({ changed: await closures.remove(id) })
