import { GetCommand, paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { codePurposes } from '../platform/codes/code.ts'
import { keys } from '../platform/table/keys.ts'
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
  const { GSI1PK, GSI1SK } = keys.applications(sub, '')
  return queried({
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :partner AND begins_with(GSI1SK, :applications)',
    ExpressionAttributeValues: { ':partner': GSI1PK, ':applications': GSI1SK },
  })
}

const ofAccount = async (account: Account): Promise<Item[]> => {
  const { pool, sub } = account
  const all = await Promise.all([
    found(keys.role(pool, sub)),
    partition(partitionOf(account)),
    pool === 'partner' ? applicationsOf(sub) : [],
  ])
  return all.flat()
}

const underHash = (emailHash: string): Promise<Item[]>[] => [
  found(keys.subscription(emailHash)),
  found(keys.suppressed(emailHash)),
  ...codePurposes.map(purpose => found(keys.code(purpose, emailHash))),
]

const accountOf = ({ entity }: Link): Account[] => {
  const [, pool, sub] = /^USER#(business|partner)#(.+)$/.exec(entity.PK) ?? []
  return sub && (pool === 'business' || pool === 'partner') ? [{ pool, sub }] : []
}

const uniqueBy = <Thing>(things: readonly Thing[], name: (thing: Thing) => string): Thing[] => [
  ...new Map(things.map(thing => [name(thing), thing])).values(),
]

/** Everything in the table that is a person's: by the notes of their address, and by their accounts. */
export const belongingsOf = async ({ emailHash, accounts: known }: Person): Promise<Belongings> => {
  const links = (await partition(keys.person(emailHash, '').PK)) as Link[]
  const accounts = uniqueBy([...known, ...links.flatMap(accountOf)], partitionOf)
  const all = await Promise.all([
    ...links.map(({ entity }) => found(entity)),
    ...accounts.map(ofAccount),
    ...underHash(emailHash),
  ])
  return { accounts, links, items: uniqueBy(all.flat(), ({ PK, SK }) => `${PK}\n${SK}`) }
}
