import { describe, expect, test } from 'vitest'
import { isCdkFunction, prodContext, resourcesOf, synthesize } from './synthesized.ts'

type Statement = {
  Effect: string
  Action?: string | string[]
  Resource?: unknown
  Principal?: unknown
  Condition?: Record<string, Record<string, unknown>>
}
type Walked = Statement & { of: string }

const templates = synthesize(prodContext)
const resources = resourcesOf(templates).filter(([id]) => !isCdkFunction(id))
const of = (...types: string[]) => resources.filter(([, { Type }]) => types.includes(Type))
const stated = (id: string, document: { Statement: Statement[] }): Walked[] =>
  document.Statement.map(statement => ({ ...statement, of: id }))

/** Every statement of every role and policy of the product, in any stack. */
const statements = [
  ...of('AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy').flatMap(([id, { Properties }]) =>
    stated(id, Properties.PolicyDocument),
  ),
  ...of('AWS::IAM::Role').flatMap(([id, { Properties }]) =>
    (Properties.Policies ?? []).flatMap((policy: { PolicyDocument: { Statement: Statement[] } }) =>
      stated(id, policy.PolicyDocument),
    ),
  ),
]
const actionsOf = ({ Action = [] }: Statement): string[] => [Action].flat()
const onlyActions = (statement: Statement, service: string) =>
  actionsOf(statement).every(action => action.startsWith(`${service}:`))
const allOf = (service: string) =>
  statements.filter(one => actionsOf(one).some(action => action.startsWith(`${service}:`)))
const resourcesIn = ({ Resource }: Statement): string[] => [Resource].flat().map(one => JSON.stringify(one))
const lines = (found: readonly Walked[]): string[] =>
  found.map(one => `${one.of.split('/')[1]}: ${actionsOf(one)} on ${resourcesIn(one)}`)

/** Reviewed: resources with a wildcard, their actions, and why they cannot be narrower. */
const reviewed = [
  [
    /\/stream\/\*"/,
    /^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/,
    'ListStreams knows no single stream of the one table',
  ],
  [
    /failuresbucket.*"\/\*"|failuresbucket.*\/aws\/lambda\/\*"/,
    /^s3:(PutObject|GetObject|DeleteObject)$/,
    'Lambda names parked records by mapping and time',
  ],
  [/\/(incoming|inspected|kept|events|erased)\/\*"/, /^s3:/, 'objects below one prefix, named by random ids'],
  [
    /papersbucket.*\/(agreements|invoices|self-bills)\/\*"/,
    /^s3:(Get|Put)Object/,
    'papers below one prefix, by kind',
  ],
  [/payFilesbucket.*\/made\/\*"/, /^s3:(Get|Put)Object/, 'pay files, named by what is in them'],
  [/sitebucket.*\/\*\.html"/, /^s3:PutObject$/, 'the pages of the site, and none of its scripts'],
  [/AmazonGuardDutyMalwareProtectionS3\*"/, /^events:/, 'GuardDuty names the rule that it makes for itself'],
] as const

test('there are many statements to check', () => {
  expect(statements.length).toBeGreaterThan(120)
  expect(statements.filter(({ Effect }) => Effect !== 'Allow')).toEqual([])
})

test('no statement names two services, a pattern of actions, or everything except some', () => {
  const services = (one: Statement) => new Set(actionsOf(one).map(action => action.split(':')[0]))
  expect(lines(statements.filter(one => services(one).size !== 1))).toEqual([])
  expect(lines(statements.filter(one => actionsOf(one).some(action => action.includes('*'))))).toEqual([])
  expect(statements.filter(one => 'NotAction' in one || 'NotResource' in one)).toEqual([])
})

const wild = statements.flatMap(one =>
  resourcesIn(one)
    .filter(resource => resource.includes('*'))
    .flatMap(resource => actionsOf(one).map(action => ({ of: one.of, resource, action }))),
)
const covers =
  ([where, what]: (typeof reviewed)[number]) =>
  ({ resource, action }: (typeof wild)[number]) =>
    where.test(resource) && what.test(action)

test('no resource has a wildcard beyond the reviewed ones', () => {
  expect(wild.filter(one => !reviewed.some(entry => covers(entry)(one)))).toEqual([])
  expect(reviewed.filter(entry => !wild.some(covers(entry)))).toEqual([])
})

test('every statement names its resource by reference', () => {
  const unnamed = statements.filter(one =>
    resourcesIn(one).some(resource => !/Ref|GetAtt|GetStackOutput|arn:/.test(resource)),
  )
  expect(lines(unnamed)).toEqual([])
})

describe('the table', () => {
  const items = allOf('dynamodb').filter(one => !resourcesIn(one).join().includes('/stream/*'))

  test('is accessed with leading keys only, and never without any', () => {
    expect(items.length).toBeGreaterThan(40)
    for (const one of items) {
      const { 'ForAllValues:StringLike': like, Null: present, ...more } = one.Condition ?? {}
      expect(present, one.of).toEqual({ 'dynamodb:LeadingKeys': 'false' })
      expect(more, one.of).toEqual({})
      const keys = like?.['dynamodb:LeadingKeys'] as string[]
      expect(keys.length, one.of).toBeGreaterThan(0)
      // An entity by its name, or everything below that name; never a wildcard that could be any.
      for (const key of keys) expect(key, one.of).toMatch(/^[A-Z]+(#[a-z_]+)*(#ISSUE)?(#\*)*$/)
    }
  })

  test('is never scanned or modified itself', () => {
    const allowed = new Set(items.flatMap(actionsOf).map(action => action.replace('dynamodb:', '')))
    const known = [
      'GetItem',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'ConditionCheckItem',
      'Query',
      'BatchGetItem',
    ]
    expect([...allowed].filter(action => !known.includes(action))).toEqual([])
  })
})

test('keys are used through a storage service or with an encryption context, never without', () => {
  const onKeys = allOf('kms')
  expect(onKeys.length).toBeGreaterThan(0)
  const ofServices = onKeys.filter(({ Condition }) => Condition?.StringEquals?.['kms:ViaService'])
  for (const one of ofServices) {
    expect(resourcesIn(one).join(), one.of).toMatch(/datakey/)
    expect(JSON.stringify(one.Condition), one.of).not.toContain('*')
  }
  for (const { Condition, of: whose } of onKeys.filter(one => !ofServices.includes(one))) {
    expect(Condition?.Null, whose).toEqual({ 'kms:EncryptionContextKeys': 'false' })
    expect(Condition?.['ForAllValues:StringEquals']?.['kms:EncryptionContextKeys'], whose).not.toEqual([])
  }
})

test('objects are accessed below a prefix; a whole bucket is only listed', () => {
  for (const one of allOf('s3')) {
    const whole = resourcesIn(one).filter(resource => !/\/[\w*-]/.test(resource))
    if (whole.length === 0) continue
    const listing = ['s3:ListBucket', 's3:GetBucketNotification', 's3:PutBucketNotification']
    expect(
      actionsOf(one).filter(action => !listing.includes(action)),
      one.of,
    ).toEqual([])
  }
})

test('mail is sent from the sender only', () => {
  for (const { Condition, of: whose } of allOf('ses')) {
    expect(Condition, whose).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@example.se' } })
  }
})

test('nobody passes or creates a role, or manages accounts', () => {
  expect(lines([...allOf('iam'), ...allOf('sts'), ...allOf('organizations')])).toEqual([])
})

test('each named service is one with a grant', () => {
  const services = new Set(statements.flatMap(actionsOf).map(action => action.split(':')[0]))
  expect([...services].sort()).toEqual(
    [
      'cloudfront',
      'cognito-idp',
      'dynamodb',
      'events',
      'kms',
      'lambda',
      'logs',
      's3',
      'secretsmanager',
      'ses',
      'sqs',
    ].sort(),
  )
  for (const service of services)
    for (const one of allOf(service ?? '')) expect(onlyActions(one, service ?? '')).toBe(true)
})

test('a role is assumed by Lambda or GuardDuty, and by nobody else', () => {
  const trusted = of('AWS::IAM::Role').flatMap(([, { Properties }]) =>
    Properties.AssumeRolePolicyDocument.Statement.map((one: Statement) => JSON.stringify(one.Principal)),
  )
  expect([...new Set(trusted)].sort()).toEqual([
    '{"Service":"lambda.amazonaws.com"}',
    '{"Service":"malware-protection-plan.guardduty.amazonaws.com"}',
  ])
})

describe('a resource policy', () => {
  const policies = [
    ...of('AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy').flatMap(
      ([id, { Properties }]) => stated(id, Properties.PolicyDocument),
    ),
    ...of('AWS::KMS::Key').flatMap(([id, { Properties }]) => stated(id, Properties.KeyPolicy)),
  ]
  const allowing = policies.filter(({ Effect }) => Effect === 'Allow')

  test('allows nothing to the public', () => {
    const toAll = allowing.filter(({ Principal }) => /"\*"/.test(JSON.stringify(Principal)))
    expect(lines(toAll)).toEqual([])
  })

  test('allows a service access for this account or resource only', () => {
    const toServices = allowing.filter(({ Principal }) => JSON.stringify(Principal).includes('Service'))
    expect(toServices.length).toBeGreaterThan(2)
    for (const one of toServices)
      expect(JSON.stringify(one.Condition), one.of).toMatch(/source(arn|account)/i)
  })
})
