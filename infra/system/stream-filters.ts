import type { Entity } from '#shared/contract/entity.ts'
import { keyBeginning } from '#shared/contract/key-template.ts'
import { entities } from '#shared/entities.ts'

type Kinds = readonly Entity[]

const everyKind: Kinds = Object.values(entities)

const hasOwnPartition = ({ pk, mailsWithin }: Entity): boolean =>
  !mailsWithin && everyKind.filter(kind => kind.pk === pk).length === 1

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
 * Lambda's filter patterns for the changes of these kinds that send mails or render pages. Four patterns however many kinds there are,
 * because a mapping accepts at most five.
 */
export const streamFilters = (kinds: Kinds) => {
  const requests = kinds.filter(({ mailsOn, rendersPages }) => mailsOn === 'every request' || rendersPages)
  const stored = kinds.filter(({ mailsOn }) => mailsOn === 'stored' || mailsOn === 'stored and changed')
  const own = stored.filter(hasOwnPartition)
  const shared = stored.filter(kind => !hasOwnPartition(kind))
  const changed = kinds.filter(({ mailsOn }) => mailsOn === 'stored and changed')
  return [
    ...(requests.length > 0 ? [byPartition(['INSERT', 'MODIFY'], requests)] : []),
    ...(own.length > 0 ? [byPartition(['INSERT'], own)] : []),
    ...(shared.length > 0 ? [bySortKey(['INSERT'], shared)] : []),
    ...(changed.length > 0 ? [bySortKey(['MODIFY'], changed)] : []),
  ]
}
