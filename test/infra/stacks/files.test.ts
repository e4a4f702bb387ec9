import { describe, expect, test } from 'vitest'
import { buckets, type UploadBucketName, uploadBuckets } from '#infra/system/buckets.ts'
import type { BucketGrant, Grant } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import { functionNames, ownFunctions, prodContext, resourcesOf, synthesize } from './synthesized.ts'

const prod = synthesize(prodContext)
const dev = synthesize({ stage: 'dev' })

const bucketOf = (templates: typeof prod, name: UploadBucketName) =>
  resourcesOf(templates, 'AWS::S3::Bucket').find(([id]) => id.includes(`/${name}bucket`))?.[1].Properties

const logicalId = (name: UploadBucketName) =>
  resourcesOf(prod, 'AWS::S3::Bucket')
    .map(([id]) => id.split('/')[1] ?? '')
    .find(id => id.startsWith(`${name}bucket`)) ?? ''

describe.each(uploadBuckets)('%s', name => {
  test('accepts posts from the pages of the site, and from nowhere else', () => {
    const rules = (templates: typeof prod) => bucketOf(templates, name).CorsConfiguration.CorsRules
    const rule = { AllowedMethods: ['POST'], MaxAge: 3600 }
    expect(rules(prod)).toEqual([{ ...rule, AllowedOrigins: ['https://example.se'] }])
    expect(rules(dev)).toEqual([{ ...rule, AllowedOrigins: ['https://*.cloudfront.net'] }])
  })

  test('removes unused and expired files, versions included, and keeps the rest', () => {
    const rules = bucketOf(prod, name).LifecycleConfiguration.Rules
    for (const [prefix, days] of Object.entries(buckets[name].expiring)) {
      expect(rules).toContainEqual({
        Prefix: prefix,
        ExpirationInDays: days,
        NoncurrentVersionExpiration: { NoncurrentDays: days },
        Status: 'Enabled',
      })
    }
    const expiring = rules.filter((rule: object) => 'ExpirationInDays' in rule)
    expect(expiring.map((rule: { Prefix?: string }) => rule.Prefix)).toEqual(
      Object.keys(buckets[name].expiring),
    )
  })

  test('is scanned for malware for kept files, not for the uploads that anybody may post', () => {
    const plans = resourcesOf(prod, 'AWS::GuardDuty::MalwareProtectionPlan').map(([, one]) => one.Properties)
    expect(plans).toHaveLength(uploadBuckets.length)
    const plan = plans.find(
      ({ ProtectedResource }) => ProtectedResource.S3Bucket.BucketName.Ref === logicalId(name),
    )
    expect(plan.Actions).toEqual({ Tagging: { Status: 'ENABLED' } })
    expect(plan.ProtectedResource.S3Bucket.ObjectPrefixes).toEqual(['kept/'])
  })

  test('denies everybody a file with a threat tag', () => {
    const policy = resourcesOf(prod, 'AWS::S3::BucketPolicy').find(
      ([, { Properties }]) => Properties.Bucket.Ref === logicalId(name),
    )
    expect(policy?.[1].Properties.PolicyDocument.Statement).toContainEqual({
      Effect: 'Deny',
      Principal: '*',
      Action: ['s3:GetObject', 's3:GetObjectVersion'],
      Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': [logicalId(name), 'Arn'] }, '/*']] },
      Condition: { StringEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'THREATS_FOUND' } },
    })
  })

  test('is an address that pages may connect to', () => {
    const [headers] = resourcesOf(prod, 'AWS::CloudFront::ResponseHeadersPolicy').map(
      ([, one]) => one.Properties,
    )
    const csp = headers.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy
    expect(JSON.stringify(csp)).toMatch(
      new RegExp(`connect-src 'self' .*${logicalId(name)}RegionalDomainName.*worker-src`),
    )
  })
})

const made = ownFunctions(prod)
type Statement = { Effect: string; Action: string | string[]; Resource: unknown }

const onBuckets = (name: (typeof functionNames)[number]): [string[], string][] => {
  const role = made.get(name)?.Properties.Role['Fn::GetAtt'][0]
  return (['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'] as const)
    .flatMap(type => resourcesOf(prod, type))
    .filter(([, { Properties }]) => JSON.stringify(Properties.Roles ?? []).includes(role))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement as Statement[])
    .map(({ Action, Resource }) => [[Action].flat().sort(), JSON.stringify(Resource)] as [string[], string])
    .filter(([, resource]) =>
      /(projectFiles|cvs|analytics|failures|erasures|payFiles|papers|site)bucket/.test(resource),
    )
}
const grantsOf = (name: (typeof functionNames)[number]) =>
  (functions[name].grants as readonly Grant[]).filter((grant): grant is BucketGrant => grant.on === 'bucket')
const withFiles = functionNames.filter(name => grantsOf(name).length > 0)

/**
 * Each action on each prefix separately: CDK merges statements that differ in only one of the two, or in their bucket.
 */
const allowedOn = (statements: readonly [string[], string][]): string[] =>
  statements.flatMap(([actions, resource]) => {
    const named = resource.matchAll(
      /(projectFiles|cvs|analytics|failures|erasures|payFiles|papers|site)bucket[^/]*"\/([^"*]*\*[^"]*)"/g,
    )
    return [...named].flatMap(([, bucket, objects]) =>
      actions.map(action => `${action} ${bucket} ${objects}`),
    )
  })

test.each(withFiles)('%s may access the objects that it declares, and no others', name => {
  const objects = onBuckets(name).filter(([actions]) => !actions.includes('s3:ListBucket'))
  const declared = grantsOf(name).flatMap(({ allow, bucket, prefixes, suffix = '' }) =>
    prefixes.flatMap(prefix =>
      allow
        .filter(action => action !== 'ListBucket')
        .map(action => `s3:${action} ${bucket} ${prefix}*${suffix}`),
    ),
  )
  expect(allowedOn(objects).sort()).toEqual(declared.sort())
})

test.each(withFiles)('%s gets 404, not 403, for a missing file', name => {
  const reads = grantsOf(name).some(({ allow }) => allow.includes('GetObject'))
  const lists = onBuckets(name).filter(([actions]) => actions.includes('s3:ListBucket'))
  expect(lists.map(([actions]) => actions)).toEqual(reads ? [['s3:ListBucket']] : [])
})

test('a function that signs uploads may write to incoming, which the local engine cannot see', () => {
  const incoming = withFiles.filter(name =>
    grantsOf(name).some(
      ({ allow, prefixes }) => allow.includes('PutObject') && prefixes.includes('incoming/'),
    ),
  )
  expect(incoming).toEqual(['businessUploads', 'partnerUploads', 'partnerCvUploads'])
})

test('only functions that accept a file may write to kept files', () => {
  const keeping = withFiles.filter(name =>
    grantsOf(name).some(({ allow, prefixes }) => allow.includes('PutObject') && prefixes.includes('kept/')),
  )
  expect(keeping).not.toContain('businessUploads')
  expect(keeping).not.toContain('partnerCvUploads')
})
