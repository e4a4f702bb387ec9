import { movesOf, stateIn } from '#shared/contract/process.ts'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import type { Command } from '#shared/operator/command.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { processShownBy } from '#shared/operator/things.ts'
import { processes } from '#shared/processes.ts'

/** A command with its declaration. */
export type Offered = { name: AnyCommandName; declared: Command }

const all: readonly Offered[] = (Object.keys(allCommands) as AnyCommandName[]).map(name => ({
  name,
  declared: allCommands[name],
}))

/** The commands that somebody with these roles may run. */
export const offeredTo = (roles: readonly string[]): Offered[] =>
  all.filter(({ declared }) => mayRun(declared, roles))

const placesOf = ({ declared: { places = [] } }: Offered): number => places.length

const nounOf = (name: string): string => name.split(' ')[0] ?? ''

/** Whether two commands are about the same kind of thing. */
const isSameNoun = (one: AnyCommandName, other: AnyCommandName): boolean => nounOf(one) === nounOf(other)

/** The commands whose `id` is of something else than their noun says: a closed time is no meeting. */
const otherIds: Readonly<Partial<Record<AnyCommandName, string>>> = { 'meetings unblock': 'closed time' }

/** What a command's `id` is the id of. */
const idOf = (name: AnyCommandName): string => otherIds[name] ?? nounOf(name)

/** The transitions of what is shown that a command makes. */
const movesOn = ({ moves = [] }: Command, process: string | undefined): string[] =>
  moves.flatMap(move => (move.startsWith(`${process} `) ? [move.slice(move.indexOf(' ') + 1)] : []))

/**
 * What can be done with a thing: what moves it on in its process, what else its own commands do, and everything else; and
 * the lists of what belongs to it.
 */
export type NextActions = Record<'moving' | 'own' | 'others' | 'lists', Offered[]>

/** Whether a command lists what belongs to exactly what is known: the orders of a business, not those of its inquiry. */
const listsOf = (
  { returns, places = [], columns }: Command,
  known: Readonly<Record<string, string>>,
): boolean => returns === 'page' && columns !== undefined && places.length === Object.keys(known).length

/**
 * What may be done next with what a command shows: the commands that take what is known of it. An `id` belongs to one
 * noun. One that only moves a thing is left out in a state in which it cannot; without a state, nothing is.
 */
export const nextActions = (
  shown: AnyCommandName,
  known: Readonly<Record<string, string>>,
  roles: readonly string[],
  state?: string,
): NextActions => {
  const name = processShownBy(shown)
  const process = processes.find(one => one.name === name)
  const possible = process && state !== undefined ? movesOf(process, stateIn(process, state), 'operator') : []
  const kinds: NextActions = { moving: [], own: [], others: [], lists: [] }
  for (const offered of offeredTo(roles)) {
    const { places = [] } = offered.declared
    const isKnown = places.length > 0 && places.every(place => known[place])
    const isOwn = isSameNoun(offered.name, shown)
    // A month is no thing: what else takes one is not about this.
    const isOtherMonth = !isOwn && places.every(place => place === 'month')
    const isOtherId = places.includes('id') && idOf(offered.name) !== idOf(shown)
    if (!isKnown || offered.name === shown || isOtherId || isOtherMonth) continue
    const moves = movesOn(offered.declared, name)
    const canMove = moves.some(move => possible.includes(move))
    if (state !== undefined && moves.length > 0 && !canMove) continue
    // What is listed of something else than this thing is on the page of that.
    if (isOwn && offered.declared.returns === 'page' && places.length < Object.keys(known).length) continue
    const isList = !isOwn && listsOf(offered.declared, known)
    kinds[canMove ? 'moving' : isList ? 'lists' : isOwn ? 'own' : 'others'].push(offered)
  }
  kinds.others.sort((one, other) => placesOf(other) - placesOf(one))
  return kinds
}

/** The commands that show the rows of lists which have no such command of their own noun. */
const shownBy: Readonly<Partial<Record<AnyCommandName, AnyCommandName>>> = {
  'receivables list': 'orders show',
  'payouts list': 'earnings show',
  'ledger liabilities': 'businesses show',
  'ledger balance': 'ledger account',
  'meetings blocks': 'meetings unblock',
}

type Shown = { name: AnyCommandName; input: Record<string, string> }

/** The command of a line as it is typed, `inquiries show <businessId> <inquiryId>`: what was found says how it is shown. */
const typedLine = (line: string): Shown | null => {
  const [noun = '', verb = '', ...typed] = line.split(' ')
  const found = all.find(({ name }) => name === `${noun} ${verb}`)
  const { places = [] } = found?.declared ?? {}
  if (!found || places.length !== typed.length) return null
  return { name: found.name, input: Object.fromEntries(places.map((place, at) => [place, typed[at] ?? ''])) }
}

/** The command that shows one row of a list, and what of the row it takes; null if there is none. */
export const showOf = (list: AnyCommandName, row: Readonly<Record<string, unknown>>): Shown | null => {
  if (typeof row.show === 'string' && Object.hasOwn(allCommands, row.show))
    return { name: row.show as AnyCommandName, input: row.input as Record<string, string> }
  if (typeof row.show === 'string') return typedLine(row.show)
  const wanted = shownBy[list] ?? `${nounOf(list)} show`
  const found = all.find(({ name }) => name === wanted)
  if (!found) return null
  const { places = [] } = found.declared
  // A row that is the thing calls its own part of the key `id`.
  const values = places.map((place, at) => row[place] ?? (at === places.length - 1 ? row.id : undefined))
  // A part of a key may be a number, such as that of an objection.
  if (values.some(value => typeof value !== 'string' && typeof value !== 'number')) return null
  return {
    name: found.name,
    input: Object.fromEntries(places.map((place, at) => [place, String(values[at])])),
  }
}
