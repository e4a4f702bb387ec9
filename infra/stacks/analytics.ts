import { Duration, Stack } from 'aws-cdk-lib'
import { CfnNamedQuery, CfnWorkGroup } from 'aws-cdk-lib/aws-athena'
import { CfnDatabase, CfnTable } from 'aws-cdk-lib/aws-glue'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { forAthena, tableColumns } from '../analytics/athena.ts'
import { queries } from '../analytics/queries.ts'
import type { Surroundings } from '../constructs/product-function.ts'
import { addQueueConsumer } from '../constructs/queue-consumer.ts'
import { buckets } from '../system/buckets.ts'
import { queueConsumers } from '../system/consumers.ts'
import type { DataStack } from './data.ts'

/** Events that wait longer than this are late. */
const lateAfter = Duration.hours(1)
const tableName = 'events'
/** The limit of bytes for one query, about a year at a million page views a month: a mistake costs cents. */
const maxBytesRead = 20 * 1024 ** 3

/** Analytics of visitors who agreed to it: from the queue into files by day, and Athena's queries over them. */
export class AnalyticsStack extends Stack {
  constructor(scope: Construct, surroundings: Surroundings, data: DataStack) {
    const { stage, region } = surroundings.deployment
    super(scope, `${stage}-analytics`, { env: { region } })
    const { queues } = data
    addQueueConsumer(this, queueConsumers.events, surroundings, { queues, lateAfter })
    const databaseName = `${stage}_analytics`
    const database = new CfnDatabase(this, 'database', {
      catalogId: this.account,
      databaseInput: { name: databaseName },
    })
    this.addTable(databaseName, data.analytics).addResourceDependency(database)
    this.addQueries(databaseName, this.addWorkGroup(stage, data.analytics))
  }

  /** Partition projection computes the days, so that nobody has to add them. */
  private addTable(databaseName: string, bucket: Bucket): CfnTable {
    const folder = `s3://${bucket.bucketName}/events/`
    return new CfnTable(this, 'table', {
      catalogId: this.account,
      databaseName,
      tableInput: {
        name: tableName,
        tableType: 'EXTERNAL_TABLE',
        partitionKeys: [{ name: 'dt', type: 'string' }],
        parameters: {
          'projection.enabled': 'true',
          'projection.dt.type': 'date',
          'projection.dt.format': 'yyyy-MM-dd',
          'projection.dt.range': `NOW-${buckets.analytics.expiring['events/']}DAYS,NOW`,
          'storage.location.template': `${folder}dt=\${dt}/`,
        },
        storageDescriptor: {
          location: folder,
          columns: Object.entries(tableColumns).map(([name, type]) => ({ name, type })),
          inputFormat: 'org.apache.hadoop.mapred.TextInputFormat',
          outputFormat: 'org.apache.hadoop.hive.ql.io.HiveIgnoreKeyTextOutputFormat',
          compressed: true,
          serdeInfo: { serializationLibrary: 'org.openx.data.jsonserde.JsonSerDe' },
        },
      },
    })
  }

  private addWorkGroup(stage: string, bucket: Bucket): CfnWorkGroup {
    return new CfnWorkGroup(this, 'work-group', {
      name: `${stage}-analytics`,
      description: 'What visitors let us count',
      recursiveDeleteOption: true,
      workGroupConfiguration: {
        enforceWorkGroupConfiguration: true,
        publishCloudWatchMetricsEnabled: true,
        bytesScannedCutoffPerQuery: maxBytesRead,
        resultConfiguration: {
          outputLocation: `s3://${bucket.bucketName}/results/`,
          encryptionConfiguration: { encryptionOption: 'SSE_S3' },
        },
      },
    })
  }

  private addQueries(databaseName: string, workGroup: CfnWorkGroup): void {
    for (const [name, { title, description, sql }] of Object.entries(queries)) {
      new CfnNamedQuery(this, `${name}-query`, {
        name: title,
        description,
        database: databaseName,
        workGroup: workGroup.name,
        queryString: forAthena(sql, `"${databaseName}"."${tableName}"`),
      }).addResourceDependency(workGroup)
    }
  }
}
