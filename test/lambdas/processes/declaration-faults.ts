import { isEnd, type Process, recipientsOf } from '#shared/contract/process.ts'
import {
  canEnd,
  childrenOf,
  hoursOf,
  isBy,
  lifeStates,
  type Named,
  parentOf,
  reachableStates,
  transitionsOf,
  waysFrom,
} from './declared.ts'

type Check = (declared: Process, all: readonly Process[]) => string[]

/** Every name in a declaration is that of something that exists. */
const names: Check = declared => {
  const { states, parties, start } = declared
  const actors = [...parties, 'time', 'parent', 'child']
  const unknownIn = (place: string, known: readonly string[], used: readonly string[]) =>
    used.filter(one => !known.includes(one)).map(one => `${place} names ${one}, which does not exist`)
  return [
    ...unknownIn('the start', Object.keys(states), [start]),
    ...Object.entries(states).flatMap(([name, { turn }]) => unknownIn(name, parties, [turn ?? []].flat())),
    ...transitionsOf(declared).flatMap(({ name, by, from, to, tells }) => [
      ...unknownIn(name, Object.keys(states), [...from, ...[to ?? []].flat()]),
      ...unknownIn(name, actors, [by].flat()),
      ...unknownIn(name, parties, tells ?? []),
    ]),
  ]
}

const reachable: Check = declared => {
  const found = reachableStates(declared)
  return Object.keys(declared.states)
    .filter(state => !found.has(state))
    .map(state => `${state} is never reached`)
}

const ends: Check = declared => [
  ...lifeStates(declared)
    .filter(state => !canEnd(declared, state))
    .map(state => `${state} never ends`),
  ...transitionsOf(declared)
    .filter(({ from }) => from.some(state => isEnd(declared, state)))
    .map(({ name }) => `${name} leaves an end`),
]

/** Where operators decide, with a reason that both sides read: that is not to give up. */
const decides = ({ name, by, reason }: Named): boolean =>
  name === 'settle' && by === 'operator' && reason === 'required'

/**
 * Whose turn it is can do something about it other than give up, which takes a reason; or it goes on with its parent, or
 * with what belongs to it, or at a time that is known.
 */
const turns: Check = declared =>
  Object.entries(declared.states)
    .filter(([state, { turn, waitsForTime }]) => {
      const goesOn = (way: Named) =>
        (waitsForTime && way.to && way.of) ||
        (way.to &&
          ((turn && isBy(way, turn) && (!way.reason || decides(way))) || isBy(way, 'child') || way.follows))
      return turn && !waysFrom(declared, state).some(goesOn)
    })
    .map(([state, { turn }]) => `${state} is the turn of ${turn}, who cannot go on from it`)

/** Of which nobody has to hear, though the state stays: the pause of an agreement, and its end, are told by that. */
const unheardOf = ['draft', 'rest', 'resume']

/** A note or reminder that stays is for somebody. */
const heard: Check = declared =>
  transitionsOf(declared)
    .filter(({ name }) => !unheardOf.includes(name))
    .filter(
      ({ to, name, by, from }) =>
        !to &&
        from.some(state =>
          [by].flat().every(actor => recipientsOf(declared, { name, by: actor, state }).length === 0),
        ),
    )
    .map(({ name }) => `nobody hears of ${name}`)

/** An end means the same to the parent, however it is reached. */
const meanings: Check = declared =>
  Object.keys(declared.states)
    .filter(state => isEnd(declared, state))
    .filter(
      state =>
        new Set(transitionsOf(declared).flatMap(({ to, moves }) => (to === state ? [moves] : []))).size > 1,
    )
    .map(state => `${state} moves the parent in different ways`)

/** A silence in which time makes no move and repeats nothing lasts for ever, unless another process ends it. */
const waits: Check = (declared, all) =>
  lifeStates(declared).flatMap(state => {
    const { turn, waitsForParent, waitsForChildren } = declared.states[state] ?? {}
    const byTime = waysFrom(declared, state).filter(way => isBy(way, 'time'))
    const isReminded = byTime.some(
      ({ name, to }) => !to && turn && recipientsOf(declared, { name, by: 'time', state }).includes(turn),
    )
    const goesOn = byTime.some(({ to, repeats, terms, restates }) => to || repeats || terms || restates)
    if (isReminded && goesOn) return []
    const parentEnds =
      waitsForParent && parentOf(all, declared) && waysFrom(declared, state).some(way => isBy(way, 'parent'))
    const waysOfChildren = [declared.whenChildrenEnd, declared.whenChildrenWait]
    const childrenEnd =
      waitsForChildren &&
      childrenOf(all, declared).length > 0 &&
      waysOfChildren.every(name => waysFrom(declared, state).some(way => way.name === name))
    return parentEnds || childrenEnd ? [] : [`${state} waits for ever on ${turn}`]
  })

/** Before time moves it for a party, that party has been reminded. */
const warnings: Check = declared =>
  transitionsOf(declared)
    .filter(way => way.to && isBy(way, 'time'))
    .flatMap(move =>
      move.from
        .filter(state => !waysFrom(declared, state).some(way => warnsOf(declared, way, { move, state })))
        .map(state => `${move.name} comes without a reminder in ${state}`),
    )

const warnsOf = (declared: Process, way: Named, { move, state }: { move: Named; state: string }): boolean => {
  const { turn } = declared.states[state] ?? {}
  const isReminder = isBy(way, 'time') && !way.to && way.of === move.of && hoursOf(way) < hoursOf(move)
  return isReminder && recipientsOf(declared, { ...way, by: 'time', state }).some(party => party === turn)
}

const times: Check = declared =>
  transitionsOf(declared).flatMap(way => [
    ...(isBy(way, 'time') === Boolean(way.after) ? [] : [`${way.name} is by time, or has a delay`]),
    ...(way.repeats && (!way.after || way.to || hoursOf(way) <= 0) ? [`${way.name} cannot be repeated`] : []),
    ...(way.of && !way.after ? [`${way.name} counts from a term, but to nothing`] : []),
    // Only a person can give a reason.
    ...(way.reason && ['time', 'parent', 'child'].some(actor => [way.by].flat().includes(actor as never))
      ? [`${way.name} takes a reason that nobody gives`]
      : []),
  ])

const termsOf = ({ terms = [], states = {}, restates = [] }: Named): string[] => [
  ...terms,
  ...Object.keys(states),
  ...restates,
]

/** What counts from a term is due in every state it is for: the way into it states the term, or it was due before. */
const terms: Check = declared =>
  transitionsOf(declared).flatMap(({ name, of, from }) => {
    if (!of) return []
    // Time states it within these states, before each time that it counts.
    if (transitionsOf(declared).some(way => isRepeatedTerm(way, of) && sameStates(way.from, from))) return []
    const isStated = (stated: readonly string[] = []) => stated.includes(of)
    const ways = transitionsOf(declared).filter(
      way => way.to && from.includes(way.to) && !way.from.every(state => from.includes(state)),
    )
    return [
      ...(from.includes(declared.start) && !isStated(declared.terms) ? ['the start'] : []),
      ...ways.filter(way => !isStated(termsOf(way))).map(way => way.name),
    ].map(way => `${name} is never due after ${way}, which does not state ${of}`)
  })

const isRepeatedTerm = (way: Named, term: string): boolean =>
  !way.to && isBy(way, 'time') && termsOf(way).includes(term)

const sameStates = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(state => other.includes(state))

const unusedTerms: Check = declared => {
  const used = transitionsOf(declared).map(({ of }) => of)
  const stated = [...(declared.terms ?? []), ...transitionsOf(declared).flatMap(termsOf)]
  return stated.filter(term => !used.includes(term)).map(term => `nothing counts from ${term}`)
}

/** What a child's transition moves can be moved by it, wherever the parent may be meanwhile. */
const parents: Check = (declared, all) => {
  const parent = parentOf(all, declared)
  if (!parent) {
    const moving = transitionsOf(declared).filter(way => way.moves || way.follows || isBy(way, 'parent'))
    return moving.map(({ name }) => `${name} has no parent`)
  }
  const uncovered = lifeStates(declared).filter(
    state =>
      !waysFrom(declared, state).some(
        way => way.to && isEnd(declared, way.to) && isBy(way, 'parent') && !way.follows,
      ),
  )
  const unfollowed = transitionsOf(declared).flatMap(({ name, follows = [] }) =>
    follows
      .filter(one => !(one in parent.transitions))
      .map(one => `${name} follows ${one}, which does not exist`),
  )
  const unmoved = transitionsOf(declared).filter(
    ({ moves }) => moves && !transitionsOf(parent).some(way => way.name === moves && isBy(way, 'child')),
  )
  return [
    ...uncovered.map(state => `${state} outlives ${parent.name}`),
    ...unfollowed,
    ...unmoved.map(({ name, moves }) => `${name} moves ${parent.name} by ${moves}, which no child makes`),
  ]
}

const children: Check = (declared, all) => {
  const own = childrenOf(all, declared)
  const byChild = transitionsOf(declared).filter(way => isBy(way, 'child'))
  const made = [
    ...own.flatMap(child => transitionsOf(child).map(({ moves }) => moves)),
    ...[declared.whenChildrenEnd, declared.whenChildrenWait],
  ].filter(name => name !== undefined)
  return [
    ...(own.length > 0 && !declared.whenChildrenEnd
      ? [`nothing follows when all of ${declared.name} have ended`]
      : []),
    ...byChild.filter(({ name }) => !made.includes(name)).map(({ name }) => `${name} is made by no child`),
    ...made
      .filter(name => !byChild.some(way => way.name === name))
      .map(name => `${name} is no transition by a child`),
  ]
}

const checks = [
  names,
  reachable,
  ends,
  meanings,
  turns,
  heard,
  waits,
  warnings,
  times,
  terms,
  unusedTerms,
  parents,
  children,
]

/** What is wrong with declarations; nothing if they are sound. */
export const declarationFaults = (all: readonly Process[]): string[] =>
  all.flatMap(declared =>
    checks.flatMap(check => check(declared, all).map(fault => `${declared.name}: ${fault}`)),
  )
