import type { Process } from '#shared/contract/process.ts'
import {
  configuration,
  type Deed,
  deedsIn,
  everybodyIn,
  newWorld,
  type World,
  worldAfter,
  writesOf,
} from './family.ts'
import { isOver } from './family-faults.ts'
import { unheard, untold, worldFaults } from './world-faults.ts'

type Walk = {
  mostChildren: number
  /** Whether two deeds are done at once in each configuration. */
  races: boolean
  expected: readonly string[]
  /** Whether one fault is enough. */
  onlyFirst?: boolean
}

type Edge = { deed: Deed; world: World; writes: ReturnType<typeof writesOf> & object }

const shown = ({ id, name, by }: Deed): string => `${by} ${name} ${id}`

/** What each possible deed leads to; a deed that cannot be done is a fault. */
const edgesOf = (world: World, mostChildren: number, faults: Set<string>): Edge[] =>
  deedsIn(world, mostChildren).flatMap(deed => {
    const writes = writesOf(world, deed)
    if (typeof writes === 'string') {
      faults.add(`${shown(deed)} is refused (${writes}) in ${configuration(world)}`)
      return []
    }
    const after = worldAfter(world, writes, deed.at)
    if (!after) faults.add(`${shown(deed)} is not written in ${configuration(world)}`)
    return after ? [{ deed, world: after, writes }] : []
  })

const faultsAfter = (before: World, { deed, world }: Edge, expected: readonly string[]): string[] => [
  ...worldFaults(world).map(fault => `${fault}, after ${shown(deed)} in ${configuration(before)}`),
  ...untold(before, world, expected).map(party => `untold: ${party}`),
  ...unheard(before, world),
]

/** Two who decide over what both have seen, one after the other: the second is refused, or all still fits together. */
const raceFaults = (before: World, edges: readonly Edge[]): string[] =>
  edges.flatMap(first =>
    edges.flatMap(second => {
      if (first === second) return []
      const after = worldAfter(first.world, second.writes, second.deed.at)
      if (!after) return []
      const race = `${shown(first.deed)} with ${shown(second.deed)} in ${configuration(before)}`
      return worldFaults(after).map(fault => `${fault}, after ${race}`)
    }),
  )

const isAllOver = (world: World): boolean => everybodyIn(world).every(isOver)

/** The configurations from which no end can be reached any more. */
const endless = (nexts: ReadonlyMap<string, ReadonlySet<string>>, ended: ReadonlySet<string>): string[] => {
  const before = new Map<string, string[]>()
  for (const [from, tos] of nexts) for (const to of tos) before.set(to, [...(before.get(to) ?? []), from])
  const finding = new Set(ended)
  for (const one of finding) for (const from of before.get(one) ?? []) finding.add(from)
  return [...nexts.keys()].filter(one => !finding.has(one))
}

/** Does everything that can be done in every configuration that a process and its children can come to. */
export const walk = (
  all: readonly Process[],
  root: Process,
  { mostChildren, races, expected, onlyFirst = false }: Walk,
) => {
  const first = newWorld(all, root)
  const left = [first]
  const nexts = new Map<string, Set<string>>([[configuration(first), new Set()]])
  const ended = new Set<string>()
  const faults = new Set(worldFaults(first))
  const made = new Set<string>()
  let deeds = 0
  for (let world = left.pop(); world; world = left.pop()) {
    if (onlyFirst && faults.size > 0) break
    const from = configuration(world)
    const edges = edgesOf(world, mostChildren, faults)
    if (isAllOver(world)) ended.add(from)
    deeds += edges.length
    for (const edge of edges) {
      for (const fault of faultsAfter(world, edge, expected)) faults.add(fault)
      for (const { process, life } of everybodyIn(edge.world)) made.add(`${process.name} ${life.last?.name}`)
      const to = configuration(edge.world)
      nexts.get(from)?.add(to)
      if (nexts.has(to)) continue
      nexts.set(to, new Set())
      left.push(edge.world)
    }
    if (races) for (const fault of raceFaults(world, edges)) faults.add(fault)
  }
  for (const one of endless(nexts, ended)) faults.add(`no end follows from ${one}`)
  return { configurations: nexts.size, deeds, faults: [...faults], made }
}
