import type { QueueNote } from '#shared/operator/queue-note.entity.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'

/** A thing in the queue. */
export type Noted = { process: string; id: string }

/** What the use cases need of the store; each write returns false if the note has changed since it was read. */
export type QueueNotes = {
  find: (one: Noted) => Promise<QueueNote | null>
  take: (one: Noted, by: string) => Promise<boolean>
  leave: (one: Noted) => Promise<boolean>
  hide: (one: Noted, until: string) => Promise<boolean>
}

type Changed = Promise<{ changed: boolean }>

/** Takes a thing on. Throws a refusal that names who has. */
export const takeOn = (one: Noted, by: string, notes: QueueNotes): Changed =>
  untilWritten(async () => {
    const { takenBy } = (await notes.find(one)) ?? {}
    if (takenBy === by) return null
    if (takenBy) throw new Refusal(`${takenBy} has taken it on.`)
    return () => notes.take(one, by)
  })

/** Leaves a thing to whoever takes it next. */
export const leaveIt = (one: Noted, notes: QueueNotes): Changed =>
  untilWritten(async () => {
    const { takenBy } = (await notes.find(one)) ?? {}
    return takenBy ? () => notes.leave(one) : null
  })

/** Takes a thing out of sight until an instant. Throws a refusal for one that has passed. */
export const hideUntil = (one: Noted, until: string, now: string, notes: QueueNotes): Changed => {
  if (until <= now) throw new Refusal('That day has begun.')
  return untilWritten(async () => {
    const { hiddenUntil } = (await notes.find(one)) ?? {}
    return hiddenUntil === until ? null : () => notes.hide(one, until)
  })
}

/** How long before something is due a hidden thing is shown again, in milliseconds. */
const shownBefore = 4 * 3_600_000

/** Whether a thing is out of sight: not once what is due first is near. */
export const isHidden = (note: QueueNote | undefined, firstDue: string, now: string): boolean =>
  note?.hiddenUntil !== undefined &&
  now < note.hiddenUntil &&
  Date.parse(now) < Date.parse(firstDue) - shownBefore
