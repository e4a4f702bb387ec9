import type { Party, Process, State, Transition } from '#shared/contract/process.ts'
import { hoursOf, isBy, transitionsOf } from './declared.ts'

/** A declaration with one word changed. */
export type Mutation = { readonly what: string; readonly all: readonly Process[] }

type Changed<Value> = Value | undefined

const withEntry = <Value>(
  entries: Readonly<Record<string, Value>>,
  name: string,
  to: Changed<Value>,
): Record<string, Value> => {
  const { [name]: _, ...others } = entries
  return to === undefined ? others : { ...entries, [name]: to }
}

type Change = readonly [what: string, changed: Process]

const transitionChanges = (declared: Process): Change[] => {
  const withTransition = (name: string, to: Changed<Transition>) => ({
    ...declared,
    transitions: withEntry(declared.transitions, name, to),
  })
  return transitionsOf(declared).flatMap(({ name, ...transition }) => [
    [`without ${name}`, withTransition(name, undefined)] as const,
    ...variantsOf(declared, transition).map(
      ([what, variant]) => [`${name} ${what}`, withTransition(name, variant)] as const,
    ),
  ])
}

type Variant = readonly [what: string, variant: Transition]

const without = (transition: Transition, field: keyof Transition): Transition => {
  const { [field]: _, ...others } = transition
  return others as Transition
}

const fieldsThatCanGo = [
  'after',
  'of',
  'terms',
  'restates',
  'repeats',
  'restarts',
  'escalates',
  'reason',
  'tells',
  'endsChildren',
  'moves',
  'follows',
  'to',
] as const

const delays = [
  ['much later', { days: 400 }],
  ['at once', {}],
] as const

const variantsOf = ({ states, parties }: Process, transition: Transition): Variant[] => [
  ...fieldsThatCanGo
    .filter(field => transition[field] !== undefined)
    .map(field => [`without ${field}`, without(transition, field)] as const),
  ...transition.from
    .filter(() => transition.from.length > 1)
    .map(
      state =>
        [`not from ${state}`, { ...transition, from: transition.from.filter(one => one !== state) }] as const,
    ),
  ...(transition.to
    ? Object.keys(states)
        .filter(state => state !== transition.to)
        .map(state => [`to ${state}`, { ...transition, to: state }] as const)
    : []),
  ...parties
    .filter(party => !isBy(transition, party) && !transition.after)
    .map(party => [`by ${party}`, { ...transition, by: party }] as const),
  ...delays
    .filter(([, after]) => transition.after && hoursOf(transition) !== hoursOf({ ...transition, after }))
    .map(([what, after]) => [what, { ...transition, after }] as const),
  ...(transition.tells ?? []).map(
    party => [`not telling ${party}`, { ...transition, tells: silentFor(transition.tells, party) }] as const,
  ),
  // What a child makes tells nobody anyway, nor what the only party makes itself.
  ...(transition.tells || isBy(transition, 'child') || parties.every(party => isBy(transition, party))
    ? []
    : [['telling nobody', { ...transition, tells: [] }] as const]),
  ...(transition.endsChildren ? [] : [['ending children', { ...transition, endsChildren: true }] as const]),
]

const silentFor = (tells: readonly Party[] = [], party: Party): Party[] => tells.filter(one => one !== party)

const stateChanges = (declared: Process): Change[] => {
  const withState = (name: string, to: Changed<State>) => ({
    ...declared,
    states: withEntry(declared.states, name, to),
  })
  return Object.entries(declared.states).flatMap(([name, state]) => [
    [`without the state ${name}`, withState(name, undefined)] as const,
    ...[...declared.parties, undefined]
      .filter(turn => turn !== state.turn)
      .map(turn => [`${name} the turn of ${turn}`, withState(name, { ...state, turn } as State)] as const),
    ...(state.waitsForParent || state.waitsForChildren || state.waitsForTime
      ? [[`${name} waiting for nobody`, withState(name, { turn: state.turn } as State)] as const]
      : []),
  ])
}

const processChanges = (declared: Process): Change[] => [
  ...(['belongsTo', 'terms', 'whenChildrenEnd', 'whenChildrenWait'] as const)
    .filter(field => declared[field] !== undefined)
    .map(field => {
      const { [field]: _, ...others } = declared
      return [`without ${field}`, others as Process] as const
    }),
  ...Object.keys(declared.states)
    .filter(state => state !== declared.start)
    .map(start => [`starting in ${start}`, { ...declared, start }] as const),
  ...declared.parties.map(
    party =>
      [
        `without the party ${party}`,
        { ...declared, parties: declared.parties.filter(one => one !== party) },
      ] as const,
  ),
]

/** Every declaration with each of its words changed, one at a time. */
export const mutationsOf = (all: readonly Process[]): Mutation[] =>
  all.flatMap(declared =>
    [...transitionChanges(declared), ...stateChanges(declared), ...processChanges(declared)].map(
      ([what, changed]) => ({
        what: `${declared.name}: ${what}`,
        all: all.map(one => (one === declared ? changed : one)),
      }),
    ),
  )
