import { personEntity } from '#shared/privacy/person.entity.ts'
import { onceEntity } from '#shared/submissions/once.entity.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { ttlOf } from './retention.ts'
import type { Key, TransactItem } from './table.ts'
import { putItem, type Write } from './write-items.ts'

type Link = {
  /** Distinguishes links of the same person; an account is linked under its sub. */
  name?: string
  /** The `ttl` of the linked item, if it expires. */
  ttl?: number
}

/** As `personItem`, for an address of which only the hash is known. */
export const hashedPersonItem = (
  emailHash: string,
  entity: Key,
  { name = entity.PK, ttl }: Link = {},
): Write => putItem({ ...personEntity.key({ emailHash, entity: name }), entity, ttl })

/** Links an item to the person it is about, for export and erasure; part of the item's own transaction. */
export const personItem = async (email: string, entity: Key, link: Link = {}): Promise<Write> =>
  hashedPersonItem(await keyedHash('email', email), entity, link)

/** Links a receipt to a person: some replies repeat what was sent. */
export const personReceipt = async (email: string, { Update }: TransactItem): Promise<Write> => {
  const { PK, SK } = { ...Update?.Key } as Key
  return personItem(email, { PK, SK }, { ttl: ttlOf(onceEntity) })
}
