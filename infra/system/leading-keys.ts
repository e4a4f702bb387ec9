import type { Entity } from '#shared/contract/entity.ts'
import { fillKey, type Parts } from '#shared/contract/key-template.ts'

type Items = Pick<Entity, 'pk'>
type Indexed = { readonly index: Items }

/** A key as an IAM pattern; the parts at its end that differ between items become one `*`. */
const patternOf = (template: string): string =>
  template.replace(/(?:<[\w.]+>#?)+$/, '*').replaceAll(/<[\w.]+>/g, '*')

const patternsOf = (kinds: readonly Items[]): readonly string[] => [
  ...new Set(kinds.map(({ pk }) => patternOf(pk))),
]

/** The leading keys of these kinds of items in the table. Kinds that share a partition share a leading key. */
export const itemsOf = (...kinds: readonly Items[]): readonly string[] => patternsOf(kinds)

/** The leading keys of these kinds of items in the index. */
export const entriesOf = (...kinds: readonly Indexed[]): readonly string[] =>
  patternsOf(kinds.map(({ index }) => index))

/** Limits a kind to items whose leading key has these parts. */
export const only = <Kind extends Items>(kind: Kind, parts: Partial<Parts<Kind['pk']>>): Items => ({
  pk: fillKey(kind.pk, parts),
})
