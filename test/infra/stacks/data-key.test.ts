import { describe, expect, test } from 'vitest'
import { type BucketName, buckets } from '#infra/system/buckets.ts'
import { consumers } from '#infra/system/consumers.ts'
import type { Grant } from '#infra/system/function.ts'
import { type FunctionName, functions } from '#infra/system/functions.ts'
import { functionNames, ownFunctions, prodContext, resourcesOf, synthesize } from './synthesized.ts'

type Statement = { Action: string[]; Resource: unknown; Condition?: Record<string, Record<string, unknown>> }

const templates = synthesize(prodContext)
const isDataKey = (value: unknown) => /datakey/.test(JSON.stringify(value))
const made = ownFunctions(templates)
/** What CDK leaves out of a role’s own policy, as it would be too long, is in a managed one that names the role. */
const policies = (['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'] as const)
  .flatMap(type => resourcesOf(templates, type))
  .flatMap(([, { Properties }]) => (Properties.Roles ? [Properties] : []))

test('the table and stored files are under one key, which rotates every year and is retained with its stack', () => {
  const keys = resourcesOf(templates, 'AWS::KMS::Key').filter(([id]) => isDataKey(id))
  expect(keys.map(([, key]) => key)).toEqual([
    expect.objectContaining({
      Properties: expect.objectContaining({ EnableKeyRotation: true }),
      UpdateReplacePolicy: 'Retain',
    }),
  ])
  const [[, table] = []] = resourcesOf(templates, 'AWS::DynamoDB::Table')
  expect(table?.Properties.SSESpecification).toMatchObject({ SSEEnabled: true, SSEType: 'KMS' })
  expect(isDataKey(table?.Properties.SSESpecification.KMSMasterKeyId)).toBe(true)
})

test.each(resourcesOf(templates, 'AWS::S3::Bucket'))('%s is encrypted as it is declared', (id, bucket) => {
  const name = /\/(\w+?)bucket/.exec(id)?.[1] as BucketName
  const [rule] = bucket.Properties.BucketEncryption.ServerSideEncryptionConfiguration
  const { SSEAlgorithm, KMSMasterKeyID } = rule.ServerSideEncryptionByDefault
  expect([SSEAlgorithm, isDataKey(KMSMasterKeyID ?? ''), rule.BucketKeyEnabled ?? false]).toEqual(
    buckets[name].personal ? ['aws:kms', true, true] : ['AES256', false, false],
  )
})

const statementsOf = (name: FunctionName): Statement[] => {
  const role = made.get(name)?.Properties.Role['Fn::GetAtt'][0]
  return policies
    .filter(({ Roles }) => Roles.some(({ Ref }: { Ref: string }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Resource }: Statement) => isDataKey(Resource))
}

/** Returns what a function stores under the key: the table, its buckets, and its parked records. */
const servicesOf = (name: FunctionName): string[] => {
  const grants: readonly Grant[] = functions[name].grants
  const files = grants.some(grant => grant.on === 'bucket' && buckets[grant.bucket].personal)
  const parks = consumers.some(({ consumer }) => consumer === name)
  const table = grants.some(({ on }) => on === 'table')
  return [...(table ? ['dynamodb'] : []), ...(files || parks ? ['s3'] : [])]
}

const through = (statement: Statement): string[] => {
  expect(Object.keys(statement.Condition ?? {})).toEqual(['StringEquals'])
  const named = [statement.Condition?.StringEquals?.['kms:ViaService']].flat()
  return named.map(service => /(dynamodb|s3)\.eu-north-1\./.exec(JSON.stringify(service))?.[1] ?? 'any')
}

describe.each(functionNames)('%s', name => {
  test('has the key used by the services that it reads and writes, and never uses it itself', () => {
    expect(statementsOf(name).flatMap(through).toSorted()).toEqual(servicesOf(name))
  })
})

test('the malware scan has files decrypted by S3', () => {
  const scanning = policies.filter(({ Roles }) => JSON.stringify(Roles).includes('malwareprotectionrole'))
  expect(scanning).toHaveLength(2)
  for (const { PolicyDocument } of scanning) {
    const [onKey] = PolicyDocument.Statement.filter(({ Resource }: Statement) => isDataKey(Resource))
    expect(through(onKey)).toEqual(['s3'])
    expect(onKey.Action).toEqual(expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey']))
  }
})
