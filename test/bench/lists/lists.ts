import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createSecrets } from '#infra/local/secrets/secrets.ts'
import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { httpCaller } from '#test/builders/http-caller.ts'
import { anAssignment } from '#test/builders/partner-work.ts'
import { aLocalTable, tableName } from '#test/infra/local/dynamodb/local-table.ts'

const minute = (number: number) => new Date(Date.UTC(2020, 0, 1, 0, number)).toISOString()

const itemOf = (sub: string, number: number) => {
  const { id, createdAt, ...rest } = anAssignment({ createdAt: minute(number) })
  const key = { PK: `PARTNER#${sub}`, SK: `ASSIGNMENT#${createdAt}#${id}` }
  const index = { GSI1PK: `PARTNER#${sub}#active`, GSI1SK: createdAt }
  return { ...key, ...index, ...rest, id, createdAt, totalEarningsOre: 1_125_000 }
}

const store = async (documents: DynamoDBDocumentClient, sub: string, count: number) => {
  for (let from = 0; from < count; from += 25) {
    const requests = Array.from({ length: Math.min(25, count - from) }, (_, place) => ({
      PutRequest: { Item: itemOf(sub, from + place) },
    }))
    await documents.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }))
  }
}

/** The real engine with a partner of each size, and the lists that are measured, through their handlers. */
export const startLists = async (sizes: { few: number; many: number }) => {
  const local = await aLocalTable()
  const secrets = createSecrets({ dataFolder: local.dataFolder, names: ['signing', 'origin'] })
  const server = createServer(secrets.handle)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  Object.assign(process.env, {
    STAGE: 'bench',
    TABLE_NAME: tableName,
    SIGNING_SECRET_ID: 'signing',
    ORIGIN_SECRET_ID: 'origin',
    PARTNER_CLIENT_ID: 'partner-client',
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: local.engine.endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  const { handler } = await import('#lambdas/assignments/assignments.http.ts')
  const call = httpCaller(handler, secrets.value('origin'))
  const partners = { few: randomUUID(), many: randomUUID() }
  await store(local.documents, partners.few, sizes.few)
  await store(local.documents, partners.many, sizes.many)

  const page = (query: Record<string, string>) => async (size: keyof typeof sizes) => {
    const claims = { sub: partners[size], token_use: 'access', client_id: 'partner-client' }
    const { status, body } = await call(listAssignments, { query: { limit: '10', ...query }, claims })
    if (status !== 200 || body.items.length !== 10) throw new Error(`A page answered ${status}.`)
  }
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await local.close()
  }
  return { pages: { 'all assignments': page({}), 'active assignments': page({ status: 'active' }) }, stop }
}
