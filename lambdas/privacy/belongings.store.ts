import { roleEntity } from '#shared/accounts/role.entity.ts'
import { codeEntity, codePurposes } from '#shared/codes/code.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { suppressedEntity } from '#shared/mail/suppressed.entity.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Key } from '../platform/table/table.ts'
import {
  type Account,
  anyItem,
  type Belongings,
  type Item,
  type Person,
  partitionOf,
  personLink,
} from './person.ts'

const findItem = async (key: Key): Promise<Item[]> => {
  const item = await getItem(key, anyItem)
  return item ? [item] : []
}

/** What a link leads to. The partition of a lead or an order has its audit, too, which repeats why it was closed. */
const findLinked = (key: Key): Promise<Item[]> =>
  [leadEntity, creditOrderEntity].some(({ pk }) => keyParts(pk, key.PK))
    ? queryItems({ partition: { PK: key.PK } }, anyItem)
    : findItem(key)

const itemsOfAccount = async (account: Account): Promise<Item[]> => {
  const { pool, sub } = account
  const items = await Promise.all([
    findItem(roleEntity.key(account)),
    queryItems({ partition: { PK: partitionOf(account) } }, anyItem),
    pool === 'partner' ? queryItems(applicationEntity.indexList({ sub }), anyItem) : [],
  ])
  return items.flat()
}

const itemsOfAddress = (emailHash: string): Promise<Item[]>[] => [
  findItem(subscriptionEntity.key({ emailHash })),
  findItem(suppressedEntity.key({ emailHash })),
  ...codePurposes.map(purpose => findItem(codeEntity.key({ purpose, emailHash }))),
]

const accountOf = ({ entity }: Belongings['links'][number]): Account[] => {
  const { pool, sub } = keyParts(roleEntity.pk, entity.PK) ?? {}
  return sub && (pool === 'business' || pool === 'partner') ? [{ pool, sub }] : []
}

const uniqueBy = <Thing>(things: readonly Thing[], name: (thing: Thing) => string): Thing[] => [
  ...new Map(things.map(thing => [name(thing), thing])).values(),
]

/** Finds everything that the table holds of a person: by the links of their address, and by their accounts. */
export const belongingsOf = async ({ emailHash, accounts: known }: Person): Promise<Belongings> => {
  const links = await queryItems(personEntity.list({ emailHash }), personLink)
  const accounts = uniqueBy([...known, ...links.flatMap(accountOf)], partitionOf)
  const items = await Promise.all([
    ...links.map(({ entity }) => findLinked(entity)),
    ...accounts.map(itemsOfAccount),
    ...itemsOfAddress(emailHash),
  ])
  return { accounts, links, items: uniqueBy(items.flat(), ({ PK, SK }) => `${PK}\n${SK}`) }
}
