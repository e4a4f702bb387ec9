import * as z from 'zod/mini'
import { type AccountName, accountNames } from './accounts.ts'

/** One line of an entry. */
export const leg = z.object({
  account: z.enum(accountNames),
  /** The business or partner; null for the house. */
  owner: z.nullable(z.string()),
  /** The assignment that a reservation is for, or the month that a partner is paid for. */
  part: z.optional(z.string()),
  /** Positive in debit, negative in credit. */
  ore: z.int(),
})

export type Leg = z.infer<typeof leg>

/** Whose account, and which part of it. */
export type Holder = { owner?: string; part?: string }

const on = (account: AccountName, { owner, part }: Holder, ore: number): Leg => ({
  account,
  owner: owner ?? null,
  ...(part && { part }),
  ore,
})

export const debit = (account: AccountName, ore: number, holder: Holder = {}): Leg => on(account, holder, ore)

export const credit = (account: AccountName, ore: number, holder: Holder = {}): Leg =>
  on(account, holder, -ore)

/** The same in the other direction. */
export const reversed = (legs: readonly Leg[]): Leg[] =>
  legs.map(one => ({ ...one, ore: one.ore === 0 ? 0 : -one.ore }))

/** The name of an account in its owner's partition. */
export const accountKey = ({ account, part }: Pick<Leg, 'account' | 'part'>): string =>
  part ? `${account}#${part}` : account
