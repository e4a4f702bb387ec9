import type { ZodMiniType } from 'zod/mini'
import type { Kept } from '../privacy/retention.ts'
import { fillKey, keyBeginning, type Parts } from './key-template.ts'

/** What an erasure keeps of an item that may not be removed. */
export type Minimised = {
  /** The fields that are kept unchanged. */
  keeps: readonly string[]
  /** The fields that are replaced by the word "erased". */
  blanks?: readonly string[]
  /** Set if amounts may still be added to it, and no field says until when. */
  grows?: true
  /** Why it may be kept. */
  reason: string
}

/**
 * Which changes of an item may send a mail: storing it; also a change by an operator; or also storing the same request
 * again.
 */
type MailsOn = 'stored' | 'stored and changed' | 'every request'

/** A template for each half of a key, with `<part>` for what differs between items, in the syntax of key-template.ts. */
type Templates = { readonly pk: string; readonly sk: string }

/** Operators' commands `<noun> list` and `<noun> show`, for what is received by month and only looked at. */
type Listed = {
  readonly noun: string
  /** Its name in the key of the index. */
  readonly kind: string
  /** What the list contains, as the help says it. */
  readonly lists: string
  readonly columns: readonly string[]
}

/** One kind of item in the table, declared once. */
export type Entity = Templates & {
  /** Its description in the chart of docs/data-model.md. */
  readonly what: string
  /** The attributes, without the keys and `ttl`. */
  readonly item: ZodMiniType
  /** Set if a list needs it in another order: its entry in the index. */
  readonly index?: Templates
  readonly listed?: Listed
  readonly kept: Kept
  /** Why it is kept that long. */
  readonly why: string
  /** `left` only if it contains nothing about a person but a keyed hash. */
  readonly onErasure: 'removed' | 'left' | Minimised
  /** Its heading in a person's export. */
  readonly heading?: string
  readonly mailsOn?: MailsOn
  /** Set if storing or changing it may change what pages of the website show. */
  readonly rendersPages?: true
  /** Set if storing it is the request for a paper. */
  readonly makesPaper?: true
  /** For a kind without its own partition: the partitions of other kinds in which its items send mails. */
  readonly mailsWithin?: readonly string[]
}

type IndexParts<Declared> = Declared extends {
  index: { pk: infer Pk extends string; sk: infer Sk extends string }
}
  ? { all: Parts<Pk | Sk>; list: Parts<Pk> & Partial<Parts<Sk>> }
  : { all: never; list: never }

/** Declares a kind of item, with functions for its keys. */
export const entity = <const Declared extends Entity>(declared: Declared) => {
  const { pk, sk, index = { pk: '', sk: '' } } = declared as Entity
  return {
    ...declared,
    /** The key of one item. */
    key: (parts: Parts<Declared['pk'] | Declared['sk']>) => ({
      PK: fillKey(pk, parts),
      SK: fillKey(sk, parts),
    }),
    /** The range of the items of one partition. */
    list: (parts: Parts<Declared['pk']> & Partial<Parts<Declared['sk']>>) => ({
      partition: { PK: fillKey(pk, parts) },
      beginsWith: keyBeginning(sk, parts),
    }),
    /** The attributes that add one item to the index. */
    indexKey: (parts: IndexParts<Declared>['all']) => ({
      GSI1PK: fillKey(index.pk, parts),
      GSI1SK: fillKey(index.sk, parts),
    }),
    /** The range of the items of one partition of the index. */
    indexList: (parts: IndexParts<Declared>['list']) => ({
      partition: { GSI1PK: fillKey(index.pk, parts) },
      beginsWith: keyBeginning(index.sk, parts),
    }),
  }
}
