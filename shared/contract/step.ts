import { promiseEnd } from '../promises.ts'
import {
  type Actor,
  actorsOf,
  type Delay,
  isEnd,
  type Life,
  type Process,
  type Promised,
  type Transition,
} from './process.ts'

/** Why a transition cannot be made. */
export type Obstacle =
  /** The process is over. */
  | 'ended'
  /** Not in this state; somebody else may have moved it in the meantime. */
  | 'not now'
  | 'not theirs'
  | 'reason missing'
  /** It has to state an instant that is not given. */
  | 'term missing'
  /** It is not due, or no longer. */
  | 'not due'

export type Request = {
  name: string
  by: Actor
  /** The present instant. */
  at: string
  reason?: string | undefined
  /** Instants that this transition states, such as that of an interview. */
  terms?: Readonly<Record<string, string>>
  /** Transitions by time that are not due after all, though their instants are stated. */
  withholds?: readonly string[]
}

/** What follows from a transition. */
export type Step = {
  life: Life
  /** Due items that the transition withdraws, and those that it writes: transitions by time and their instants. */
  withdrawn: Readonly<Record<string, string>>
  scheduled: Readonly<Record<string, string>>
  /** Set if all that belong to it end with this. */
  endsChildren: boolean
  /** The transition that the process makes which this one belongs to, if it can. */
  moves?: string | undefined
}

const hourMs = 3_600_000

const later = (instant: string, { days = 0, hours = 0 }: Delay): string =>
  new Date(Date.parse(instant) + (days * 24 + hours) * hourMs).toISOString()

type Entry = Pick<Life, 'state' | 'since' | 'terms'>

/** When a transition by time is due in a state that is entered; undefined if its term is not stated. */
const dueAt = ({ after, of }: Transition, { since, terms }: Entry): string | undefined => {
  const start = of === undefined ? since : terms[of]
  return after && start ? later(start, after) : undefined
}

/** The terms that are stated now, and what was due before. */
type Stated = { terms: Life['terms']; due: Life['due'] }

/**
 * The transitions by time of a state. What counts from a term is due once: when the term is stated, or if it was due in
 * the state before.
 */
const dueIn = (declared: Process, entry: Entry, stated: Stated): Record<string, string> =>
  Object.fromEntries(
    Object.entries(declared.transitions).flatMap(([name, transition]) => {
      const { from, of } = transition
      if (!from.includes(entry.state)) return []
      const isNew = of === undefined || of in stated.terms
      const at = isNew ? dueAt(transition, entry) : stated.due[name]
      return at ? [[name, at]] : []
    }),
  )

const isStated = (terms: readonly string[] = [], given: Life['terms'] = {}): boolean =>
  terms.every(term => given[term])

const obstacleTo = (declared: Process, life: Life, request: Request): Obstacle | null => {
  const { name, by, at, reason } = request
  const transition = declared.transitions[name]
  if (!transition || !actorsOf(transition).includes(by)) return 'not theirs'
  if (isEnd(declared, life.state)) return 'ended'
  if (!transition.from.includes(life.state)) return 'not now'
  if (by === 'time' && !((life.due[name] ?? '~') <= at)) return 'not due'
  if (transition.reason && !reason) return 'reason missing'
  return isStated(transition.terms, request.terms) ? null : 'term missing'
}

/** What is due anew, because the terms that it counts from have been stated again. */
const restated = (declared: Process, entry: Entry, stated: Life['terms'] = {}): Life['due'] =>
  Object.fromEntries(
    Object.entries(dueIn(declared, entry, { terms: stated, due: {} })).filter(
      ([name]) => (declared.transitions[name]?.of ?? '') in stated,
    ),
  )

/** What is due after a transition that stays: without itself, unless it repeats. */
const dueWithout = (life: Life, name: string, { after, repeats }: Transition, at: string): Life['due'] => {
  if (!after) return life.due
  const { [name]: _, ...due } = life.due
  return repeats ? { ...due, [name]: later(at, after) } : due
}

/** What is due, without what is not after all. */
export const omit = (due: Life['due'], names: readonly string[] = []): Life['due'] =>
  Object.fromEntries(Object.entries(due).filter(([name]) => !names.includes(name)))

const differing = (from: Life['due'], to: Life['due']): Record<string, string> =>
  Object.fromEntries(Object.entries(from).filter(([name, at]) => to[name] !== at))

/** The life of an item that is stored now, or that comes to its process now, with what is due in its state. */
export const startOf = (
  declared: Process,
  at: string,
  terms: Life['terms'] = {},
  state = declared.start,
): Life => {
  if (!isStated(declared.terms, terms)) throw new Error(`A ${declared.name} starts without its terms.`)
  const entry = { state, since: at, terms }
  return { ...entry, revision: 1, due: dueIn(declared, entry, { terms, due: {} }) }
}

const instantAfter = (at: string, wait: Delay | Promised): string =>
  'promised' in wait ? promiseEnd(wait.promised, at) : later(at, wait)

const statedBy = ({ states = {} }: Transition, at: string): Life['terms'] =>
  Object.fromEntries(Object.entries(states).map(([term, wait]) => [term, instantAfter(at, wait)]))

/** The transition that is wanted, or why it cannot be made. Pure: who stores it makes it one transaction. */
export const step = (declared: Process, life: Life, request: Request): Step | Obstacle => {
  const obstacle = obstacleTo(declared, life, request)
  const transition = declared.transitions[request.name]
  if (obstacle || !transition) return obstacle ?? 'not theirs'
  const { name, by, at, reason } = request
  const state = transition.to ?? life.state
  const enters = transition.to !== undefined || transition.restarts === true
  const since = enters ? at : life.since
  const stated = { ...statedBy(transition, at), ...request.terms }
  const terms = { ...life.terms, ...stated }
  const entry = { state, since, terms }
  const followed = enters
    ? dueIn(declared, entry, { terms: stated, due: life.due })
    : { ...dueWithout(life, name, transition, at), ...restated(declared, entry, request.terms) }
  const due = omit(followed, request.withholds)
  const last = { name, by, at, ...(reason && { reason }) }
  const moved = transition.to ? last : life.moved
  return {
    life: { state, since, terms, due, revision: life.revision + 1, last, ...(moved && { moved }) },
    withdrawn: differing(life.due, due),
    scheduled: differing(due, life.due),
    endsChildren: isEnd(declared, state) || transition.endsChildren === true,
    moves: transition.moves,
  }
}
