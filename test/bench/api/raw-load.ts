// The same DynamoDB calls as one newsletter post makes, in the same order, and nothing around them: with the SDK's
// document client as it comes, or with the product's own connection to the table (docs/decisions/063).
import { randomBytes, randomUUID } from 'node:crypto'
import { DynamoDBClient, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  PutCommand,
  type PutCommandInput,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { raiseClientTimeouts } from '#infra/local/time-limits.ts'
import { inAttributes } from '#lambdas/platform/table/attributes.ts'
import { type TransactItem, table } from '#lambdas/platform/table/table.ts'
import { transact } from '#lambdas/platform/table/transact.ts'
import { serveSlices } from './load.ts'

const documents = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_500 },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
)

const bySdk = {
  put: (input: PutCommandInput) => documents.send(new PutCommand(input)),
  update: (input: UpdateCommandInput) => documents.send(new UpdateCommand(input)),
  transact: (TransactItems: TransactItem[]) => documents.send(new TransactWriteCommand({ TransactItems })),
}

// As for the functions: a machine that is busy with the comparison may take longer than the cloud.
raiseClientTimeouts(table)
const byProduct: {
  [Call in keyof typeof bySdk]: (input: Parameters<(typeof bySdk)[Call]>[0]) => Promise<unknown>
} = {
  put: input => table.send(new PutItemCommand(inAttributes(input))),
  update: input => table.send(new UpdateItemCommand(inAttributes(input))),
  transact,
}

const { put, update, transact: write } = process.env.RAW_CLIENT === 'product' ? byProduct : bySdk
const TableName = process.env.TABLE_NAME

const postsPerAddress = 25
let posts = 0

const hash = () => randomBytes(32).toString('base64url')
const seconds = () => Math.floor(Date.now() / 1000)

const claim = (key: object, owner: string) =>
  put({
    TableName,
    Item: {
      ...key,
      bodyHash: hash(),
      state: 'in_flight',
      owner,
      leaseUntil: Date.now() + 12_000,
      ttl: seconds() + 86_400,
    },
    ConditionExpression:
      'attribute_not_exists(PK) OR #ttl <= :seconds OR (#state = :inFlight AND leaseUntil <= :now AND bodyHash = :hash)',
    ExpressionAttributeNames: { '#ttl': 'ttl', '#state': 'state' },
    ExpressionAttributeValues: {
      ':seconds': seconds(),
      ':now': Date.now(),
      ':inFlight': 'in_flight',
      ':hash': hash(),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })

const count = (kind: string, what: string) => {
  const windowStart = seconds() - (seconds() % 3_600)
  return update({
    TableName,
    Key: { PK: `LIMIT#newsletter#${kind}#${what}`, SK: String(windowStart) },
    UpdateExpression: 'ADD used :one SET #ttl = :ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':one': 1, ':ttl': windowStart + 7_200 },
    ReturnValues: 'UPDATED_NEW',
  })
}

const subscriptionPut = (emailHash: string, email: string) => ({
  TableName,
  Item: {
    PK: `SUBSCRIBER#${emailHash}`,
    SK: 'SUBSCRIPTION',
    emailHash,
    email,
    language: 'sv',
    nonce: randomUUID(),
    requestedAt: Date.now(),
    state: 'pending',
    createdAt: new Date().toISOString(),
    ttl: seconds() + 30 * 86_400,
  },
  ConditionExpression:
    'attribute_not_exists(PK) OR #state IN (:unsubscribed, :suspect) OR (#state = :pending AND requestedAt <= :before)',
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: {
    ':unsubscribed': 'unsubscribed',
    ':suspect': 'suspect',
    ':pending': 'pending',
    ':before': Date.now() - 3_600_000,
  },
})

const personPut = (emailHash: string, receipt: { PK: string; SK: string }) => ({
  TableName,
  Item: { PK: `PERSON#${emailHash}`, SK: receipt.PK, entity: receipt, ttl: seconds() + 86_400 },
})

const receiptUpdate = (Key: object, owner: string, email: string) => ({
  TableName,
  Key: Key as Record<string, string>,
  UpdateExpression: 'SET #state = :done, answer = :answer',
  ConditionExpression: '#owner = :owner',
  ExpressionAttributeNames: { '#state': 'state', '#owner': 'owner' },
  ExpressionAttributeValues: { ':done': 'done', ':answer': { email }, ':owner': owner },
})

const networks = new Map<number, string>()
const networkOf = (address: number): string => {
  const known = networks.get(address) ?? hash()
  networks.set(address, known)
  return known
}

serveSlices(async () => {
  const key = { PK: `ONCE#${hash()}`, SK: 'ONCE' }
  const owner = randomUUID()
  const emailHash = hash()
  const email = `raw-${randomUUID()}@bench.example`
  const network = networkOf(Math.floor(posts++ / postsPerAddress))
  await Promise.all([claim(key, owner), count('address', hash()), count('network', network)])
  await write([
    { Put: subscriptionPut(emailHash, email) },
    { Put: personPut(emailHash, key) },
    { Update: receiptUpdate(key, owner, email) },
  ])
})
