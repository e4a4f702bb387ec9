import { describe, expect, test } from 'vitest'
import { queries } from '#infra/analytics/queries.ts'
import { queueConsumers } from '#infra/system/consumers.ts'
import { functions } from '#infra/system/functions.ts'
import { type Queue, type QueueName, queues } from '#infra/system/queues.ts'
import { prodContext, resourcesOf, synthesize } from './synthesized.ts'

const templates = synthesize(prodContext)
const of = (type: string) =>
  resourcesOf(templates, type).map(([id, { Properties }]) => ({ id: id.split('/')[1] ?? '', ...Properties }))
const declared = Object.entries<Queue>(queues)
const queueNamed = (start: string) => of('AWS::SQS::Queue').find(({ id }) => id.startsWith(start))
const alarms = of('AWS::CloudWatch::Alarm')
/** A long policy goes on in managed ones. */
const policies = [...of('AWS::IAM::Policy'), ...of('AWS::IAM::ManagedPolicy')]

describe.each(declared)('the queue %s', (name, queue) => {
  const made = queueNamed(`${name}queue`)
  const parked = queueNamed(`${name}parked`)

  test('keeps messages as declared, and parks those that fail too often', () => {
    expect(made).toMatchObject({
      MessageRetentionPeriod: queue.keptDays * 86_400,
      VisibilityTimeout: queue.visibilitySeconds,
      RedrivePolicy: { maxReceiveCount: queue.maxReceives },
    })
    expect(made?.RedrivePolicy.deadLetterTargetArn).toEqual({ 'Fn::GetAtt': [parked?.id, 'Arn'] })
    expect(parked?.MessageRetentionPeriod).toBe(queue.parkedDays * 86_400)
  })

  test('is encrypted and accepts TLS only, like its dead letters', () => {
    for (const one of [made, parked]) {
      expect(one?.SqsManagedSseEnabled).toBe(true)
      const [policy] = of('AWS::SQS::QueuePolicy').filter(({ Queues }) => Queues[0].Ref === one?.id)
      expect(policy?.PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({
          Effect: 'Deny',
          Action: 'sqs:*',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      )
    }
  })

  test('alerts the operators when messages are parked or late', () => {
    const { errorImpact } = functions[queueConsumers[name as QueueName].consumer]
    const own = alarms.filter(
      ({ Namespace, AlarmDescription }) => Namespace === 'AWS/SQS' && AlarmDescription.includes(errorImpact),
    )
    expect(own.map(({ MetricName }) => MetricName).sort()).toEqual([
      'ApproximateAgeOfOldestMessage',
      'ApproximateNumberOfMessagesVisible',
    ])
    for (const { AlarmActions } of own) expect(JSON.stringify(AlarmActions)).toContain('operators')
    const [ofParked] = own.filter(({ MetricName }) => MetricName === 'ApproximateNumberOfMessagesVisible')
    expect(JSON.stringify(ofParked?.Dimensions)).toContain(parked?.id)
    expect(ofParked?.Threshold).toBe(1)
  })
})

test('there are the declared queues, each with its dead letters, and no other', () => {
  expect(of('AWS::SQS::Queue')).toHaveLength(declared.length * 2)
})

test.each(Object.values(queueConsumers))(
  '$consumer empties its queue in batches and hands back single messages',
  one => {
    const [mapping] = of('AWS::Lambda::EventSourceMapping').filter(({ id }) => id.startsWith(one.consumer))
    expect(mapping).toMatchObject({
      BatchSize: one.batchSize,
      MaximumBatchingWindowInSeconds: one.windowSeconds,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    expect(JSON.stringify(mapping?.EventSourceArn)).toContain(`${one.queue}queue`)
    // AWS's own rule for a queue in front of a function.
    const { timeoutSeconds } = functions[one.consumer]
    expect(queues[one.queue].visibilitySeconds).toBeGreaterThanOrEqual(6 * timeoutSeconds + one.windowSeconds)
  },
)

const actionsOn = (role: string) =>
  policies
    .filter(({ id }) => id.startsWith(role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Action }) => JSON.stringify(Action).includes('sqs:'))

test('queues are filled by whom they concern, and its consumer may empty each', () => {
  expect(actionsOn('eventsrole').map(({ Action }) => Action)).toEqual(['sqs:SendMessage'])
  const [emptying] = actionsOn('eventWriterrole')
  expect(emptying.Action).toEqual(['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'])
  expect(JSON.stringify(emptying.Resource)).toContain('eventsqueue')
  const senders = policies.filter(one => JSON.stringify(one).includes('sqs:SendMessage'))
  expect(senders.map(({ id }) => id.replace(/role.*/, '')).sort()).toEqual([
    'events',
    'notices',
    'operator',
    'outbox',
  ])
  // What was parked is passed on by whom operators ask to deliver it.
  for (const role of ['noticesrole', 'outboxrole']) {
    const resources = JSON.stringify(actionsOn(role).map(({ Resource }) => Resource))
    for (const queue of ['renderingsqueue', 'papersqueue', 'matchingqueue'])
      expect(resources).toContain(queue)
  }
  const byOperators = JSON.stringify(
    actionsOn('operatorrole').filter(({ Action }) => Action === 'sqs:SendMessage'),
  )
  expect(byOperators).toMatch(/matchingqueue/)
  expect(byOperators).not.toMatch(/(events|papers|renderings)queue/)
})

test('events are kept for fourteen months, query results for one', () => {
  const [bucket] = of('AWS::S3::Bucket').filter(({ id }) => id.startsWith('analyticsbucket'))
  const rules = bucket?.LifecycleConfiguration.Rules
  expect(rules).toContainEqual({ Prefix: 'events/', ExpirationInDays: 426, Status: 'Enabled' })
  expect(rules).toContainEqual({ Prefix: 'results/', ExpirationInDays: 30, Status: 'Enabled' })
})

describe('Athena', () => {
  test('finds the days by itself, at the writer’s paths', () => {
    const [table] = of('AWS::Glue::Table')
    expect(table?.TableInput.PartitionKeys).toEqual([{ Name: 'dt', Type: 'string' }])
    const { Parameters: parameters, StorageDescriptor: storage } = table?.TableInput ?? {}
    expect(parameters).toMatchObject({
      'projection.enabled': 'true',
      'projection.dt.type': 'date',
      'projection.dt.format': 'yyyy-MM-dd',
      'projection.dt.range': 'NOW-426DAYS,NOW',
    })
    expect(JSON.stringify(parameters['storage.location.template'])).toContain(`/events/dt=\${dt}/`)
    expect(storage.SerdeInfo.SerializationLibrary).toBe('org.openx.data.jsonserde.JsonSerDe')
  })

  test('stores its results encrypted, in one place, and reads only what it may', () => {
    const [group] = of('AWS::Athena::WorkGroup')
    expect(group?.WorkGroupConfiguration).toMatchObject({
      EnforceWorkGroupConfiguration: true,
      ResultConfiguration: { EncryptionConfiguration: { EncryptionOption: 'SSE_S3' } },
    })
    expect(JSON.stringify(group?.WorkGroupConfiguration.ResultConfiguration)).toContain('/results/')
    expect(group?.WorkGroupConfiguration.BytesScannedCutoffPerQuery).toBeGreaterThan(0)
  })

  test('has the six queries saved', () => {
    const saved = of('AWS::Athena::NamedQuery')
    expect(saved.map(({ Name }) => Name).sort()).toEqual(
      Object.values(queries)
        .map(({ title }) => title)
        .sort(),
    )
    expect(saved).toHaveLength(6)
    for (const { QueryString } of saved) {
      expect(QueryString).toContain('FROM "prod_analytics"."events"')
      expect(QueryString).toContain('delivery = 1')
    }
  })
})
