import * as z from 'zod/mini'
import type { Member } from '#shared/company/member.entity.ts'
import { fillKey } from '#shared/contract/key-template.ts'
import { accountPartition } from '#shared/contract/partitions.ts'
import type { FileArea } from '../platform/files/file-area.ts'

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

export type Link = Readonly<z.infer<typeof personLink>>

/** A company that others belong to, too: its things are theirs, and only what names the person is the person's. */
export type SharedCompany = {
  companyId: string
  /** Null for somebody who has left. */
  member: Member | null
  /** Who is reached instead of the person. */
  heir: Member
  items: readonly Item[]
  /** From the person to what is the company's. */
  links: readonly Link[]
}

/** Whose partition and files are a person's alone, and the account that says so. */
export type Holding = Account & { by: string }

/** What the table holds of a person. */
export type Belongings = {
  accounts: readonly Account[]
  holdings: readonly Holding[]
  shared: readonly SharedCompany[]
  items: readonly Item[]
  links: readonly Link[]
}

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

/** A file in one of the buckets for uploads. */
export type KeptObject = { area: FileArea; key: string }
