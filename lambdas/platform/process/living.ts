import { randomUUID } from 'node:crypto'
import { type Life, movesOf, type Process, type State } from '#shared/contract/process.ts'
import { type Obstacle, type Request, type Step, step } from '#shared/contract/step.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import { auditWrite } from '../table/audit-item.ts'
import { absent, present } from '../table/condition.ts'
import { ttlOf } from '../table/retention.ts'
import type { Key, TransactItem } from '../table/table.ts'
import { update } from '../table/update.ts'
import type { Stored } from '../table/words.ts'
import { checkItem, deleteItem, putItem } from '../table/write-items.ts'

/** An item that lives through a process. */
export type Living = {
  process: Process
  /** Unique within its process. */
  id: string
  key: Key
  life: Life
}

/** What lives and dies with an item. */
export type Family = {
  /** What it belongs to; null for what stands alone. */
  parent: Living | null
  /** What belongs to it. */
  children: readonly Living[]
  /** What belongs to the same parent, without itself. */
  siblings: readonly Living[]
}

export const noFamily: Family = { parent: null, children: [], siblings: [] }

/** The attributes that a life adds to its item. */
export const lifeAttributes = ({ process, life }: Pick<Living, 'process' | 'life'>): Stored => ({
  ...life,
  processVersion: process.version,
})

const dueKey = ({ process, id }: Living, name: string, at: string) =>
  dueEntity.key({ kind: process.name, at, id: `${id}#${name}` })

/** Writes the due items of an item that is stored now; part of its transaction. */
export const schedulingDue = (living: Living, due = living.life.due): TransactItem[] =>
  Object.entries(due).map(([transition, at]) =>
    putItem({
      ...dueKey(living, transition, at),
      ...{ id: living.id, at, transition, item: living.key, ttl: ttlOf(dueEntity) },
    }),
  )

const withdrawingDue = (living: Living, due: Life['due']): TransactItem[] =>
  Object.entries(due).map(([name, at]) => deleteItem(dueKey(living, name, at)))

/** The writes of one step: the item over the revision that was read, its due items and the audit. */
const writesOf = (
  living: Living,
  { life, withdrawn, scheduled }: Step,
  { set, remove = [], about, expects }: Pick<Move, 'set' | 'remove' | 'about' | 'expects'>,
  by: string,
): TransactItem[] => {
  const { process, id, key, life: before } = living
  const { name = '', at = '', reason } = life.last ?? {}
  const { state, revision } = before
  return [
    update(key)
      .set({ ...set, ...lifeAttributes({ process, life }) })
      .remove(...remove)
      // An item from before its process may state it in other words.
      .expect(revision === 0 ? { PK: present, revision: absent } : { ...expects, state, revision }),
    ...withdrawingDue(living, withdrawn),
    ...schedulingDue(living, scheduled),
    auditWrite({ action: `${process.name} ${name}`, by, id: randomUUID(), at }, key.PK, {
      ...about,
      [`${process.name}Id`]: id,
      state,
      to: life.state,
      ...(reason && { reason }),
    }),
  ]
}

export type Move = Request & {
  /** Fields that change with the transition. */
  set?: Stored
  /** Fields that are removed with it. */
  remove?: readonly string[]
  /** Fields that have to be as they were read, beside the revision. */
  expects?: Stored
  /** What its audit says besides. */
  about?: Stored
  /** Who makes it, for the audit; by default its actor. */
  who?: string
}

/** The transition by which a child follows one of its parent: one that names it, or else its end, if all end with it. */
const followingOf = ({ process, life }: Living, name: string, allEnd: boolean): string | undefined => {
  const ways = movesOf(process, life.state, 'parent')
  const follows = (way: string) => process.transitions[way]?.follows
  const named = ways.find(way => follows(way)?.includes(name))
  return named ?? (allEnd ? ways.find(way => !follows(way)) : undefined)
}

type Followed = Pick<Request, 'name' | 'at' | 'reason'> & { allEnd: boolean; by: string }

/** The writes to a child when its parent makes a transition; none if the child stays as it is. */
const following = (child: Living, { name, at, reason, allEnd, by }: Followed): TransactItem[] => {
  const own = followingOf(child, name, allEnd)
  const result = own && step(child.process, child.life, { name: own, by: 'parent', at, reason })
  return result && typeof result !== 'string' ? writesOf(child, result, {}, by) : []
}

const stateOf = ({ process, life }: Living): State | undefined => process.states[life.state]

const isDraft = (living: Living): boolean => stateOf(living)?.draft === true

/** Whether its parent waits for it, or it for its parent: it has begun, and not ended. */
const isPending = (living: Living): boolean => Boolean(stateOf(living)?.turn) && !isDraft(living)

/** The transition that the parent declares for what its children have come to, whether or not it can make it. */
const derivedMove = ({ process }: Living, children: readonly Living[]): string | undefined => {
  const pending = children.filter(isPending)
  if (pending.length === 0) return process.whenChildrenEnd
  const allWait = pending.every(one => stateOf(one)?.waitsForParent)
  return allWait ? process.whenChildrenWait : undefined
}

/** The transition of the parent that follows from a step of one of its children. */
const parentMove = (parent: Living, child: Living, siblings: readonly Living[], moves?: string) => {
  if (moves) return moves
  const name = derivedMove(parent, [child, ...siblings])
  // Once the work is agreed on, the inquiry no longer counts on all that belongs to it.
  return name && parent.process.transitions[name]?.from.includes(parent.life.state) ? name : undefined
}

/** Refuses a transaction if an item that it was decided by, and that it does not write, is in another state by now. */
const unmoved = ({ key, life }: Living): TransactItem => checkItem(key, { state: life.state })

/** The writes to the rest of the family of a child that comes to another state. Returns why its parent cannot follow. */
const movingParent = (
  child: Living,
  moves: string | undefined,
  { parent, siblings }: Family,
  move: Move,
  who: string,
): TransactItem[] | Obstacle => {
  if (!parent) return []
  const name = parentMove(parent, child, siblings, moves)
  // Another child may have moved the parent before, to where this one would move it.
  if (!name || parent.process.transitions[name]?.to === parent.life.state)
    return [parent, ...siblings.filter(isPending)].map(unmoved)
  const request = { name, by: 'child', at: move.at, reason: move.reason } as const
  const follows = step(parent.process, parent.life, request)
  if (typeof follows === 'string') return follows
  const followed = { ...request, allEnd: follows.endsChildren, by: who }
  const others = siblings.flatMap(one => {
    const writes = following(one, followed)
    return writes.length > 0 || !isPending(one) ? writes : [unmoved(one)]
  })
  return [...writesOf(parent, follows, {}, who), ...others]
}

/**
 * All writes of a transition, for one transaction: the item, what belongs to it and what it belongs to, their due
 * items and audits. Each is written over the revision that was read, so that of two who move at once, one wins. Returns
 * the obstacle if the transition cannot be made.
 */
export const moving = (
  living: Living,
  move: Move,
  family: Family,
): { step: Step; writes: TransactItem[] } | Obstacle => {
  const { who = move.by } = move
  const result = step(living.process, living.life, move)
  if (typeof result === 'string') return result
  const moved = { ...living, life: result.life }
  // No parent knows of a draft.
  const isElsewhere = result.life.state !== living.life.state && !isDraft(living)
  const others = isElsewhere ? movingParent(moved, result.moves, family, move, who) : []
  if (typeof others === 'string') return others
  const followed = { ...move, allEnd: result.endsChildren, by: who }
  return {
    step: result,
    writes: [
      ...writesOf(living, result, move, who),
      ...family.children.flatMap(child => following(child, followed)),
      ...others,
    ],
  }
}
