import { describe, expect, test } from 'vitest'
import { buckets } from '#infra/system/buckets.ts'
import { secrets } from '#infra/system/function.ts'
import { table } from '#infra/system/table-schema.ts'
import { build, prodContext, resourcesOf, synthesize } from './synthesized.ts'

const stages = { dev: synthesize({ stage: 'dev' }), prod: synthesize(prodContext) }

const stateful = [
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::SecretsManager::Secret',
  'AWS::KMS::Key',
]
/** Protected from deletion, also if CloudFormation rolls back a failed first deploy. */
const protectedTypes = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool']
const statefulOf = (stage: keyof typeof stages) => stateful.flatMap(type => resourcesOf(stages[stage], type))

describe.each(['dev', 'prod'] as const)('%s', stage => {
  const of = (type: string) => resourcesOf(stages[stage], type)

  test('has the one table with its index, stream, expiry and recovery', () => {
    const tables = of('AWS::DynamoDB::Table').map(([, { Properties }]) => Properties)
    expect(tables).toHaveLength(1)
    expect(tables[0]).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: stage === 'prod',
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      StreamSpecification: { StreamViewType: table.stream },
      TimeToLiveSpecification: { AttributeName: table.ttlAttribute, Enabled: true },
      KeySchema: [
        { AttributeName: table.partitionKey, KeyType: 'HASH' },
        { AttributeName: table.sortKey, KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: table.index.name,
          Projection: { ProjectionType: 'ALL' },
          KeySchema: [
            { AttributeName: table.index.partitionKey, KeyType: 'HASH' },
            { AttributeName: table.index.sortKey, KeyType: 'RANGE' },
          ],
        },
      ],
    })
  })

  test('has exactly the declared buckets, private, with their life cycle', () => {
    const made = of('AWS::S3::Bucket')
    expect(made.map(([id]) => /\/(\w+?)bucket/.exec(id)?.[1]).sort()).toEqual(Object.keys(buckets).sort())
    for (const [id, { Properties }] of made) {
      const declared = buckets[/\/(\w+?)bucket/.exec(id)?.[1] as keyof typeof buckets]
      const expiry = Properties.LifecycleConfiguration.Rules.find(
        (rule: object) => 'ExpirationInDays' in rule && !('Prefix' in rule),
      )
      expect(expiry?.ExpirationInDays ?? null, id).toBe(declared.expireAfterDays)
      expect(Properties.VersioningConfiguration?.Status === 'Enabled', id).toBe(declared.versioned)
      expect(Object.values(Properties.PublicAccessBlockConfiguration), id).toEqual([true, true, true, true])
    }
    const tlsOnly = of('AWS::S3::BucketPolicy').filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes('"aws:SecureTransport":"false"'),
    )
    expect(tlsOnly).toHaveLength(made.length)
  })

  test('generates its own secrets', () => {
    const made = of('AWS::SecretsManager::Secret')
    expect(made).toHaveLength(secrets.length)
    for (const [, { Properties }] of made) {
      expect(Properties.SecretString).toBeUndefined()
      expect(Properties.GenerateSecretString.PasswordLength).toBeGreaterThanOrEqual(64)
    }
  })

  test('keeps stored data when the stacks are deleted, or removes it, by stage', () => {
    // A client is deleted with its pool and holds no data.
    for (const [id, resource] of statefulOf(stage).filter(([id]) => !id.includes('browser'))) {
      const kept = protectedTypes.includes(resource.Type) ? 'Retain' : 'RetainExceptOnCreate'
      const policies = stage === 'prod' ? [kept, 'Retain'] : ['Delete', 'Delete']
      expect([resource.DeletionPolicy, resource.UpdateReplacePolicy], id).toEqual(policies)
    }
  })

  test('has the logical ids that data depends on; another id is another, empty resource', () => {
    expect(statefulOf(stage).map(([id, { Type }]) => `${Type} ${id}`)).toMatchSnapshot()
  })
})

test.each([
  ['prod', true],
  ['dev', false],
] as const)('in %s what holds state cannot be deleted by a slip: %s', (stage, isProtected) => {
  const { stacks } = build(stage === 'prod' ? prodContext : { stage })
  for (const stack of [stacks.data, stacks.identity]) expect(stack.terminationProtection).toBe(isProtected)
})

test('a retained resource has no fixed name: a failed first deploy can be repeated', () => {
  const named = resourcesOf(stages.prod).filter(
    ([, { DeletionPolicy, Type, Properties = {} }]) =>
      DeletionPolicy?.startsWith('Retain') &&
      [`${Type.split('::').at(-1)}Name`, 'Name'].some(property => typeof Properties[property] === 'string'),
  )
  expect(named.map(([id]) => id)).toEqual([])
})
