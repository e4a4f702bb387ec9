import { keyedHash } from '../secrets/keyed-hash.ts'
import { keys } from './keys.ts'
import { ttlOf } from './retention.ts'
import { type TransactItem, tableName } from './table.ts'

type Entity = { PK: string; SK: string }

type Link = {
  /** Tells it from another note of the same person: an account's stands under its sub. */
  name?: string
  /** That of the item it points to, where that ends by itself. */
  ttl?: number
}

const linkTo = async (email: string, entity: Entity, { name = entity.PK, ttl }: Link) => ({
  TableName: tableName(),
  Item: { ...keys.person(await keyedHash('email', email), name), entity, ttl },
})

/** Notes whose an item is, for export and erasure; written in the item's own transaction. */
export const personItem = async (email: string, entity: Entity, link: Link = {}): Promise<TransactItem> => ({
  Put: await linkTo(email, entity, link),
})

/** Notes whose the answer in a receipt is: some answers say again what was sent. */
export const personReceipt = async (email: string, { Update }: TransactItem): Promise<TransactItem> => {
  const { PK, SK } = { ...Update?.Key } as Entity
  return personItem(email, { PK, SK }, { ttl: ttlOf('once') })
}
