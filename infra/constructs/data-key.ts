import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'

/** The services that encrypt personal data under the key. */
export type KeepingService = 'dynamodb' | 's3'

/** The KMS actions that these services need for reading and writing, the same as in CDK's grants for a table. */
const actions = ['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo']

/**
 * Allows a role to use the key through these services only, never directly; other statements limit what it may read.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html
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
