import { roleEntity } from '#shared/accounts/role.entity.ts'
import { codeEntity, codePurposes } from '#shared/codes/code.entity.ts'
import { memberEntity } from '#shared/company/member.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { businessPartition } from '#shared/contract/partitions.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { suppressedEntity } from '#shared/mail/suppressed.entity.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { termsAcceptanceEntity } from '#shared/terms/terms-acceptance.entity.ts'
import { addresseeIn } from '../platform/company/addressee.ts'
import { getItem } from '../platform/table/get-item.ts'
import { kindOf } from '../platform/table/kinds.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Key } from '../platform/table/table.ts'
import { companiesOf } from './companies.store.ts'
import {
  type Account,
  anyItem,
  type Belongings,
  type Item,
  type Link,
  type Person,
  partitionOf,
  personLink,
  type SharedCompany,
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

const itemsOfHolding = async (holding: Account): Promise<Item[]> => {
  const { pool, sub } = holding
  const items = await Promise.all([
    queryItems({ partition: { PK: partitionOf(holding) } }, anyItem),
    pool === 'partner' ? queryItems(applicationEntity.indexList({ sub }), anyItem) : [],
  ])
  return items.flat()
}

const ownItems = (account: Account): Promise<Item[]>[] => [
  findItem(roleEntity.key(account)),
  ...(account.pool === 'business'
    ? [
        findItem(memberEntity.key(account)),
        queryItems(termsAcceptanceEntity.list({ ...account, pool: 'business' }), anyItem),
      ]
    : []),
]

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

const nameOf = ({ PK, SK }: Key): string => `${PK}\n${SK}`

type Found = { link: Link; items: readonly Item[] }

/** What the person sent for a company, or was told of for it, stays with the company; also what lies with that. */
const isOfCompany = ({ items: all, companyId }: Omit<SharedCompany, 'links'>, found: readonly Found[]) => {
  const own = new Set(all.map(nameOf))
  const theirs = found
    .flatMap(({ items }) => items)
    .filter(item => addresseeIn(item)?.companyId === companyId)
  // Invoices name their order, and the terms and messages of an agreement or a thread lie beside it.
  const orders = new Set(theirs.flatMap(item => (kindOf(item) === 'creditOrder' ? [item.id] : [])))
  const isBeside = ({ PK }: Key) => around.has(PK) && keyParts(businessPartition, PK) === null
  const around = new Set([...all, ...theirs].map(({ PK }) => PK))
  return ({ link: { entity }, items }: Found): boolean =>
    own.has(nameOf(entity)) || isBeside(entity) || items.some(({ orderId }) => orders.has(orderId))
}

/** Finds everything that the table holds of a person: by the links of their address, and by their accounts. */
export const belongingsOf = async ({ emailHash, accounts: known }: Person): Promise<Belongings> => {
  const links = await queryItems(personEntity.list({ emailHash }), personLink)
  const accounts = uniqueBy([...known, ...links.flatMap(accountOf)], partitionOf)
  const found = await Promise.all(links.map(async link => ({ link, items: await findLinked(link.entity) })))
  const linked = found.flatMap(({ items }) => items)
  const companies = await companiesOf(emailHash, accounts, linked)
  const shared = companies.shared.map(company => {
    const isOf = isOfCompany(company, found)
    const handed = found.filter(isOf)
    const items = uniqueBy([...company.items, ...handed.flatMap(one => one.items)], nameOf)
    return { ...company, items, links: handed.map(({ link }) => link) }
  })
  const handed = new Set(shared.flatMap(company => company.links))
  const holdings = [
    ...accounts.filter(({ pool }) => pool === 'partner').map(account => ({ ...account, by: account.sub })),
    ...companies.alone,
  ]
  const items = await Promise.all([
    found.filter(({ link }) => !handed.has(link)).flatMap(one => one.items),
    ...accounts.flatMap(ownItems),
    ...holdings.map(itemsOfHolding),
    ...itemsOfAddress(emailHash),
  ])
  return {
    ...{ accounts, holdings, shared },
    items: uniqueBy(items.flat(), nameOf),
    links: links.filter(link => !handed.has(link)),
  }
}
