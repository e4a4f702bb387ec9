import {
  type Family,
  type Living,
  lifeAttributes,
  moving,
  noFamily,
  schedulingDue,
} from '#lambdas/platform/process/living.ts'
import type { TransactItem } from '#lambdas/platform/table/table.ts'
import { putNew } from '#lambdas/platform/table/write-items.ts'
import { type Actor, lifeOf, type Party, type Process } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { childrenOf, isBy, type Named, transitionsOf, waysFrom } from './declared.ts'
import { type Items, transacted } from './fake-table.ts'

/** How items come that belong to another, as their stores write it: drafted, and sent with transitions of the other. */
const births: Readonly<Record<string, { draft: string; send: string; with: readonly string[] }>> = {
  proposal: { draft: 'draft', send: 'send', with: ['propose', 'proposeMore'] },
}

/** What comes with a transition of another that belongs to the same: an agreement, when both have said yes. */
const bornWith: Readonly<Record<string, { process: string; transition: string }>> = {
  agreement: { process: 'proposal', transition: 'agree' },
}

/** A process with those that belong to it, in a table. */
export type World = {
  readonly root: Process
  readonly kinds: readonly Process[]
  readonly items: Items
  readonly now: string
}

/** A transition that a person or time can make in a world, and what comes or is sent with it. */
export type Deed = {
  readonly id: string
  readonly name: string
  readonly by: Actor
  readonly at: string
  readonly does: 'move' | 'draft' | 'send'
}

const owner = 'OWNER'
const start = '2028-03-01T08:00:00.000Z'
const hourMs = 3_600_000

const hoursAfter = (instant: string, hours: number): string =>
  new Date(Date.parse(instant) + hours * hourMs).toISOString()

/** Any instants that a process counts from. */
const someTerms = (names: readonly string[] = [], now: string): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, name === 'asked' ? now : hoursAfter(now, 48)]))

const newLiving = (declared: Process, id: string, now: string): Living => ({
  process: declared,
  id,
  key: { PK: owner, SK: id },
  life: startOf(declared, now, someTerms(declared.terms, now)),
})

const bearing = (living: Living): TransactItem[] => [
  putNew({ ...living.key, ...lifeAttributes(living) }),
  ...schedulingDue(living),
]

const rootId = 'root'
const childIds = ({ items }: World): string[] =>
  [...items.values()]
    .map(({ SK }) => String(SK))
    .filter(id => id.startsWith('child'))
    .sort()

const idOf = ({ name }: Process, place: number): string => `child ${name} ${place}`

const livingAt = ({ root, kinds, items, now }: World, id: string): Living => {
  const declared = kinds.find(({ name }) => id.startsWith(`child ${name} `)) ?? root
  const item = items.get(`${owner} ${id}`) as unknown as Parameters<typeof lifeOf>[1]
  return { process: declared, id, key: { PK: owner, SK: id }, life: lifeOf(declared, item, now) }
}

const everybody = new WeakMap<World, readonly Living[]>()

/** A process with those that belong to it; it is first. Read once, since a world does not change. */
export const everybodyIn = (world: World): readonly Living[] => {
  const known = everybody.get(world)
  if (known) return known
  const read = [rootId, ...childIds(world)].map(id => livingAt(world, id))
  everybody.set(world, read)
  return read
}

export const rootOf = (world: World): Living => everybodyIn(world)[0] as Living
export const childrenIn = (world: World): readonly Living[] => everybodyIn(world).slice(1)

const familyOf = (world: World, id: string): Family => {
  if (id === rootId) return { parent: null, children: childrenIn(world), siblings: [] }
  return { parent: rootOf(world), children: [], siblings: childrenIn(world).filter(one => one.id !== id) }
}

/** The world in which an item of a process has just been stored. */
export const newWorld = (all: readonly Process[], root: Process): World => {
  const items = transacted(new Map(), bearing(newLiving(root, rootId, start)))
  if (!items) throw new Error('The first item is not stored.')
  return { root, kinds: childrenOf(all, root), items, now: start }
}

const minuteAfter = (instant: string): string => hoursAfter(instant, 1 / 60)

const isDraft = ({ process, life }: Living): boolean => process.states[life.state]?.draft === true

/** What is drafted in a world, and how. */
const drafted = ({ kinds }: World): Process | undefined => kinds.find(({ name }) => name in births)

const birthIn = (world: World) => births[drafted(world)?.name ?? '']

const draftedIn = (world: World): readonly Living[] =>
  childrenIn(world).filter(({ process }) => process === drafted(world))

const doneBy = ({ process: { parties } }: Living, way: Named): Party[] =>
  parties.filter(party => isBy(way, party))

/** What a transition does beside itself; null if it cannot be made, because there is nothing to send or no room. */
const extraOf = (
  { id }: Living,
  { name }: Named,
  world: World,
  mostChildren: number,
): Deed['does'] | null => {
  const birth = birthIn(world)
  if (name === birth?.send) return null
  if (id !== rootId) return 'move'
  if (name === birth?.draft) return draftedIn(world).length < mostChildren ? 'draft' : null
  if (!birth?.with.includes(name)) return 'move'
  return childrenIn(world).some(isDraft) ? 'send' : null
}

const deedsOfPeople = (living: Living, world: World, mostChildren: number): Deed[] =>
  waysFrom(living.process, living.life.state).flatMap(way => {
    const does = extraOf(living, way, world, mostChildren)
    const at = minuteAfter(world.now)
    return does ? doneBy(living, way).map(by => ({ id: living.id, name: way.name, by, at, does })) : []
  })

/** What is due first, at its time or, if that is over, late; of what is due at the same instant, each. */
const deedOfTime = ({ id, life }: Living, { now }: World): Deed[] =>
  Object.entries(life.due)
    .filter(([, at]) => Object.values(life.due).every(other => at <= other))
    .map(([name, at]) => ({ id, name, by: 'time', at: at > now ? at : now, does: 'move' }))

/** All that can happen next. */
export const deedsIn = (world: World, mostChildren: number): Deed[] =>
  everybodyIn(world).flatMap(living => [
    ...deedsOfPeople(living, world, mostChildren),
    ...deedOfTime(living, world),
  ])

const wayOf = (declared: Process, name: string): Named | undefined =>
  transitionsOf(declared).find(way => way.name === name)

const draftWrites = (world: World, at: string): TransactItem[] => {
  const kind = drafted(world)
  if (!kind) throw new Error(`Nothing belongs to ${world.root.name}.`)
  return bearing(newLiving(kind, idOf(kind, draftedIn(world).length), at))
}

/** What is stored with a transition, because another begins with it. */
const birthWrites = ({ kinds }: World, { process }: Living, { name, at }: Deed): TransactItem[] =>
  kinds
    .filter(kind => bornWith[kind.name]?.process === process.name && bornWith[kind.name]?.transition === name)
    .flatMap(kind => bearing(newLiving(kind, idOf(kind, 0), at)))

const moveWrites = (living: Living, { name, by, at }: Deed, family: Family): TransactItem[] | string => {
  const { reason, terms = [], restates = [] } = wayOf(living.process, name) ?? {}
  const move = {
    name,
    by,
    at,
    terms: someTerms([...terms, ...restates], at),
    ...(reason && { reason: 'why' }),
  }
  const result = moving(living, move, family)
  return typeof result === 'string' ? result : result.writes
}

const sendWrites = (world: World, deed: Deed): TransactItem[] =>
  childrenIn(world)
    .filter(isDraft)
    .flatMap(draft => {
      const writes = moveWrites(draft, { ...deed, name: birthIn(world)?.send ?? '' }, noFamily)
      if (typeof writes === 'string') throw new Error(`A draft is not sent: ${writes}`)
      return writes
    })

/** The transaction that a store makes of a deed; a string that says why it cannot be done. */
export const writesOf = (world: World, deed: Deed): TransactItem[] | string => {
  const living = everybodyIn(world).find(one => one.id === deed.id) as Living
  const writes = moveWrites(living, deed, familyOf(world, deed.id))
  if (typeof writes === 'string') return writes
  if (deed.does === 'move') return [...writes, ...birthWrites(world, living, deed)]
  return [...writes, ...(deed.does === 'draft' ? draftWrites(world, deed.at) : sendWrites(world, deed))]
}

/** The world after a deed; null if somebody else was faster. */
export const worldAfter = (world: World, writes: readonly TransactItem[], at: string): World | null => {
  const items = transacted(world.items, writes)
  return items && { ...world, items, now: at }
}

/** A configuration: where each is, and what is due in which order. Instants do not count. */
export const configuration = (world: World): string => {
  const shown = ({ life: { state, due } }: Living) =>
    [
      state,
      ...Object.entries(due)
        .sort(([, one], [, other]) => one.localeCompare(other))
        .map(([name]) => name),
    ].join(' ')
  return [shown(rootOf(world)), ...childrenIn(world).map(shown).sort()].join(' | ')
}
