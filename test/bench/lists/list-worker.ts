// One size of every list, in its own process: the real engine, and the handlers that read it.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Context } from 'aws-lambda'
import { createSecrets } from '#infra/local/secrets/secrets.ts'
import { createSes } from '#infra/local/ses/ses.ts'
import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { listOpenAssignments } from '#shared/open-assignments/list-open-assignments.ts'
import type { CommandName } from '#shared/operator/commands.ts'
import { httpCaller } from '#test/builders/http-caller.ts'
import { buildStreamEvent } from '#test/builders/stream-event.ts'
import { createLocalTable, tableName } from '#test/infra/local/dynamodb/local-table.ts'
import { itemsOf, month, owner } from './stored.ts'

const perBatch = 25
const batchesAtOnce = 8
const pageLength = 10

const store = async (documents: DynamoDBDocumentClient, size: number) => {
  const items = itemsOf(size)
  const nextBatch = () => Array.from({ length: perBatch }, () => items.next().value).filter(Boolean)
  const write = async () => {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      const requests = batch.map(Item => ({ PutRequest: { Item } }))
      await documents.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }))
    }
  }
  await Promise.all(Array.from({ length: batchesAtOnce }, write))
}

const local = await createLocalTable()
const secrets = createSecrets({ dataFolder: local.dataFolder, names: ['signing', 'origin'] })
const ses = createSes({ dataFolder: local.dataFolder, senders: ['hej@nodverk.example'] })
const server = createServer((request, response) =>
  (request.url?.startsWith('/ses') ? ses : secrets).handle(request, response),
)
await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
Object.assign(process.env, {
  STAGE: 'bench',
  TABLE_NAME: tableName,
  SIGNING_SECRET_ID: 'signing',
  ORIGIN_SECRET_ID: 'origin',
  BUSINESS_CLIENT_ID: 'business-client',
  PARTNER_CLIENT_ID: 'partner-client',
  SITE_ORIGIN: 'https://site.example',
  MAIL_SENDER: 'hej@nodverk.example',
  OPERATOR_ADDRESS: 'drift@nodverk.example',
  SECOND_OPERATOR_ADDRESS: 'jour@nodverk.example',
  AWS_REGION: 'eu-north-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: local.engine.endpoint,
  AWS_ENDPOINT_URL_SES: `${address}/ses`,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: address,
  POWERTOOLS_LOG_LEVEL: 'SILENT',
})

/** Reads a first page through its function, as the owner of the list. */
const served = (handler: unknown, endpoint: Endpoint, query: Record<string, string> = {}) => {
  const call = httpCaller(handler, secrets.value('origin'))
  const client_id = endpoint.access === 'partner' ? 'partner-client' : 'business-client'
  const claims = { sub: owner, token_use: 'access', client_id }
  return async () => {
    const { status, body } = await call(endpoint, { query: { limit: String(pageLength), ...query }, claims })
    if (status !== 200 || body.items.length !== pageLength)
      throw new Error(`A page of ${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
  }
}

/** Reads a first page as an operator. */
const operated = async (command: CommandName, input: object) => {
  const { handler } = await import('#lambdas/operator/operator.command.ts')
  return async () => {
    const answer = await handler({ command, input: { limit: String(pageLength), ...input }, by: 'bench' })
    const { items } = answer as { items?: readonly unknown[] }
    if (items?.length !== pageLength)
      throw new Error(`${command} answered ${JSON.stringify(answer).slice(0, 300)}`)
  }
}

/** Delivers one new subscription: two mails, and their notes. */
const delivery = async () => {
  const { handler } = await import('#lambdas/notifications/notices.stream.ts')
  return async () => {
    const emailHash = Buffer.alloc(32, randomUUID()).toString('base64url')
    const subscriber = {
      ...{ ...subscriptionEntity.key({ emailHash }), emailHash, state: 'pending', language: 'sv' },
      ...{ email: `anna.${randomUUID()}@verkstad.se`, nonce: randomUUID(), requestedAt: Date.now() },
      createdAt: new Date().toISOString(),
    }
    const { batchItemFailures } = await handler(buildStreamEvent([null, subscriber]), {} as Context)
    if (batchItemFailures.length > 0) throw new Error('A mail was not sent.')
  }
}

const parked = async () => {
  const { handler } = await import('#lambdas/notifications/outbox.command.ts')
  return async () => {
    const answer = await handler({ command: 'list_unsent', input: { state: 'failed' }, by: 'bench' })
    if (JSON.stringify(answer).length < 100) throw new Error(`The outbox answered ${JSON.stringify(answer)}`)
  }
}

const assignments = (await import('#lambdas/assignments/assignments.http.ts')).handler
const openAssignments = (await import('#lambdas/open-assignments/open-assignments.http.ts')).handler
const inquiries = (await import('#lambdas/business-inquiries/business-inquiries.http.ts')).handler

const works: Readonly<Record<string, () => Promise<void>>> = {
  'a partner’s assignments': served(assignments, listAssignments),
  'the active ones of them': served(assignments, listAssignments, { status: 'active' }),
  'open assignments': served(openAssignments, listOpenAssignments),
  'a business’s inquiries': served(inquiries, listInquiries),
  'leads of a month': await operated('leads list', { kind: 'project_inquiry', month }),
  'notices not sent': await parked(),
  'a delivery of the outbox': await delivery(),
}

await store(local.documents, Number(process.env.LIST_SIZE))
process.on('message', async (name: string) => {
  const from = performance.now()
  await works[name]?.()
  process.send?.(performance.now() - from)
})
process.on('disconnect', async () => {
  server.closeAllConnections()
  server.close()
  await local.close()
})
process.send?.(Object.keys(works))
