import * as z from 'zod/mini'
import { fillKey } from '#shared/contract/key-template.ts'
import { accountPartition } from '#shared/contract/partitions.ts'

export type Account = { pool: 'business' | 'partner'; sub: string }

/** A sign-in as its pool stores it. */
export type SignIn = Account & {
  status: string
  createdAt: string | null
  attributes: Readonly<Record<string, string>>
}

/** The person to export or erase: the keyed hash of their address, and the accounts found for it. */
export type Person = { emailHash: string; accounts: readonly Account[] }

const key = z.object({ PK: z.string(), SK: z.string() })

/** An item of any kind. */
export const anyItem = z.looseObject(key.shape)

export type Item = Readonly<z.infer<typeof anyItem>>

/** Links an item to its person; removed last, so that an interrupted erasure finds the rest again. */
export const personLink = z.looseObject({ ...key.shape, entity: key })

type Link = Readonly<z.infer<typeof personLink>>

/** What the table holds of a person. */
export type Belongings = { accounts: readonly Account[]; items: readonly Item[]; links: readonly Link[] }

/** The record of an erasure; names the person by the keyed hash of their address only. */
export type Erasure = {
  emailHash: string
  /** When it was last requested. */
  erasedAt: string
  accounts: readonly Account[]
  finished: boolean
}

/** The partition that holds the items of an account. */
export const partitionOf = (account: Account): string => fillKey(accountPartition, account)
