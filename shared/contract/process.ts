import * as z from 'zod/mini'
import type { PromiseName } from '../promises.ts'

/** Who takes part in a process and is told of its moves. */
export const parties = ['visitor', 'business', 'partner', 'operator'] as const

export type Party = (typeof parties)[number]

/** Who makes a transition: a party, time, the process it belongs to, or a process that belongs to it. */
export type Actor = Party | 'time' | 'parent' | 'child'

export type Delay = { readonly days?: number; readonly hours?: number }

/** Hours that we promise: those that operators have set for it, or a number; they count as promises' hours do. */
export type Promised = { readonly promised: PromiseName | number }

export type State = {
  /** Whose turn it is; a state without a turn is an end. */
  readonly turn?: Party
  /** Set if nobody but its author knows of it. */
  readonly draft?: true
  /** Set if nobody is reminded in it, because the processes that belong to it end it. */
  readonly waitsForChildren?: true
  /** Set if nobody is reminded in it, because the process that it belongs to ends it. */
  readonly waitsForParent?: true
  /** Set if nobody has to do anything in it, because it ends at a time that is known. */
  readonly waitsForTime?: true
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
  readonly states?: Readonly<Record<string, Delay | Promised>>
  /** Terms that its maker has to state, such as when an interview begins. */
  readonly terms?: readonly string[]
  /** For a transition that stays: terms that its maker may state again, so that what counts from them is due again. */
  readonly restates?: readonly string[]
  /** Set for a transition by time that is made again and again, each time after the same delay. */
  readonly repeats?: true
  /** Set for one that stays, but after which time begins anew: what is due in the state is due as if it were entered. */
  readonly restarts?: true
  /** Whether it takes a reason, which those who are told of it read. */
  readonly reason?: 'required'
  /**
   * Who is told, if it is not as usual: a move tells all parties but its actor, a transition that stays tells whose
   * turn it is, and what follows from a process that belongs to this one has been told with that. An actor who is named
   * gets a mail to keep, such as a calendar file.
   */
  readonly tells?: readonly Party[]
  /** Set if the mail about it to the operators goes to the second of them: the first has not acted. */
  readonly escalates?: true
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

type Made = z.infer<typeof lastTransition>

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
  /** The last one that led to another state, with its reason: a reminder does not replace it. */
  moved: z.optional(lastTransition),
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
  last?: Made | undefined
  moved?: Made | undefined
}

/** The state of an item, also if an earlier version of its process stored it. */
export const stateIn = <P extends Process>({ formerly }: P, state: string): StateOf<P> =>
  formerly?.[state] ?? state

/** The last move of an item; one that was stored before moves were noted may have had a reminder since. */
const movedIn = ({ transitions }: Process, { last, moved }: z.infer<typeof lifeItem>): Made | undefined =>
  moved ?? (last && transitions[last.name]?.to ? last : undefined)

/** Reads an item's place in its process. An item stored before it had one is at revision 0, with nothing due. */
export const lifeOf = (declared: Process, item: z.infer<typeof lifeItem>, createdAt: string): Life => ({
  state: stateIn(declared, item.state),
  revision: item.revision ?? 0,
  since: item.since ?? createdAt,
  terms: item.terms ?? {},
  due: item.due ?? {},
  last: item.last,
  moved: movedIn(declared, item),
})

/** Who can make a transition. */
export const actorsOf = ({ by }: Transition): readonly Actor[] => (typeof by === 'string' ? [by] : by)

export const isEnd = (declared: Process, state: string): boolean => !declared.states[state]?.turn

type Told = { name: string; by: string; state: string }

/** The parties that are told of a transition, which led to this state. */
export const recipientsOf = (declared: Process, { name, by, state }: Told): readonly Party[] => {
  const { to, tells } = declared.transitions[name] ?? {}
  const { turn } = declared.states[state] ?? {}
  const whoseTurn = turn ? [turn] : []
  const usual = to ? declared.parties : whoseTurn
  return tells ?? (by === 'child' ? [] : usual.filter(party => party !== by))
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
