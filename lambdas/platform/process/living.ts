import { randomUUID } from 'node:crypto'
import {
  isEnd,
  type Life,
  movesOf,
  type Obstacle,
  type Process,
  type Request,
  type Step,
  step,
} from '#shared/contract/process.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import { auditWrite } from '../table/audit-item.ts'
import { absent } from '../table/condition.ts'
import { ttlOf } from '../table/retention.ts'
import type { Key, TransactItem } from '../table/table.ts'
import { update } from '../table/update.ts'
import type { Stored } from '../table/words.ts'
import { deleteItem, putItem } from '../table/write-items.ts'

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
  set: Stored,
  by: string,
): TransactItem[] => {
  const { process, id, key, life: before } = living
  const { name = '', at = '', reason } = life.last ?? {}
  const seen = { state: before.state, revision: before.revision === 0 ? absent : before.revision }
  return [
    update(key)
      .set({ ...set, ...lifeAttributes({ process, life }) })
      .expect(seen),
    ...withdrawingDue(living, withdrawn),
    ...schedulingDue(living, scheduled),
    auditWrite({ action: `${process.name} ${name}`, by, id: randomUUID(), at }, key.PK, {
      [`${process.name}Id`]: id,
      state: before.state,
      to: life.state,
      ...(reason && { reason }),
    }),
  ]
}

export type Move = Request & {
  /** Fields that change with the transition. */
  set?: Stored
  /** Who makes it, for the audit; by default its actor. */
  who?: string
}

/** The transition by which what an item belongs to ends it. */
const endOf = ({ process, life }: Living): string => movesOf(process, life.state, 'parent')[0] ?? ''

const endingAll = (living: readonly Living[], { at, reason }: Request, by: string): TransactItem[] =>
  living.flatMap(one => {
    const result = step(one.process, one.life, { name: endOf(one), by: 'parent', at, reason })
    return typeof result === 'string' ? [] : writesOf(one, result, {}, by)
  })

/** Whether nobody waits for it any more, or yet. */
const isOver = ({ process, life: { state } }: Living): boolean =>
  isEnd(process, state) || process.states[state]?.draft === true

/** The transition of the parent that follows from a step of one of its children. */
const parentMove = (
  { process }: Living,
  { ended, moves }: Step,
  siblings: readonly Living[],
): string | undefined => moves ?? (ended && siblings.every(isOver) ? process.whenChildrenEnd : undefined)

const movingParent = (result: Step, { parent, siblings }: Family, move: Move, by: string): TransactItem[] => {
  const name = parent && parentMove(parent, result, siblings)
  if (!parent || !name) return []
  const follows = step(parent.process, parent.life, {
    ...{ name, by: 'child', at: move.at, reason: move.reason },
  })
  // The parent is where it would be moved to, if another child has moved it before.
  if (typeof follows === 'string') return []
  return [
    ...writesOf(parent, follows, {}, by),
    ...(follows.endsChildren ? endingAll(siblings, move, by) : []),
  ]
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
  const { set = {}, who = move.by } = move
  const result = step(living.process, living.life, move)
  if (typeof result === 'string') return result
  return {
    step: result,
    writes: [
      ...writesOf(living, result, set, who),
      ...(result.endsChildren ? endingAll(family.children, move, who) : []),
      ...movingParent(result, family, move, who),
    ],
  }
}
