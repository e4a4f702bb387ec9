import { type IMetric, MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Stage } from '../deployment/deployment.ts'
import type { FunctionName } from '../system/functions.ts'
import { type BusinessMetric, metrics } from '../system/metrics.ts'
import { alarmPeriod } from './impact-alarm.ts'

/** Whose lines are counted, and where. */
type Counted = { from: FunctionName; logGroup: ILogGroup; stage: Stage }

/** Where a stage's own metrics stand. */
export const ownNamespace = (stage: Stage): string => `product-${stage}`

/** Log lines as the functions write them: JSON with a message, and ids as fields. */
const patternOf = (message: string, where: BusinessMetric['where'] = {}) =>
  FilterPattern.all(
    ...Object.entries({ message, ...where }).map(([field, value]) =>
      FilterPattern.stringValue(`$.${field}`, '=', value),
    ),
  )

/** Counts what a function's log tells of the business; the functions themselves know nothing of it. */
export const countLines = (scope: Construct, { from, logGroup, stage }: Counted): void => {
  for (const [metricName, metric] of Object.entries<BusinessMetric>(metrics)) {
    if (!metric.from.includes(from)) continue
    new MetricFilter(scope, `count-${metricName}`, {
      logGroup,
      filterPattern: patternOf(metric.message, metric.where),
      metricNamespace: ownNamespace(stage),
      metricName,
    })
  }
}

/** A metric of a function's faults as its log tells them; one of its own, so that no other stands for it. */
const countFaults = (
  scope: Construct,
  { from, logGroup, stage }: Counted,
  id: string,
  metricName: string,
  filterPattern: IFilterPattern,
): Metric =>
  new MetricFilter(scope, id, {
    logGroup,
    filterPattern,
    metricNamespace: ownNamespace(stage),
    metricName: `${metricName}-${from}`,
  }).metric({ statistic: 'Sum', period: alarmPeriod })

/** Requests that a function answered with 500 or 503: it caught the fault, so that Lambda counts no error. */
export const failedRequests = (scope: Construct, counted: Counted): Metric =>
  countFaults(scope, counted, 'failed-requests', 'failedRequests', patternOf('request_failed'))

/** Lambda's own lines about a call that ended without our code: https://docs.aws.amazon.com/lambda/latest/dg/telemetry-schema-reference.html */
const endedWithout = (status: 'timeout' | 'failure') =>
  FilterPattern.all(
    FilterPattern.stringValue('$.type', '=', 'platform.report'),
    FilterPattern.stringValue('$.record.status', '=', status),
  )

/** Calls that a trigger neither answered nor refused. Counted as such: a difference would ring at a period's border. */
export const failedCalls = (scope: Construct, counted: Counted): Metric =>
  countFaults(
    scope,
    counted,
    'failed-calls',
    'failedCalls',
    FilterPattern.any(patternOf('trigger_failed'), endedWithout('timeout'), endedWithout('failure')),
  )

/**
 * Errors of a function apart from its refusals, which Lambda counts among them. An error and its line may fall into two
 * periods: one above zero says nothing, two in a row do.
 */
export const errorsWithoutRefusals = (scope: Construct, counted: Counted, errors: IMetric): IMetric =>
  new MathExpression({
    expression: 'FILL(errors, 0) - FILL(refusals, 0)',
    label: 'Faults',
    period: alarmPeriod,
    usingMetrics: {
      errors,
      refusals: countFaults(scope, counted, 'refusals', 'refusals', patternOf('trigger_refused')),
    },
  })
