import { type IMetric, MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Stage } from '../stacks/deployment.ts'
import type { FunctionName } from '../system/functions.ts'
import { type BusinessMetric, metrics } from '../system/metrics.ts'
import { alarmPeriod } from './impact-alarm.ts'

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
export const countLines = (scope: Construct, from: FunctionName, logGroup: ILogGroup, stage: Stage): void => {
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

/** Requests that a function answered with 500 or 503: it caught the fault, so that Lambda counts no error. */
export const failedRequests = (
  scope: Construct,
  from: FunctionName,
  logGroup: ILogGroup,
  stage: Stage,
): Metric =>
  new MetricFilter(scope, 'failed-requests', {
    logGroup,
    filterPattern: patternOf('request_failed'),
    metricNamespace: ownNamespace(stage),
    metricName: `failedRequests-${from}`,
  }).metric({ statistic: 'Sum', period: alarmPeriod })

/** Errors of a function apart from its refusals, which Lambda counts among them. */
export const faults = (
  scope: Construct,
  from: FunctionName,
  errors: IMetric,
  logGroup: ILogGroup,
  stage: Stage,
): IMetric => {
  const refusals = new MetricFilter(scope, 'refusals', {
    logGroup,
    filterPattern: patternOf('trigger_refused'),
    metricNamespace: ownNamespace(stage),
    metricName: `refusals-${from}`,
  }).metric({ statistic: 'Sum', period: alarmPeriod })
  return new MathExpression({
    expression: 'FILL(errors, 0) - FILL(refusals, 0)',
    label: 'Faults',
    period: alarmPeriod,
    usingMetrics: { errors, refusals },
  })
}
