import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Bucket, type BucketName, buckets, uploadBuckets } from '#infra/system/buckets.ts'
import { queueConsumers } from '#infra/system/consumers.ts'
import { secrets as secretNames } from '#infra/system/function.ts'
import type { FunctionName } from '#infra/system/functions.ts'
import { type PoolName, pools, type TriggerName } from '#infra/system/pools.ts'
import { type Queue, queues } from '#infra/system/queues.ts'
import { createCloudFront } from './cloudfront/cloudfront.ts'
import { createCognito, type Trigger } from './cognito/cognito.ts'
import { createKms } from './kms/kms.ts'
import { createLambda } from './lambda/lambda.ts'
import { listenInside } from './listener.ts'
import { filesPath, names } from './names.ts'
import { createS3 } from './s3/s3.ts'
import { createSecrets } from './secrets/secrets.ts'
import { handleInbox } from './ses/inbox.ts'
import { createSes } from './ses/ses.ts'
import { openRenderedPages } from './site/rendered-pages.ts'
import { startQueuePump } from './sqs/pump.ts'
import { createSqs } from './sqs/sqs.ts'
import { scaleLimit } from './time-limits.ts'

type Invoke = (name: FunctionName, event: unknown) => Promise<unknown>

type Options = {
  dataFolder: string
  /** The origin of the pages, which may upload files. */
  origin: string
  stack: AsyncDisposableStack
  invoke: Invoke
}

/** Sends Cognito's own mails through the same SES, from the same sender as all mails. */
const deliverBy =
  (endpoint: string) => async (mail: { to: string; subject: string; text: string; html: string }) => {
    const body = new URLSearchParams({
      Action: 'SendEmail',
      Source: names.mailSender,
      'Destination.ToAddresses.member.1': mail.to,
      'Message.Subject.Data': mail.subject,
      'Message.Body.Text.Data': mail.text,
      'Message.Body.Html.Data': mail.html,
    })
    const response = await fetch(endpoint, { method: 'POST', body })
    if (!response.ok) throw new Error(`SES returned ${response.status}: ${await response.text()}`)
  }

const poolHere = (name: PoolName, invoke: Invoke) => {
  const triggers: Partial<Record<TriggerName, Trigger>> = {}
  for (const [trigger, functionName] of Object.entries(pools[name].triggers) as [
    TriggerName,
    FunctionName,
  ][]) {
    triggers[trigger] = async event => (await invoke(functionName, event)) as Record<string, unknown>
  }
  return { id: names.poolId(name), clientId: names.clientId(name), triggers }
}

const lifeCycleOf = ({ expireAfterDays, expiring = {} }: Bucket): Record<string, number> => ({
  ...expiring,
  ...(expireAfterDays !== null && { '': expireAfterDays }),
})

const filesHere = (dataFolder: string, origin: string) => {
  const declared = Object.entries(buckets) as [BucketName, Bucket][]
  const rule = { allowedOrigins: [origin], allowedMethods: ['POST'], allowedHeaders: [] } as const
  return createS3({
    dataFolder,
    prefix: filesPath,
    buckets: declared.map(([name]) => names.bucket(name)),
    cors: Object.fromEntries(uploadBuckets.map(name => [names.bucket(name), [rule]])),
    lifeCycle: Object.fromEntries(
      declared.map(([name, bucket]) => [names.bucket(name), lifeCycleOf(bucket)]),
    ),
  })
}

const declaredQueues = Object.entries(queues) as [string, Queue][]
const daySeconds = 86_400

const queuesHere = (dataFolder: string) =>
  createSqs({
    dataFolder,
    queues: Object.fromEntries(
      declaredQueues.flatMap(([name, { visibilitySeconds, keptDays, parkedDays, maxReceives }]) => {
        const parked = `${names.queue(name)}-parked`
        const redrive = { to: parked, maxReceives }
        return [
          [names.queue(name), { visibilitySeconds, keptSeconds: keptDays * daySeconds, redrive }],
          [parked, { visibilitySeconds, keptSeconds: parkedDays * daySeconds }],
        ]
      }),
    ),
  })

/** Starts the services that functions use, except for the table: secrets, keys, queues, mail, files and the three pools. */
export async function startServices({ dataFolder, origin, stack, invoke }: Options) {
  const secrets = createSecrets({ dataFolder, names: secretNames.map(names.secretId) })
  const ses = createSes({
    dataFolder,
    senders: [names.mailSender],
    region: names.region,
    feedback: event => invoke('feedback', event),
  })
  const s3 = filesHere(dataFolder, origin)
  stack.defer(() => s3.close())
  const kms = createKms({ dataFolder, keyIds: [names.bankKeyId], region: names.region })
  const sqs = queuesHere(dataFolder)
  stack.defer(() => sqs.messages.close())
  const siteObjects = s3.objects(names.bucket('site'))
  const renderedPages = openRenderedPages(siteObjects)
  const cloudFront = createCloudFront({
    distributionId: names.distributionId,
    invalidate: renderedPages.refresh,
  })
  const [atSecrets, atMail, atFiles, atKeys, atQueues, atCloudFront, atLambda] = await Promise.all([
    listenInside(secrets.handle),
    listenInside(ses.handle),
    listenInside(s3.handle),
    listenInside(kms.handle),
    listenInside(sqs.handle),
    listenInside(cloudFront),
    listenInside(createLambda({ stage: names.stage, invoke })),
  ])
  const cognito = createCognito({
    region: names.region,
    dataFolder,
    origin,
    originSecret: secrets.value(names.secretId('origin')),
    pools: {
      business: poolHere('business', invoke),
      partner: poolHere('partner', invoke),
      operator: poolHere('operator', invoke),
    },
    deliver: deliverBy(atMail.endpoint),
    triggerTimeout: scaleLimit(5000),
  })
  stack.defer(() => cognito.close())
  const atCognito = await listenInside(cognito.handle)
  for (const listener of [atSecrets, atMail, atFiles, atKeys, atQueues, atCloudFront, atLambda, atCognito])
    stack.defer(() => listener.close())
  return {
    cognito,
    files: s3,
    siteObjects,
    renderedPages,
    /** Starts delivering queued messages to the functions. */
    consumeQueues: (consume: Invoke) => {
      const pump = startQueuePump({
        messages: sqs.messages,
        consumers: Object.values(queueConsumers).map(({ queue, consumer, batchSize }) => ({
          queue: names.queue(queue),
          consumer,
          batchSize,
        })),
        region: names.region,
        invoke: (name, event) => consume(name as FunctionName, event),
      })
      stack.defer(() => pump.stop())
    },
    inbox: (request: IncomingMessage, response: ServerResponse) => handleInbox(request, response, ses.inbox),
    originSecret: secrets.value(names.secretId('origin')),
    endpoints: {
      secrets: atSecrets.endpoint,
      mail: atMail.endpoint,
      files: atFiles.endpoint + filesPath,
      cognito: atCognito.endpoint,
      kms: atKeys.endpoint,
      queues: atQueues.endpoint,
      cloudfront: atCloudFront.endpoint,
      lambda: atLambda.endpoint,
    },
  }
}
