import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type CommandFunction, deployedName } from '#shared/operator/command-functions.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { buckets, type GrantedBucketName } from '../system/buckets.ts'
import type { BucketGrant, Grant, KeyGrant, SecretName, TableGrant } from '../system/function.ts'
import type { QueueName } from '../system/queues.ts'
import { type KeepingService, throughServices } from './data-key.ts'

/** The resources that grants refer to. */
export type Granted = {
  deployment: Deployment
  table: ITable
  secrets: Record<SecretName, ISecret>
  files: Record<GrantedBucketName, IBucket>
  distribution: IDistribution
  queues: Record<QueueName, IQueue>
  bankKey: IKey
  dataKey: IKey
  /** The SES configuration set that every mail is sent with. */
  configurationSetName: string
}

/**
 * ForAllValues is true for a request without keys (a Scan); Null: false refuses those.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
 */
const onTable = ({ allow, leadingKeys, index }: TableGrant, { table }: Granted): PolicyStatement =>
  new PolicyStatement({
    actions: allow.map(action => `dynamodb:${action}`),
    resources: [index ? `${table.tableArn}/index/${index}` : table.tableArn],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...leadingKeys] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  })

/** One statement per prefix, so that a policy reads like its declaration. */
const onObjects = (
  { allow, bucket, prefixes, suffix = '' }: BucketGrant,
  { files }: Granted,
): PolicyStatement[] =>
  prefixes.map(
    prefix =>
      new PolicyStatement({
        actions: allow.filter(action => action !== 'ListBucket').map(action => `s3:${action}`),
        resources: [files[bucket].arnForObjects(`${prefix}*${suffix}`)],
      }),
  )

/** Without ListBucket, S3 returns 403 instead of 404 for a missing object. */
const listForMissing = ({ allow, bucket }: BucketGrant, { files }: Granted): PolicyStatement[] =>
  allow.includes('GetObject') || allow.includes('ListBucket')
    ? [new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files[bucket].bucketArn] })]
    : []

/**
 * ForAllValues is true for a request without a context; Null: false refuses those.
 * https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html#conditions-kms-encryption-context-keys
 */
const underKey = ({ allow, contextKeys }: KeyGrant, { bankKey }: Granted): PolicyStatement =>
  new PolicyStatement({
    actions: allow.map(action => `kms:${action}`),
    resources: [bankKey.keyArn],
    conditions: {
      'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': [...contextKeys] },
      Null: { 'kms:EncryptionContextKeys': 'false' },
    },
  })

/**
 * In SES's sandbox every recipient is a verified identity, and SES also requires the right to use it. Prod is not in the
 * sandbox. In both stages the condition limits the sender's address.
 */
const identitiesOf = ({ stage, domain, sender }: Deployment): string =>
  stage === 'dev' ? '*' : (domain?.name ?? sender)

const sendMail = (scope: Construct, { deployment, configurationSetName }: Granted): PolicyStatement => {
  const ses = (resource: string, resourceName: string) =>
    Stack.of(scope).formatArn({ service: 'ses', resource, resourceName })
  return new PolicyStatement({
    actions: ['ses:SendRawEmail'],
    resources: [ses('identity', identitiesOf(deployment)), ses('configuration-set', configurationSetName)],
    conditions: { StringEquals: { 'ses:FromAddress': deployment.sender } },
  })
}

const usesOf = (grants: readonly Grant[]): KeepingService[] => {
  const services = grants.flatMap((grant): KeepingService[] => {
    if (grant.on === 'table') return ['dynamodb']
    return grant.on === 'bucket' && buckets[grant.bucket].personal ? ['s3'] : []
  })
  return [...new Set(services)]
}

const underDataKey = (
  scope: Construct,
  grants: readonly Grant[],
  { dataKey }: Granted,
): PolicyStatement[] => {
  const [first, ...more] = usesOf(grants)
  return first ? [throughServices(scope, dataKey, first, ...more)] : []
}

/** The statements of a function's role, except for grants on a pool, which the identity stack adds. */
export const statementsOf = (
  scope: Construct,
  grants: readonly Grant[],
  granted: Granted,
): PolicyStatement[] => [
  ...grants.flatMap(grant => {
    if (grant.on === 'table') return [onTable(grant, granted)]
    if (grant.on === 'bucket') return [...onObjects(grant, granted), ...listForMissing(grant, granted)]
    if (grant.on === 'key') return [underKey(grant, granted)]
    if (grant.on === 'queue') {
      return [
        new PolicyStatement({
          actions: grant.allow.map(action => `sqs:${action}`),
          resources: [granted.queues[grant.queue].queueArn],
        }),
      ]
    }
    if (grant.on === 'secret') {
      return [
        new PolicyStatement({
          actions: ['secretsmanager:GetSecretValue'],
          resources: [granted.secrets[grant.secret].secretArn],
        }),
      ]
    }
    if (grant.on === 'functions') {
      const arnOf = (name: CommandFunction) =>
        Stack.of(scope).formatArn({
          service: 'lambda',
          resource: 'function',
          resourceName: deployedName(granted.deployment.stage, name),
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        })
      return [
        new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: grant.functions.map(arnOf) }),
      ]
    }
    if (grant.on === 'distribution') {
      return [
        new PolicyStatement({
          actions: grant.allow.map(action => `cloudfront:${action}`),
          resources: [granted.distribution.distributionArn],
        }),
      ]
    }
    return grant.on === 'mail' && granted.deployment.sender ? [sendMail(scope, granted)] : []
  }),
  ...underDataKey(scope, grants, granted),
]
