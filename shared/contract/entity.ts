import type { ZodMiniType } from 'zod/mini'
import type { Kept } from '../privacy/retention.ts'
import { fillKey, keyBeginning, type Parts } from './key-template.ts'

/** What an erasure leaves of an item that has to stay. */
export type Minimised = {
  /** The fields that stay as they are. */
  keeps: readonly string[]
  /** The fields that stay as the word "erased". */
  blanks?: readonly string[]
  /** Set if amounts are still added to it, and nothing in it says until when. */
  grows?: true
  /** Why it may stay. */
  reason: string
}

/**
 * Which changes of an item may ask for a mail: that it is stored; that an operator changes it, too; or that the same
 * request is stored over the last one.
 */
type MailsOn = 'stored' | 'stored and changed' | 'every request'

/** A template for each half of a key, with `<part>` for what differs from item to item, as key-template.ts reads it. */
type Templates = { readonly pk: string; readonly sk: string }

/** One kind of item in the table, declared once. */
export type Entity = Templates & {
  /** What it is, in the chart of docs/data-model.md. */
  readonly what: string
  /** The attributes, without the keys and `ttl`. */
  readonly item: ZodMiniType
  /** Set if a list needs it in another order: its entry in the index. */
  readonly index?: Templates
  readonly kept: Kept
  /** Why it is kept that long. */
  readonly why: string
  /** `left` is only what holds nothing about anybody but a keyed hash. */
  readonly onErasure: 'removed' | 'left' | Minimised
  /** Its heading in a person's export. */
  readonly heading?: string
  readonly mailsOn?: MailsOn
  /** For a kind without a partition of its own: those of other kinds in which its mails arise. */
  readonly mailsWithin?: readonly string[]
}

type IndexParts<Declared> = Declared extends {
  index: { pk: infer Pk extends string; sk: infer Sk extends string }
}
  ? { all: Parts<Pk | Sk>; list: Parts<Pk> & Partial<Parts<Sk>> }
  : { all: never; list: never }

/** Declares a kind of item, and makes its keys. */
export const entity = <const Declared extends Entity>(declared: Declared) => {
  const { pk, sk, index = { pk: '', sk: '' } } = declared as Entity
  return {
    ...declared,
    /** The key of one item. */
    key: (parts: Parts<Declared['pk'] | Declared['sk']>) => ({
      PK: fillKey(pk, parts),
      SK: fillKey(sk, parts),
    }),
    /** Where the items of one partition are listed. */
    list: (parts: Parts<Declared['pk']> & Partial<Parts<Declared['sk']>>) => ({
      partition: { PK: fillKey(pk, parts) },
      beginsWith: keyBeginning(sk, parts),
    }),
    /** The attributes that enter one item in the index. */
    indexKey: (parts: IndexParts<Declared>['all']) => ({
      GSI1PK: fillKey(index.pk, parts),
      GSI1SK: fillKey(index.sk, parts),
    }),
    /** Where the items of one partition of the index are listed. */
    indexList: (parts: IndexParts<Declared>['list']) => ({
      partition: { GSI1PK: fillKey(index.pk, parts) },
      beginsWith: keyBeginning(index.sk, parts),
    }),
  }
}
