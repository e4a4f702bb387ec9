import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'

/** The services that keep what people entrust to us under the key. */
export type KeepingService = 'dynamodb' | 's3'

/** What they do under a key for the one who reads and writes, as CDK's own grants have it for a table. */
const actions = ['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo']

/**
 * Lets a role have these services use the key for it, and never use it itself: what it may read of them, their own
 * statements say. https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html
 */
export const throughServices = (
  scope: Construct,
  key: IKey,
  ...services: readonly [KeepingService, ...KeepingService[]]
): PolicyStatement => {
  const { region, urlSuffix } = Stack.of(scope)
  return new PolicyStatement({
    actions: actions.map(action => `kms:${action}`),
    resources: [key.keyArn],
    conditions: {
      StringEquals: { 'kms:ViaService': services.map(service => `${service}.${region}.${urlSuffix}`) },
    },
  })
}
