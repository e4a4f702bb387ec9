import * as z from 'zod/mini'

/** Who takes part in a process and is told of its moves. */
export const parties = ['visitor', 'business', 'partner', 'operator'] as const

export type Party = (typeof parties)[number]

/** Who makes a transition: a party, time, the process it belongs to, or a process that belongs to it. */
export type Actor = Party | 'time' | 'parent' | 'child'

type Delay = { readonly days?: number; readonly hours?: number }

export type State = {
  /** Whose turn it is; a state without a turn is an end. */
  readonly turn?: Party
  /** Set if nobody but its author knows of it. */
  readonly draft?: true
  /** Set if nobody is reminded in it, because the processes that belong to it end it. */
  readonly waitsForChildren?: true
  /** Set if nobody is reminded in it, because the process that it belongs to ends it. */
  readonly waitsForParent?: true
}

export type Transition = {
  readonly by: Actor | readonly Actor[]
  readonly from: readonly string[]
  /** The next state; without it the state stays. */
  readonly to?: string
  /** Set for a transition by time: how long after `of` it is made. */
  readonly after?: Delay
  /** An instant that the item states in `terms`; by default the one at which the state was entered. */
  readonly of?: string
  /** Terms that it states: how long after it is made. */
  readonly states?: Readonly<Record<string, Delay>>
  /** Terms that its maker has to state, such as when an interview begins. */
  readonly terms?: readonly string[]
  /** Set for a transition by time that is made again and again, each time after the same delay. */
  readonly repeats?: true
  /** Whether it takes a reason, which those who are told of it read. */
  readonly reason?: 'required'
  /**
   * Who is told, if it is not as usual: a move tells all parties but its actor, a transition that stays tells whose
   * turn it is, and what follows from a process that belongs to this one has been told with that.
   */
  readonly tells?: readonly Party[]
  /** Set if it ends what belongs to the process, as its own end does. */
  readonly endsChildren?: true
  /** The transition that the process makes which this one belongs to, if it can. */
  readonly moves?: string
  /** For a transition by the parent: those of the parent that it goes with; by default the parent's end. */
  readonly follows?: readonly string[]
}

export type Process = {
  readonly name: string
  /** A new version needs a reader of the items of the version before. */
  readonly version: number
  readonly parties: readonly Party[]
  /** The process that it belongs to. */
  readonly belongsTo?: string
  readonly start: string
  /** The instants that an item states when it is stored, from which transitions by time count. */
  readonly terms?: readonly string[]
  readonly states: Readonly<Record<string, State>>
  readonly transitions: Readonly<Record<string, Transition>>
  /** States of earlier versions, and what they are now. */
  readonly formerly?: Readonly<Record<string, string>>
  /** The transition of this process when the last of the processes that belong to it has ended without an agreement. */
  readonly whenChildrenEnd?: string
  /** The transition of this process when all that belong to it, and have not ended, wait for it as it waits for them. */
  readonly whenChildrenWait?: string
}

/** The states that a declaration names have to be its own. */
type Consistent<P extends Process> = {
  readonly start: StateOf<P>
  readonly transitions: {
    readonly [Name in keyof P['transitions']]: { from: readonly StateOf<P>[]; to?: StateOf<P> }
  }
}

/** Declares a kind of life: its states, and what moves it from one to the next. */
export const process = <const P extends Process>(declared: P & Consistent<P>): P => declared

export type StateOf<P extends Process> = keyof P['states'] & string

/** The names of the states, for a schema. */
export const statesOf = <P extends Process>({ states }: P) =>
  Object.keys(states) as [StateOf<P>, ...StateOf<P>[]]

/** The last transition that was made, from which the mails about it are made. */
const lastTransition = z.object({
  name: z.string(),
  by: z.string(),
  at: z.string(),
  reason: z.optional(z.string()),
})

/** The attributes of an item that lives through a process, beside its `state`. */
export const lifeFields = {
  /** Counts transitions; each is made over the revision that its maker saw. */
  revision: z.optional(z.int()),
  /** The instant at which the state was entered. */
  since: z.optional(z.string()),
  /** Instants that transitions by time count from. */
  terms: z.optional(z.record(z.string(), z.string())),
  /** The transitions by time that are due in this state, and when. */
  due: z.optional(z.record(z.string(), z.string())),
  last: z.optional(lastTransition),
  processVersion: z.optional(z.int()),
}

const lifeItem = z.object({ state: z.string(), ...lifeFields })

/** An item's place in its process, as the item states it. */
export type Life = {
  state: string
  revision: number
  since: string
  terms: Readonly<Record<string, string>>
  due: Readonly<Record<string, string>>
  last?: z.infer<typeof lastTransition> | undefined
}

/** The state of an item, also if an earlier version of its process stored it. */
export const stateIn = <P extends Process>({ formerly }: P, state: string): StateOf<P> =>
  formerly?.[state] ?? state

/** Reads an item's place in its process. An item stored before it had one is at revision 0, with nothing due. */
export const lifeOf = (declared: Process, item: z.infer<typeof lifeItem>, createdAt: string): Life => ({
  state: stateIn(declared, item.state),
  revision: item.revision ?? 0,
  since: item.since ?? createdAt,
  terms: item.terms ?? {},
  due: item.due ?? {},
  last: item.last,
})

/** Why a transition cannot be made. */
export type Obstacle =
  /** The process is over. */
  | 'ended'
  /** Not in this state; somebody else may have moved it meanwhile. */
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
}

/** What follows from a transition. */
export type Step = {
  life: Life
  /** Due items that the transition withdraws, and those that it writes: transitions by time and their instants. */
  withdrawn: Readonly<Record<string, string>>
  scheduled: Readonly<Record<string, string>>
  told: readonly Party[]
  ended: boolean
  /** Set if all that belong to it end with this. */
  endsChildren: boolean
  /** The transition that the process makes which this one belongs to, if it can. */
  moves?: string | undefined
}

const hourMs = 3_600_000

const later = (instant: string, { days = 0, hours = 0 }: Delay): string =>
  new Date(Date.parse(instant) + (days * 24 + hours) * hourMs).toISOString()

const actorsOf = ({ by }: Transition): readonly Actor[] => (typeof by === 'string' ? [by] : by)

export const isEnd = (declared: Process, state: string): boolean => !declared.states[state]?.turn

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

type Made = { name: string; by: string; state: string }

/** The parties that are told of a transition, which led to this state. */
export const toldOf = (declared: Process, { name, by, state }: Made): readonly Party[] => {
  const { to, tells } = declared.transitions[name] ?? {}
  const { turn } = declared.states[state] ?? {}
  const whoseTurn = turn ? [turn] : []
  const usual = to ? declared.parties : whoseTurn
  return (tells ?? (by === 'child' ? [] : usual)).filter(party => party !== by)
}

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

const stayed = (life: Life, name: string, transition: Transition, at: string): Life['due'] => {
  if (!transition.after) return life.due
  const { [name]: _, ...due } = life.due
  return transition.repeats ? { ...due, [name]: later(at, transition.after) } : due
}

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

const statedBy = ({ states = {} }: Transition, at: string): Life['terms'] =>
  Object.fromEntries(Object.entries(states).map(([term, delay]) => [term, later(at, delay)]))

/** The transition that is wanted, or why it cannot be made. Pure: who stores it makes it one transaction. */
export const step = (declared: Process, life: Life, request: Request): Step | Obstacle => {
  const obstacle = obstacleTo(declared, life, request)
  const transition = declared.transitions[request.name]
  if (obstacle || !transition) return obstacle ?? 'not theirs'
  const { name, by, at, reason } = request
  const state = transition.to ?? life.state
  const since = transition.to ? at : life.since
  const stated = { ...statedBy(transition, at), ...request.terms }
  const terms = { ...life.terms, ...stated }
  const due = transition.to
    ? dueIn(declared, { state, since, terms }, { terms: stated, due: life.due })
    : stayed({ ...life, terms }, name, transition, at)
  return {
    life: {
      state,
      since,
      terms,
      due,
      revision: life.revision + 1,
      last: { name, by, at, ...(reason && { reason }) },
    },
    withdrawn: differing(life.due, due),
    scheduled: differing(due, life.due),
    told: toldOf(declared, { name, by, state }),
    ended: isEnd(declared, state),
    endsChildren: isEnd(declared, state) || transition.endsChildren === true,
    moves: transition.moves,
  }
}

/** The transitions that somebody can make now: the buttons and commands of a party. */
export const movesOf = (declared: Process, state: string, by: Actor): string[] =>
  Object.entries(declared.transitions)
    .filter(([, transition]) => actorsOf(transition).includes(by) && transition.from.includes(state))
    .map(([name]) => name)

/** Whose turn it is, and the instant at which time makes a move for them; null after the end. */
export const turnOf = (declared: Process, { state, due }: Pick<Life, 'state' | 'due'>) => {
  const { turn } = declared.states[state] ?? {}
  if (!turn) return null
  const moves = Object.entries(due).filter(([name]) => declared.transitions[name]?.to)
  return { turn, until: moves.map(([, at]) => at).sort()[0] ?? null }
}
