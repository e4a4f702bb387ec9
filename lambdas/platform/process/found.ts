import type { TransactItem } from '../table/table.ts'
import type { Family, Living, Move } from './living.ts'

/** What goes with a transition by time: another one made instead, fields it sets, terms it states, further writes. */
export type Effects = Partial<Pick<Move, 'name' | 'set' | 'terms'>> & {
  writes?: readonly TransactItem[]
  /** Set if something else of the item has to happen before: the next call tries again. */
  waits?: true
}

/** An item in its process, with what lives and dies with it. */
export type Found = {
  living: Living
  family: Family
  /** What a transition by time that is made now does besides, in the same transaction. */
  effects?: (transition: string, now: string) => Promise<Effects>
}
