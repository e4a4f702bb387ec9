import { Stack } from 'aws-cdk-lib'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { type ITable, Operation } from 'aws-cdk-lib/aws-dynamodb'
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { ownNamespace } from '../constructs/counted-lines.ts'
import { alarmPeriod, ImpactAlarm } from '../constructs/impact-alarm.ts'
import { ProductDashboard } from '../constructs/product-dashboard.ts'
import type { Surroundings } from '../constructs/product-function.ts'
import { functions } from '../system/functions.ts'
import type { MetricName } from '../system/metrics.ts'
import type { ApiStack } from './api.ts'
import type { IdentityStack } from './identity.ts'
import type { WebStack } from './web.ts'

type Neighbours = { web: WebStack; identity: IdentityStack; api: ApiStack }

/** Throttled calls per period up to which the SDK's retries hide them from visitors. */
const hiddenThrottles = 10

const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
]

/**
 * The table has a metric of an operation only if it was throttled, and CloudWatch's sum with missing data is missing.
 * Without FILL, which CDK's own sum lacks, the alarm would go off only if all operations were throttled at once.
 */
const throttledCalls = ({ tableName }: ITable): MathExpression =>
  new MathExpression({
    expression: operations.map((_, place) => `FILL(m${place}, 0)`).join(' + '),
    label: 'Throttled calls',
    period: alarmPeriod,
    usingMetrics: Object.fromEntries(
      operations.map((operation, place) => [
        `m${place}`,
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName: 'ThrottledRequests',
          dimensionsMap: { TableName: tableName, Operation: operation },
          statistic: 'Sum',
          period: alarmPeriod,
        }),
      ]),
    ),
  })

const poolOf = ({ pools }: IdentityStack, name: 'business' | 'partner') => ({
  userPoolId: pools[name].userPoolId,
  clientId: pools[name].browser.userPoolClientId,
})

/** The dashboard, and the alarms that belong to no single part. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, surroundings: Surroundings, { web, identity, api }: Neighbours) {
    const { deployment, table } = surroundings
    const { stage, region } = deployment
    super(scope, `${stage}-observability`, { env: { region } })
    new ProductDashboard(this, 'dashboard', {
      stage,
      table,
      apiId: web.api.ref,
      accessLog: api.accessLog,
      distributionId: web.distribution.distributionId,
      pools: { Businesses: poolOf(identity, 'business'), Partners: poolOf(identity, 'partner') },
    })
    this.addAlarms(surroundings)
  }

  private addAlarms({ deployment, table, operators }: Surroundings): void {
    new ImpactAlarm(this, 'functions-throttled', {
      metric: LambdaFunction.metricAllThrottles({ period: alarmPeriod }),
      threshold: 1,
      errorImpact:
        'Requests are turned away, because all functions of the account together are at their limit.',
      runbook: 'functions-throttled',
      operators,
    })
    new ImpactAlarm(this, 'newsletter-stands-still', {
      metric: new Metric({
        namespace: ownNamespace(deployment.stage),
        metricName: 'mailingsStandingStill' satisfies MetricName,
        statistic: 'Sum',
        period: alarmPeriod,
      }),
      threshold: 1,
      errorImpact: `No progress for a quarter of an hour. ${functions.mailings.errorImpact}`,
      runbook: 'newsletter-stands-still',
      operators,
    })
    new ImpactAlarm(this, 'transitions-late', {
      metric: new Metric({
        namespace: ownNamespace(deployment.stage),
        metricName: 'transitionsLate' satisfies MetricName,
        statistic: 'Sum',
        period: alarmPeriod,
      }),
      threshold: 1,
      errorImpact: `Something has been due for more than five minutes. ${functions.processes.errorImpact}`,
      runbook: 'transitions-late',
      operators,
    })
    new ImpactAlarm(this, 'table-throttled', {
      metric: throttledCalls(table),
      threshold: hiddenThrottles,
      errorImpact: 'Forms, sign-ins and signed-in areas are slow or fail: the table turns calls away.',
      runbook: 'table-throttled',
      operators,
    })
  }
}
