import { recipientsOf } from '#shared/contract/process.ts'
import { childrenIn, everybodyIn, rootOf, type World } from './family.ts'
import { familyFaults } from './family-faults.ts'

export const worldFaults = (world: World): string[] =>
  familyFaults({
    root: rootOf(world),
    children: childrenIn(world),
    due: [...world.items.keys()].filter(key => key.startsWith('DUE#')),
  })

/** The transitions that a transaction has made, and who is told of each. */
const moved = (before: World, after: World) =>
  everybodyIn(after).flatMap(living => {
    const { process, id, life } = living
    const earlier = everybodyIn(before).find(one => one.id === id)
    if (!life.last || earlier?.life.revision === life.revision) return []
    const made = { ...life.last, state: life.state }
    return [{ living, earlier, made, told: recipientsOf(process, made) }]
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
