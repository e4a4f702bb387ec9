import type { Living } from '#lambdas/platform/process/living.ts'
import { toldOf } from '#shared/contract/process.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import { childrenIn, everybodyIn, isOver, rootOf, type World } from './family.ts'

const dueKey = ({ process, id }: Living, name: string, at: string): string => {
  const { PK, SK } = dueEntity.key({ kind: process.name, at, id: `${id}#${name}` })
  return `${PK} ${SK}`
}

/** What is due in an item has its due item, and no other due item is left. */
const dueFaults = (world: World): string[] => {
  const promised = everybodyIn(world).flatMap(living =>
    Object.entries(living.life.due).map(([name, at]) => dueKey(living, name, at)),
  )
  const stored = [...world.items.keys()].filter(key => key.startsWith('DUE#'))
  return [
    ...promised.filter(key => !stored.includes(key)).map(key => `${key} is promised, but not stored`),
    ...stored.filter(key => !promised.includes(key)).map(key => `${key} is stored, but not promised`),
  ]
}

/** Whether time makes a move for an item, or reminds of it again and again. */
const hasTime = ({ process, life }: Living): boolean =>
  Object.keys(life.due).some(name => process.transitions[name]?.to || process.transitions[name]?.repeats)

const waitsFor = (living: Living, whom: 'waitsForParent' | 'waitsForChildren'): boolean =>
  living.process.states[living.life.state]?.[whom] === true

/** Nobody waits in silence: time takes care of each item, of what it waits for, or of what that waits for. */
const silences = (world: World): string[] => {
  const root = rootOf(world)
  const children = childrenIn(world).filter(child => !isOver(child))
  const isMoving = hasTime(root) || (waitsFor(root, 'waitsForChildren') && children.some(hasTime))
  const silent = children.filter(child => !hasTime(child) && !(waitsFor(child, 'waitsForParent') && isMoving))
  return [...(isOver(root) || isMoving ? [] : [root]), ...silent].map(
    ({ process, life }) => `${process.name} waits in ${life.state} in silence`,
  )
}

/** The states in which an item counts on others that belong to it. */
const needsChildren = ({ process, life }: Living): boolean =>
  Object.entries(process.transitions).some(
    ([name, { from }]) => name === process.whenChildrenEnd && from.includes(life.state),
  )

/** Whether it is where all that belong to it wait for it. */
const remindsOfAll = ({ process, life }: Living): boolean =>
  process.transitions[process.whenChildrenWait ?? '']?.to === life.state

const familyFaults = (world: World): string[] => {
  const root = rootOf(world)
  const children = childrenIn(world)
  const left = children.filter(child => !isOver(child))
  if (isOver(root))
    return left.map(({ life }) => `${root.process.name} has ended without a child in ${life.state}`)
  if (needsChildren(root) && left.length === 0)
    return [`${root.process.name} waits in ${root.life.state} for children that have ended`]
  return remindsOfAll(root) && !left.every(child => waitsFor(child, 'waitsForParent'))
    ? [`${root.process.name} reminds in ${root.life.state} of what others have been asked`]
    : []
}

/** What must never be: a promise that nothing keeps, a silence, a family that does not fit together. */
export const worldFaults = (world: World): string[] => [
  ...dueFaults(world),
  ...silences(world),
  ...familyFaults(world),
]

/** The transitions that a transaction has made, and who is told of each. */
const moved = (before: World, after: World) =>
  everybodyIn(after).flatMap(living => {
    const { process, id, life } = living
    const earlier = everybodyIn(before).find(one => one.id === id)
    if (!life.last || earlier?.life.revision === life.revision) return []
    const made = { ...life.last, state: life.state }
    return [{ living, earlier, made, told: toldOf(process, made) }]
  })

/** Who knows of a transaction: who is told by any of its transitions, who made one, and who is told by something else. */
const knowing = (moves: ReturnType<typeof moved>, expected: readonly string[]): Set<string> =>
  new Set(
    moves.flatMap(({ living: { process }, told, made }) => [
      ...told,
      made.by,
      ...process.parties.filter(party => expected.includes(`${process.name} ${made.name} ${party}`)),
    ]),
  )

/**
 * Parties of an item that has come to another state, who know nothing of the transaction. `expected` names transitions
 * of which something else tells them, as `process transition party`.
 */
export const untold = (before: World, after: World, expected: readonly string[]): string[] => {
  const moves = moved(before, after)
  const known = knowing(moves, expected)
  return moves
    .filter(({ living, earlier }) => earlier?.life.state !== living.life.state)
    .flatMap(({ living: { process }, made }) =>
      process.parties
        .filter(party => !known.has(party))
        .map(party => `${process.name} ${made.name} ${party}`),
    )
}

/** Transitions that stay, by time, of which nobody is told: a reminder that nobody gets. */
export const unheard = (before: World, after: World): string[] =>
  moved(before, after)
    .filter(({ made, told }) => made.by === 'time' && told.length === 0)
    .map(({ living, made }) => `nobody hears of ${living.process.name} ${made.name}`)
