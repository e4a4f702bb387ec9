import { fillKey } from '#shared/contract/key-template.ts'
import { accountPartition } from '#shared/contract/partitions.ts'

export type Account = { pool: 'business' | 'partner'; sub: string }

/** A sign-in as its pool knows it. */
export type SignIn = Account & {
  status: string
  createdAt: string | null
  attributes: Readonly<Record<string, string>>
}

/** Whom it is about: the keyed hash of their address, and the accounts that were found for it. */
export type Person = { emailHash: string; accounts: readonly Account[] }

export type Item = { PK: string; SK: string } & Readonly<Record<string, unknown>>

/** A note that something is a person's; the last of them to go, so that an interrupted erasure finds the rest again. */
export type Link = Item & { entity: { PK: string; SK: string } }

/** What the table holds of a person. */
export type Belongings = { accounts: readonly Account[]; items: readonly Item[]; links: readonly Link[] }

/** That somebody was erased, without who: by the keyed hash of their address. */
export type Erasure = {
  emailHash: string
  /** When it was asked for the last time. */
  erasedAt: string
  accounts: readonly Account[]
  finished: boolean
}

/** The partition that holds what belongs to an account. */
export const partitionOf = (account: Account): string => fillKey(accountPartition, account)
