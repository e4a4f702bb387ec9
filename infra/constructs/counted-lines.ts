import { type IMetric, MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Stage } from '../deployment/deployment.ts'
import type { FunctionName } from '../system/functions.ts'
import { type BusinessMetric, metrics } from '../system/metrics.ts'
import { alarmPeriod } from './impact-alarm.ts'

/** The function whose log lines are counted. */
type Counted = { from: FunctionName; logGroup: ILogGroup; stage: Stage }

/** The namespace of a stage's own metrics. */
export const ownNamespace = (stage: Stage): string => `product-${stage}`

/** Matches log lines in the functions' format: JSON with a message and fields. */
const patternOf = (message: string, where: BusinessMetric['where'] = {}) =>
  FilterPattern.all(
    ...Object.entries({ message, ...where }).map(([field, value]) =>
      FilterPattern.stringValue(`$.${field}`, '=', value),
    ),
  )

/** Counts the business metrics in a function's log; the functions themselves do not know about metrics. */
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

/** A metric of a function's faults, from its log. Each function has its own, so that none hides behind another. */
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

/** Requests that ended with 500 or 503: the function caught the error, so Lambda does not count it. */
export const failedRequests = (scope: Construct, counted: Counted): Metric =>
  countFaults(scope, counted, 'failed-requests', 'failedRequests', patternOf('request_failed'))

/** Lambda's own log lines for a call that ended without our code: https://docs.aws.amazon.com/lambda/latest/dg/telemetry-schema-reference.html */
const endedWithout = (status: 'timeout' | 'failure') =>
  FilterPattern.all(
    FilterPattern.stringValue('$.type', '=', 'platform.report'),
    FilterPattern.stringValue('$.record.status', '=', status),
  )

/** Calls that a trigger failed, not refused. Counted directly: a difference of metrics would alarm at the end of a period. */
export const failedCalls = (scope: Construct, counted: Counted): Metric =>
  countFaults(
    scope,
    counted,
    'failed-calls',
    'failedCalls',
    FilterPattern.any(patternOf('trigger_failed'), endedWithout('timeout'), endedWithout('failure')),
  )

/**
 * Errors of a function without its refusals, which Lambda counts as errors. An error and its log line may fall into
 * different periods, so only two periods in a row above zero mean a fault.
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
