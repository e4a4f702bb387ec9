import { turnOf } from '#shared/contract/process.ts'
import { beginningOf } from '#shared/contract/swedish-day.ts'
import type { queueCommands } from '#shared/operator/queue.commands.ts'
import type { QueueNote } from '#shared/operator/queue-note.entity.ts'
import { inputFromKeys } from '#shared/operator/things.ts'
import { processes } from '#shared/processes.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { titleOf } from '../platform/inquiries/title-of.ts'
import { hideUntil, isHidden, leaveIt, type Noted, takeOn } from './note-queue.ts'
import { type DueTransition, findDueTransitions, findWaiting, type Waiting } from './queue.store.ts'
import { findNotes, queueNotes } from './queue-notes.store.ts'

const weekMs = 7 * 86_400_000

const nameOf = ({ process, id }: Noted): string => `${process} ${id}`

/** What it is about: its title, or how its description begins; null for what has neither, such as an order. */
const aboutOf = ({ title, projectTitle, facts, description }: Omit<Waiting, 'state'>): string | null =>
  title ?? projectTitle ?? facts?.title ?? (description ? titleOf({ description }) : null)

const rowOf = (
  due: DueTransition,
  { state, companyName, company, name, ...written }: Waiting,
  { takenBy }: Pick<QueueNote, 'takenBy'>,
  now: string,
) => {
  const declared = processes.find(({ name: process }) => process === due.process)
  return {
    at: due.at,
    late: due.at < now,
    process: due.process,
    transition: due.transition,
    state,
    turn: (declared && turnOf(declared, { state, due: {} })?.turn) ?? null,
    who: companyName ?? company ?? name ?? null,
    about: aboutOf(written),
    id: due.id,
    takenBy: takenBy ?? null,
    tries: due.tries ?? 0,
    ...inputFromKeys(due.process, due.item),
  }
}

/** The notes by thing, and what is hidden: `found` is in order, so that what is due first of a thing comes first. */
const notesOn = (found: readonly DueTransition[], notes: readonly QueueNote[], now: string) => {
  const noted = new Map(notes.map(note => [nameOf(note), note]))
  const firstDue = new Map(found.toReversed().map(due => [nameOf(due), due.at]))
  const isOut = (due: DueTransition) =>
    isHidden(noted.get(nameOf(due)), firstDue.get(nameOf(due)) ?? due.at, now)
  return { noteOf: (due: DueTransition) => noted.get(nameOf(due)) ?? {}, isOut }
}

export const queueHandlers: Handlers<typeof queueCommands> = {
  'queue list': async ({ turn, later, snoozed }, { at: now }) => {
    const horizon = new Date(Date.parse(now) + weekMs).toISOString()
    const [found, notes] = await Promise.all([
      findDueTransitions(processes.map(({ name }) => name)),
      findNotes(),
    ])
    const { noteOf, isOut } = notesOn(found, notes, now)
    const listed = found.filter(due => (later || due.at <= horizon) && (snoozed || !isOut(due)))
    const rows = await Promise.all(
      listed.map(async due => {
        const waiting = await findWaiting(due)
        return waiting && rowOf(due, waiting, noteOf(due), now)
      }),
    )
    const items = rows.filter(row => row !== null).filter(row => !turn || row.turn === turn)
    return { items, next: null }
  },
  'queue take': (one, operation) => takeOn(one, operation.by, queueNotes(operation)),
  'queue leave': (one, operation) => leaveIt(one, queueNotes(operation)),
  'queue snooze': ({ until, ...one }, operation) =>
    hideUntil(one, beginningOf(until), operation.at, queueNotes(operation)),
}
