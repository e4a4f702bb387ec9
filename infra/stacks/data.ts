import { Stack } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { OperatorsTopic } from '../constructs/operators-topic.ts'
import { PrivateBucket } from '../constructs/private-bucket.ts'
import { ProductQueue } from '../constructs/product-queue.ts'
import { UploadBucket } from '../constructs/upload-bucket.ts'
import { type Deployment, removalOf, removalOfProtected } from '../deployment/deployment.ts'
import type { UploadBucketName } from '../system/buckets.ts'
import { type SecretName, secrets } from '../system/function.ts'
import type { QueueName } from '../system/queues.ts'
import { table } from '../system/table-schema.ts'

const stringKey = (name: string) => ({ name, type: AttributeType.STRING })

/** All data: the table, the secrets, people's files, and the records that no consumer could handle. */
export class DataStack extends Stack {
  readonly table: Table
  readonly secrets: Record<SecretName, Secret>
  readonly failures: Bucket
  readonly analytics: Bucket
  readonly erasures: Bucket
  readonly payFiles: Bucket
  readonly papers: Bucket
  readonly queues: Record<QueueName, ProductQueue>
  readonly files: Record<UploadBucketName, Bucket>
  /** Encrypts bank details; without it they are lost. */
  readonly bankKey: Key
  /** Encrypts the table and the files: read access to the account is not enough without the right to use the key. */
  readonly dataKey: Key
  readonly operators: Topic

  constructor(scope: Construct, deployment: Deployment) {
    super(scope, `${deployment.stage}-data`, { env: { region: deployment.region } })
    this.dataKey = new Key(this, 'data-key', {
      description: 'What people entrust to us: the table and their files',
      enableKeyRotation: true,
      removalPolicy: removalOf(deployment),
    })
    this.table = this.makeTable(deployment)
    this.secrets = Object.fromEntries(
      secrets.map(name => [name, this.makeSecret(name, deployment)]),
    ) as typeof this.secrets
    const underKey = { encryptionKey: this.dataKey }
    this.failures = new PrivateBucket(this, 'failures', deployment, underKey)
    this.analytics = new PrivateBucket(this, 'analytics', deployment)
    this.erasures = new PrivateBucket(this, 'erasures', deployment, underKey)
    this.payFiles = new PrivateBucket(this, 'payFiles', deployment, underKey)
    this.papers = new PrivateBucket(this, 'papers', deployment, underKey)
    this.queues = {
      events: new ProductQueue(this, 'events', deployment),
      renderings: new ProductQueue(this, 'renderings', deployment),
      papers: new ProductQueue(this, 'papers', deployment),
      matching: new ProductQueue(this, 'matching', deployment),
    }
    this.files = {
      projectFiles: new UploadBucket(this, 'projectFiles', deployment, this.dataKey),
      cvs: new UploadBucket(this, 'cvs', deployment, this.dataKey),
    }
    this.bankKey = new Key(this, 'bank-key', {
      description: 'Bank details of partners',
      enableKeyRotation: true,
      removalPolicy: removalOf(deployment),
    })
    this.operators = new OperatorsTopic(this, deployment)
  }

  private makeTable(deployment: Deployment): Table {
    const { table: adopted } = deployment
    // A restored table is a new resource: it is adopted before the old one leaves the stack (docs/restore.md).
    const made = new Table(this, adopted ? `table-${adopted}` : 'table', {
      ...(adopted && { tableName: adopted }),
      partitionKey: stringKey(table.partitionKey),
      sortKey: stringKey(table.sortKey),
      timeToLiveAttribute: table.ttlAttribute,
      stream: StreamViewType[table.stream],
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.dataKey,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: deployment.stage === 'prod',
      removalPolicy: removalOfProtected(deployment),
    })
    made.addGlobalSecondaryIndex({
      indexName: table.index.name,
      partitionKey: stringKey(table.index.partitionKey),
      sortKey: stringKey(table.index.sortKey),
      projectionType: ProjectionType.ALL,
    })
    return made
  }

  private makeSecret(name: SecretName, deployment: Deployment): Secret {
    return new Secret(this, `${name}-secret`, {
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalOf(deployment),
    })
  }
}
