import { GetCommand, paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { codeEntity, codePurposes } from '#shared/codes/code.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { suppressedEntity } from '#shared/mail/suppressed.entity.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { documents, tableName } from '../platform/table/table.ts'
import { type Account, type Belongings, type Item, type Link, type Person, partitionOf } from './person.ts'

type Key = { PK: string; SK: string }

/** The item under a key, if there is one. */
export const found = async (Key: Key): Promise<Item[]> => {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return Item ? [Item as Item] : []
}

/** All items that a query finds, however many pages. */
export const queried = async (query: Omit<QueryCommandInput, 'TableName'>): Promise<Item[]> => {
  const items: Item[] = []
  const pages = paginateQuery({ client: documents }, { TableName: tableName(), ...query })
  for await (const { Items = [] } of pages) items.push(...(Items as Item[]))
  return items
}

/** All items of a partition. */
export const partition = (PK: string): Promise<Item[]> =>
  queried({
    KeyConditionExpression: 'PK = :partition',
    ExpressionAttributeValues: { ':partition': PK },
    ConsistentRead: true,
  })

const applicationsOf = (sub: string): Promise<Item[]> => {
  const { partition: partner, beginsWith } = applicationEntity.indexList({ sub })
  return queried({
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :partner AND begins_with(GSI1SK, :applications)',
    ExpressionAttributeValues: { ':partner': partner.GSI1PK, ':applications': beginsWith },
  })
}

const ofAccount = async (account: Account): Promise<Item[]> => {
  const all = await Promise.all([
    found(roleEntity.key(account)),
    partition(partitionOf(account)),
    account.pool === 'partner' ? applicationsOf(account.sub) : [],
  ])
  return all.flat()
}

const underHash = (emailHash: string): Promise<Item[]>[] => [
  found(subscriptionEntity.key({ emailHash })),
  found(suppressedEntity.key({ emailHash })),
  ...codePurposes.map(purpose => found(codeEntity.key({ purpose, emailHash }))),
]

const accountOf = ({ entity }: Link): Account[] => {
  const { pool, sub } = keyParts(roleEntity.pk, entity.PK) ?? {}
  return sub && (pool === 'business' || pool === 'partner') ? [{ pool, sub }] : []
}

const uniqueBy = <Thing>(things: readonly Thing[], name: (thing: Thing) => string): Thing[] => [
  ...new Map(things.map(thing => [name(thing), thing])).values(),
]

/** Everything in the table that is a person's: by the notes of their address, and by their accounts. */
export const belongingsOf = async ({ emailHash, accounts: known }: Person): Promise<Belongings> => {
  const links = (await partition(personEntity.list({ emailHash }).partition.PK)) as Link[]
  const accounts = uniqueBy([...known, ...links.flatMap(accountOf)], partitionOf)
  const all = await Promise.all([
    ...links.map(({ entity }) => found(entity)),
    ...accounts.map(ofAccount),
    ...underHash(emailHash),
  ])
  return { accounts, links, items: uniqueBy(all.flat(), ({ PK, SK }) => `${PK}\n${SK}`) }
}
