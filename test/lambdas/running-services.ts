import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll } from 'vitest'
import { createKms } from '#infra/local/kms/kms.ts'
import { keptAlive } from '#infra/local/listener.ts'
import { createS3 } from '#infra/local/s3/s3.ts'
import { createSecrets } from '#infra/local/secrets/secrets.ts'
import { createSes } from '#infra/local/ses/ses.ts'
import { createSqs } from '#infra/local/sqs/sqs.ts'
import { raiseClientTimeouts } from '#infra/local/time-limits.ts'
import { buckets } from '#infra/system/buckets.ts'
import { createLocalTable, type LocalTable, tableName } from '../infra/local/dynamodb/local-table.ts'

export type Services = {
  dataFolder: string
  documents: DynamoDBDocumentClient
  ses: ReturnType<typeof createSes>
  s3: ReturnType<typeof createS3>
  sqs: ReturnType<typeof createSqs>
  originSecret: string
}

const environmentOf = (local: LocalTable, address: string) => ({
  STAGE: 'test',
  TABLE_NAME: tableName,
  SIGNING_SECRET_ID: 'signing',
  ORIGIN_SECRET_ID: 'origin',
  BUSINESS_CLIENT_ID: 'business-client',
  PARTNER_CLIENT_ID: 'partner-client',
  SITE_ORIGIN: 'https://site.example',
  MAIL_SENDER: 'hej@nodverk.example',
  OPERATOR_ADDRESS: 'drift@nodverk.example',
  SECOND_OPERATOR_ADDRESS: 'jour@nodverk.example',
  ACCOUNT_DISCLOSURE: 'spec',
  MEETING_CAPACITY: '1',
  MEETING_ROOM: '',
  NEWSLETTER_RATE: '1000',
  FOUR_EYES: 'on',
  VAT_AT: 'sale',
  AWS_REGION: 'eu-north-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: local.engine.endpoint,
  AWS_ENDPOINT_URL_SES: `${address}/ses`,
  AWS_ENDPOINT_URL_S3: `${address}/s3`,
  PUBLIC_FILES_ADDRESS: `${address}/s3`,
  PROJECT_FILES_BUCKET: 'project-files',
  CVS_BUCKET: 'cvs',
  PAPERS_BUCKET: 'papers',
  ANALYTICS_BUCKET: 'analytics',
  AWS_ENDPOINT_URL_SQS: `${address}/sqs`,
  PAPERS_QUEUE_URL: `${address}/sqs/000000000000/papers`,
  RENDERINGS_QUEUE_URL: `${address}/sqs/000000000000/renderings`,
  MATCHING_QUEUE_URL: `${address}/sqs/000000000000/matching`,
  EVENTS_QUEUE_URL: `${address}/sqs/000000000000/events`,
  FAILURES_BUCKET: 'failures',
  ERASURES_BUCKET: 'erasures',
  PAY_FILES_BUCKET: 'pay-files',
  AWS_ENDPOINT_URL_KMS: `${address}/kms`,
  BANK_KEY_ID: 'bank',
  AWS_ENDPOINT_URL_SECRETS_MANAGER: `${address}/secrets`,
  POWERTOOLS_LOG_LEVEL: 'SILENT',
})

/**
 * Lets the functions wait for the engine as long as on the local system, because these tests share the machine, too, and
 * lets tests add middleware between calls.
 */
const adjustTable = async (): Promise<void> => {
  const { table } = await import('#lambdas/platform/table/table.ts')
  raiseClientTimeouts(table)
  table.config.cacheMiddleware = false
}

/**
 * Starts the real engine, secrets, mail and buckets for the tests of one file, with the environment that functions
 * read. Import what is tested after this has run: `const { handler } = await import(…)` inside a test or a hook.
 */
export const runningServices = (): Services => {
  const services = {} as Services
  beforeAll(async () => {
    const local = await createLocalTable()
    const { dataFolder } = local
    const secrets = createSecrets({ dataFolder, names: ['signing', 'origin'] })
    const ses = createSes({ dataFolder, senders: ['hej@nodverk.example'] })
    const s3 = createS3({
      dataFolder,
      prefix: '/s3',
      buckets: ['analytics', 'project-files', 'cvs', 'failures', 'erasures', 'pay-files', 'papers'],
      lifeCycle: { 'project-files': buckets.projectFiles.expiring, cvs: buckets.cvs.expiring },
    })
    const queued = { visibilitySeconds: 240, keptSeconds: 86_400 }
    const queues = { events: queued, papers: queued, renderings: queued, matching: queued }
    const sqs = createSqs({ dataFolder, queues })
    const kms = createKms({ dataFolder, keyIds: ['bank'] })
    const server = createServer(keptAlive, (request, response) => {
      if (request.url?.startsWith('/s3')) return s3.handle(request, response)
      if (request.url?.startsWith('/sqs')) return sqs.handle(request, response)
      if (request.url?.startsWith('/kms')) return kms.handle(request, response)
      return request.url?.startsWith('/ses')
        ? ses.handle(request, response)
        : secrets.handle(request, response)
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    Object.assign(process.env, environmentOf(local, `http://127.0.0.1:${port}`))
    await adjustTable()
    Object.assign(services, {
      dataFolder,
      documents: local.documents,
      ses,
      s3,
      sqs,
      originSecret: secrets.value('origin'),
    })
    afterAll(async () => {
      server.closeAllConnections()
      server.close()
      sqs.messages.close()
      await local.close()
    })
  })
  return services
}
