import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteTableCommand,
  ExecuteStatementCommand,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import * as documents from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardClient, type TableGrant } from '#infra/local/dynamodb/grants.ts'
import { createLocalTable, type LocalTable, tableName as TableName } from './local-table.ts'

let local: LocalTable

beforeAll(async () => {
  local = await createLocalTable()
})
afterAll(() => local.close())

const grants: TableGrant[] = [
  {
    on: 'table',
    allow: ['PutItem', 'GetItem', 'Query', 'BatchGetItem'],
    leadingKeys: ['SUBSCRIBER#*', 'LIMIT#?'],
  },
  { on: 'table', allow: ['PutItem', 'DeleteItem', 'BatchWriteItem'], leadingKeys: ['ONCE#*'] },
  { on: 'table', allow: ['ConditionCheckItem', 'BatchGetItem'], leadingKeys: ['PERSON#*'] },
  { on: 'table', allow: ['Query'], leadingKeys: ['BUSINESSES'], index: 'GSI1' },
]

const key = (id: string) => ({ PK: { S: id }, SK: { S: 'X' } })
const put = (id: string) => ({ Put: { TableName, Item: key(id) } })
const check = (id: string) => ({
  ConditionCheck: { TableName, Key: key(id), ConditionExpression: 'attribute_not_exists(PK)' },
})
const query = (partition: string, value: string, IndexName?: string) =>
  new QueryCommand({
    TableName,
    IndexName,
    KeyConditionExpression: '#s > :s AND #p = :p',
    ExpressionAttributeNames: { '#p': partition, '#s': IndexName ? 'GSI1SK' : 'SK' },
    ExpressionAttributeValues: { ':p': { S: value }, ':s': { S: 'A' } },
  })
const literalQuery = (condition: string) =>
  new QueryCommand({
    TableName,
    KeyConditionExpression: condition,
    ExpressionAttributeValues: { ':p': { S: 'SUBSCRIBER#1' }, ':s': { S: 'ROLE#1' } },
  })

const allowed = {
  'a put': new PutItemCommand({ TableName, Item: key('SUBSCRIBER#1') }),
  'one character for a question mark': new GetItemCommand({ TableName, Key: key('LIMIT#1') }),
  'a query by its leading key': query('PK', 'SUBSCRIBER#1'),
  'a query with literal names': literalQuery('PK=:p AND begins_with(SK, :s)'),
  'a query of the index': query('GSI1PK', 'BUSINESSES', 'GSI1'),
  'a transaction over two grants': new TransactWriteItemsCommand({
    TransactItems: [put('SUBSCRIBER#2'), put('ONCE#1'), check('PERSON#1')],
  }),
  'a transaction of reads': new TransactGetItemsCommand({
    TransactItems: [{ Get: { TableName, Key: key('LIMIT#1') } }],
  }),
  'a batch of reads': new BatchGetItemCommand({
    RequestItems: { [TableName]: { Keys: [key('PERSON#1'), key('PERSON#2')] } },
  }),
  'a batch of writes': new BatchWriteItemCommand({
    RequestItems: {
      [TableName]: [{ PutRequest: { Item: key('ONCE#2') } }, { DeleteRequest: { Key: key('ONCE#3') } }],
    },
  }),
}

const refused = {
  'a put elsewhere': ['PutItem', new PutItemCommand({ TableName, Item: key('ROLE#1') })],
  'a pattern in the middle of a key': [
    'PutItem',
    new PutItemCommand({ TableName, Item: key('XSUBSCRIBER#1') }),
  ],
  'two characters for a question mark': ['GetItem', new GetItemCommand({ TableName, Key: key('LIMIT#12') })],
  'a verb another grant has': ['GetItem', new GetItemCommand({ TableName, Key: key('ONCE#1') })],
  'another table': ['PutItem', new PutItemCommand({ TableName: 'other', Item: key('SUBSCRIBER#1') })],
  'a query elsewhere': ['Query', query('PK', 'PERSON#1')],
  'a query whose sort key looks right': ['Query', query('SK', 'SUBSCRIBER#1')],
  'a query whose partition key cannot be read': ['Query', literalQuery('SK = :p')],
  'a query of the index by the table’s grant': ['Query', query('GSI1PK', 'SUBSCRIBER#1', 'GSI1')],
  'a query of the table by the index’s grant': ['Query', query('PK', 'BUSINESSES')],
  'a transaction with one write too many': [
    'PutItem',
    new TransactWriteItemsCommand({ TransactItems: [put('SUBSCRIBER#3'), put('ROLE#1')] }),
  ],
  'a transaction with a check it may not make': [
    'ConditionCheckItem',
    new TransactWriteItemsCommand({ TransactItems: [put('SUBSCRIBER#3'), check('SUBSCRIBER#4')] }),
  ],
  'a transaction of reads elsewhere': [
    'GetItem',
    new TransactGetItemsCommand({ TransactItems: [{ Get: { TableName, Key: key('ROLE#1') } }] }),
  ],
  'a batch no single grant covers': [
    'BatchGetItem',
    new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [key('PERSON#1'), key('LIMIT#1')] } } }),
  ],
  'a batch of writes elsewhere': [
    'BatchWriteItem',
    new BatchWriteItemCommand({ RequestItems: { [TableName]: [{ DeleteRequest: { Key: key('ROLE#1') } }] } }),
  ],
  'a scan': ['Scan', new ScanCommand({ TableName })],
  PartiQL: ['ExecuteStatement', new ExecuteStatementCommand({ Statement: `SELECT * FROM "${TableName}"` })],
  'dropping the table': ['DeleteTable', new DeleteTableCommand({ TableName })],
  'listing the tables': ['ListTables', new ListTablesCommand({})],
} as const

function guarded(by: readonly TableGrant[] = grants) {
  const client = local.newClient()
  guardClient(client, by, TableName, 'subscribe')
  return client
}

describe('what the grants cover passes', () => {
  test.each(Object.entries(allowed))('%s', async (_, command) => {
    await expect(guarded().send(command as PutItemCommand)).resolves.toBeDefined()
  })
})

describe('what they omit is refused like IAM refuses it', () => {
  test.each(Object.entries(refused))('%s', async (_, [action, command]) => {
    await expect(guarded().send(command as PutItemCommand)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      $metadata: { httpStatusCode: 400 },
      message: expect.stringContaining(`is not authorized to perform: dynamodb:${action} on resource: `),
    })
  })
})

test('the refusal names the function and the resource', async () => {
  const attempt = guarded().send(query('GSI1PK', 'PARTNERS', 'GSI1'))
  await expect(attempt).rejects.toThrow(
    'User: arn:aws:sts::000000000000:assumed-role/subscribe/subscribe is not authorized to perform: dynamodb:Query ' +
      `on resource: arn:aws:dynamodb:eu-north-1:000000000000:table/${TableName}/index/GSI1`,
  )
})

test('nothing of a refused transaction is written', async () => {
  const refusedItems = [put('SUBSCRIBER#never'), put('ROLE#1')]
  await expect(
    guarded().send(new TransactWriteItemsCommand({ TransactItems: refusedItems })),
  ).rejects.toThrow()
  const { Item } = await local.client.send(new GetItemCommand({ TableName, Key: key('SUBSCRIBER#never') }))
  expect(Item).toBeUndefined()
})

test('a grant without leading keys lets a function scan', async () => {
  const client = guarded([{ on: 'table', allow: ['Scan'], leadingKeys: [] }])
  await expect(client.send(new ScanCommand({ TableName }))).resolves.toBeDefined()
})

test('no grant, no access', async () => {
  await expect(guarded([]).send(allowed['a put'])).rejects.toThrow('not authorized')
})

test('the document client is guarded the same way, whichever of the two is passed', async () => {
  for (const own of [true, false]) {
    const client = local.newClient()
    const docs = documents.DynamoDBDocumentClient.from(client)
    guardClient(own ? docs : client, grants, TableName)
    await docs.send(new documents.PutCommand({ TableName, Item: { PK: 'SUBSCRIBER#1', SK: 'X' } }))
    const elsewhere = [
      new documents.PutCommand({ TableName, Item: { PK: 'ROLE#1', SK: 'X' } }),
      new documents.TransactWriteCommand({
        TransactItems: [{ Delete: { TableName, Key: { PK: 'ROLE#1', SK: 'X' } } }],
      }),
      new documents.QueryCommand({
        TableName,
        KeyConditionExpression: 'PK = :p',
        ExpressionAttributeValues: { ':p': 'ROLE#1' },
      }),
    ]
    for (const command of elsewhere) {
      await expect(docs.send(command as documents.PutCommand)).rejects.toThrow('not authorized')
    }
  }
})
