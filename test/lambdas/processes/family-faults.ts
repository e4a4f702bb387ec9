import type { Living } from '#lambdas/platform/process/living.ts'
import { isEnd } from '#shared/contract/process.ts'
import { dueEntity } from '#shared/due/due.entity.ts'

/** A process with what belongs to it, and the keys of the due items that are stored for them. */
export type Seen = {
  readonly root: Living
  readonly children: readonly Living[]
  readonly due: readonly string[]
}

export const isOver = ({ process, life }: Living): boolean => isEnd(process, life.state)

const dueKey = ({ process, id }: Living, name: string, at: string): string => {
  const { PK, SK } = dueEntity.key({ kind: process.name, at, id: `${id}#${name}` })
  return `${PK} ${SK}`
}

/** What is due in an item has its due item, and no other due item is left. */
const dueFaults = ({ root, children, due: stored }: Seen): string[] => {
  const promised = [root, ...children].flatMap(living =>
    Object.entries(living.life.due).map(([name, at]) => dueKey(living, name, at)),
  )
  return [
    ...promised.filter(key => !stored.includes(key)).map(key => `${key} is promised, but not stored`),
    ...stored.filter(key => !promised.includes(key)).map(key => `${key} is stored, but not promised`),
  ]
}

/** Whether time makes a move for an item, or reminds of it again and again. */
const hasTime = ({ process, life }: Living): boolean =>
  Object.keys(life.due).some(name => {
    const { to, repeats, terms, restates } = process.transitions[name] ?? {}
    return to || repeats || terms || restates
  })

const waitsFor = (living: Living, whom: 'waitsForParent' | 'waitsForChildren'): boolean =>
  living.process.states[living.life.state]?.[whom] === true

/** Nobody waits in silence: time takes care of each item, of what it waits for, or of what that waits for. */
const silences = ({ root, children: all }: Seen): string[] => {
  const children = all.filter(child => !isOver(child))
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

const misfits = ({ root, children }: Seen): string[] => {
  const unended = children.filter(child => !isOver(child))
  if (isOver(root))
    return unended.map(({ life }) => `${root.process.name} has ended without a child in ${life.state}`)
  const left = unended.filter(({ process, life }) => !process.states[life.state]?.draft)
  if (needsChildren(root) && left.length === 0)
    return [`${root.process.name} waits in ${root.life.state} for children that have ended`]
  return remindsOfAll(root) && !left.every(child => waitsFor(child, 'waitsForParent'))
    ? [`${root.process.name} reminds in ${root.life.state} of what others have been asked`]
    : []
}

/** What must never be: a promise that nothing keeps, a silence, a family that does not fit together. */
export const familyFaults = (seen: Seen): string[] => [
  ...dueFaults(seen),
  ...silences(seen),
  ...misfits(seen),
]
