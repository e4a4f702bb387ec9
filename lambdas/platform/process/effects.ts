import type { TransactItem } from '../table/table.ts'
import type { Move } from './living.ts'

/** What a transition that time makes states and writes besides, in its transaction. */
export type Effects = Pick<Move, 'set' | 'terms'> & { writes?: readonly TransactItem[] }
