import { expect, test } from 'vitest'
import type { Grant } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import {
  fromStack,
  functionNames,
  isCdkFunction,
  ownFunctions,
  prodContext,
  resourcesOf,
  synthesize,
} from './synthesized.ts'

type Statement = {
  Effect: string
  Action: string | string[]
  Resource: unknown
  Condition?: Record<string, Record<string, unknown>>
}

const templates = synthesize(prodContext)
const made = ownFunctions(templates)
/** What CDK leaves out of a role’s own policy, as it would be too long, is in a managed one that names the role. */
const policies = (['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'] as const)
  .flatMap(type => resourcesOf(templates, type))
  .flatMap(([id, { Properties }]) => (Properties.Roles ? [{ id, ...Properties }] : []))

const actionsOf = ({ Action }: Statement): string[] => [Action].flat().sort()

const statementsOf = (name: (typeof functionNames)[number]): Statement[] => {
  const role = made.get(name)?.Properties.Role['Fn::GetAtt'][0]
  return policies
    .filter(({ Roles }) => Roles.some(({ Ref }: { Ref: string }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
}

const withAction = (name: (typeof functionNames)[number], action: string) =>
  statementsOf(name).filter(statement => actionsOf(statement).some(one => one.startsWith(action)))

test.each(functionNames)('%s may access the items that it declares, and no others', name => {
  const grants: readonly Grant[] = functions[name].grants
  const declared = grants
    .filter(grant => grant.on === 'table')
    .map(({ allow, leadingKeys }) => [allow.map(action => `dynamodb:${action}`).sort(), [...leadingKeys]])
  const items = withAction(name, 'dynamodb:').filter(
    statement => !actionsOf(statement).includes('dynamodb:GetRecords'),
  )
  expect(
    items.map(one => [actionsOf(one), one.Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']]),
  ).toEqual(declared)
  for (const { Condition } of items) expect(Condition?.Null).toEqual({ 'dynamodb:LeadingKeys': 'false' })
})

const onTable = (Action: string, ...keys: string[]) =>
  expect.objectContaining({
    Action,
    Condition: expect.objectContaining({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } }),
  })

test('newsletter reads and writes its own items, and the two secrets that forms need', () => {
  expect(statementsOf('newsletter')).toEqual([
    {
      Effect: 'Allow',
      Action: ['dynamodb:DeleteItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      Resource: fromStack('prod-data', /FnGetAtttable.*Arn/),
      Condition: {
        'ForAllValues:StringLike': {
          'dynamodb:LeadingKeys': ['SUBSCRIBER#*', 'ONCE#*', 'LIMIT#*', 'PROOF#*', 'PERSON#*'],
        },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    },
    onTable('dynamodb:GetItem', 'ISSUE#*'),
    onTable('dynamodb:Query', 'ISSUES#*'),
    onTable('dynamodb:UpdateItem', 'NOTICE#ISSUE#*', 'MAILING#*'),
    {
      Effect: 'Allow',
      Action: 'secretsmanager:GetSecretValue',
      Resource: [fromStack('prod-data', /originsecret/), fromStack('prod-data', /signingsecret/)],
    },
    expect.objectContaining({ Action: expect.arrayContaining(['kms:Decrypt']) }),
    expect.objectContaining({ Action: ['logs:CreateLogStream', 'logs:PutLogEvents'] }),
  ])
})

test('mail can be sent from the one sender only', () => {
  const senders = functionNames.filter(name => withAction(name, 'ses:').length > 0)
  expect(senders).toEqual(['notices', 'outbox', 'codes', 'mailings'])
  for (const name of senders) {
    expect(withAction(name, 'ses:')).toEqual([
      expect.objectContaining({
        Action: 'ses:SendRawEmail',
        Condition: { StringEquals: { 'ses:FromAddress': 'no-reply@example.se' } },
      }),
    ])
    expect(JSON.stringify(withAction(name, 'ses:')[0]?.Resource)).toContain(':identity/example.se')
  }
})

test('in dev, too, mail can be sent from the one sender only, to recipients that the account has verified', () => {
  const dev = synthesize({ stage: 'dev', sender: 'post@example.org' })
  const sending = resourcesOf(dev, 'AWS::IAM::Policy')
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement as Statement[])
    .filter(({ Action }) => Action === 'ses:SendRawEmail')
  expect(sending).toHaveLength(4)
  for (const { Resource, Condition } of sending) {
    expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'post@example.org' } })
    const [set, identity] = (Resource as unknown[]).map(one => JSON.stringify(one))
    expect(identity).toContain(':identity/*"')
    expect(set).toContain(':configuration-set/')
  }
})

test('without a sender nobody may send', () => {
  const dev = synthesize({ stage: 'dev' })
  expect(JSON.stringify(dev.notifications.toJSON())).not.toContain('ses:')
})

test('two triggers may change a pool, each its own and by one action, one function may delete from two, and one lets operators in', () => {
  const changing = functionNames.filter(name => withAction(name, 'cognito-idp:').length > 0)
  expect(changing).toEqual(['businessPostAuthentication', 'partnerPostConfirmation', 'privacy', 'members'])
  expect(withAction('privacy', 'cognito-idp:')).toEqual([
    expect.objectContaining({ Action: ['cognito-idp:AdminDeleteUser', 'cognito-idp:AdminGetUser'] }),
  ])
  const [members] = withAction('members', 'cognito-idp:')
  expect(JSON.stringify(members?.Resource)).toContain('operatorpool')
  expect(withAction('businessPostAuthentication', 'cognito-idp:')).toEqual([
    {
      Effect: 'Allow',
      Action: 'cognito-idp:AdminUpdateUserAttributes',
      Resource: { 'Fn::GetAtt': [expect.stringContaining('businesspool'), 'Arn'] },
    },
  ])
  expect(withAction('partnerPostConfirmation', 'cognito-idp:')).toEqual([
    {
      Effect: 'Allow',
      Action: 'cognito-idp:AdminUserGlobalSignOut',
      Resource: { 'Fn::GetAtt': [expect.stringContaining('partnerpool'), 'Arn'] },
    },
  ])
})

test('consumers read the stream and park what they cannot handle', () => {
  const actions = statementsOf('codes').flatMap(actionsOf)
  expect(actions).toEqual(
    expect.arrayContaining([
      'dynamodb:GetRecords',
      'dynamodb:GetShardIterator',
      's3:PutObject',
      's3:ListBucket',
    ]),
  )
})

test('no function has an action or a resource with a wildcard beyond the reviewed ones', () => {
  const own = policies
    .filter(({ id }) => !isCdkFunction(id))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
  expect(own.length).toBeGreaterThan(functionNames.length)
  const actions = own.flatMap(actionsOf).filter(action => action.includes('*'))
  const resources = own.filter(({ Resource }: Statement) => {
    const named = JSON.stringify(Resource)
    return (
      named.includes('*') &&
      !/\/(incoming|inspected|kept|erased|agreements|invoices|self-bills|made)\/\*"|AmazonGuardDutyMalwareProtectionS3\*"/.test(
        named,
      )
    )
  })
  expect(actions).toEqual([])
  // Streams of the one table (ListStreams takes no single one) and the objects of the failures' bucket; files.test.ts
  // checks those below a prefix, and GuardDuty creates its own rule.
  expect(new Set(resources.map((one: Statement) => actionsOf(one).join()))).toEqual(
    new Set([
      'dynamodb:DescribeStream,dynamodb:GetRecords,dynamodb:GetShardIterator,dynamodb:ListStreams',
      's3:PutObject',
      's3:DeleteObject,s3:GetObject',
      's3:DeleteObject,s3:GetObject,s3:PutObject',
    ]),
  )
})

test('no role of the product has a managed policy', () => {
  const managed = resourcesOf(templates, 'AWS::IAM::Role').filter(
    ([id, { Properties }]) => !isCdkFunction(id) && Properties.ManagedPolicyArns,
  )
  expect(managed).toEqual([])
})
