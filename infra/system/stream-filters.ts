import type { Entity } from '#shared/contract/entity.ts'
import { keyBeginning } from '#shared/contract/key-template.ts'
import { entities } from '#shared/entities.ts'

type Kinds = readonly Entity[]

const everyKind: Kinds = Object.values(entities)

/** Whether the pattern of one partition lets the items of another through: those of people begin like all accounts. */
const overlap = (one: string, other: string): boolean => {
  const [beginning, otherBeginning] = [keyBeginning(one, {}), keyBeginning(other, {})]
  return one === other || (beginning !== '' && otherBeginning.startsWith(beginning))
}

const hasOwnPartition = ({ pk, mailsWithin }: Entity): boolean =>
  !mailsWithin && everyKind.filter(kind => overlap(pk, kind.pk)).length === 1

/** A sort key that items of another kind have in other partitions. */
const sharesSortKey = ({ sk }: Entity): boolean => everyKind.filter(kind => kind.sk === sk).length > 1

const prefixes = (templates: readonly string[]) => ({
  S: [...new Set(templates)].map(template => ({ prefix: keyBeginning(template, {}) })),
})

const partitions = (kinds: Kinds) => prefixes(kinds.flatMap(({ pk, mailsWithin }) => mailsWithin ?? [pk]))

/** Matches these kinds of items, and all others in their partitions. */
const byPartition = (eventName: readonly string[], kinds: Kinds) => ({
  eventName,
  dynamodb: { Keys: { PK: partitions(kinds) } },
})

/** Matches only these kinds of items, which share their partitions with others. */
const bySortKey = (eventName: readonly string[], kinds: Kinds) => ({
  eventName,
  dynamodb: { Keys: { PK: partitions(kinds), SK: prefixes(kinds.map(({ sk }) => sk)) } },
})

/**
 * Lambda's filter patterns for the changes of these kinds that send mails, render pages or make papers. Five patterns however many
 * kinds there are, because a mapping accepts no more.
 */
export const streamFilters = (all: Kinds) => {
  const apart = all.filter(kind => kind.mailsOn === 'stored and changed' && sharesSortKey(kind))
  const kinds = all.filter(kind => !apart.includes(kind))
  const requests = kinds.filter(({ mailsOn, rendersPages }) => mailsOn === 'every request' || rendersPages)
  const stored = kinds.filter(
    ({ mailsOn, makesPaper }) => makesPaper || mailsOn === 'stored' || mailsOn === 'stored and changed',
  )
  const own = stored.filter(hasOwnPartition)
  const shared = stored.filter(kind => !hasOwnPartition(kind))
  const changed = kinds.filter(({ mailsOn }) => mailsOn === 'stored and changed')
  return [
    ...(requests.length > 0 ? [byPartition(['INSERT', 'MODIFY'], requests)] : []),
    ...(own.length > 0 ? [byPartition(['INSERT'], own)] : []),
    ...(shared.length > 0 ? [bySortKey(['INSERT'], shared)] : []),
    ...(changed.length > 0 ? [bySortKey(['MODIFY'], changed)] : []),
    ...(apart.length > 0 ? [bySortKey(['INSERT', 'MODIFY'], apart)] : []),
  ]
}
