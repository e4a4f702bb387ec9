import { Duration } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

/** Pages of docs/runbooks: what to do when such an alarm goes off. */
type Runbook =
  | 'function-errors'
  | 'functions-throttled'
  | 'api-server-errors'
  | 'api-slow'
  | 'records-late'
  | 'records-parked'
  | 'records-lost'
  | 'records-unread'
  | 'messages-late'
  | 'messages-parked'
  | 'mail-reputation'
  | 'newsletter-stands-still'
  | 'table-throttled'
  | 'schedule-stopped'
  | 'transitions-late'
  | 'site-errors'

type ImpactAlarmProps = {
  metric: IMetric
  /** The alarm goes off if the metric reaches this value. */
  threshold: number
  /** What failed and who is affected: the first thing that the operator reads. */
  errorImpact: string
  runbook: Runbook
  operators: ITopic
  /** The number of periods in a row; 1 by default. */
  periods?: number
}

/** The period of the alarms' metrics. */
export const alarmPeriod = Duration.minutes(5)

/** An alarm that tells the operators who is affected, and when it is over; missing data does not breach it. */
export class ImpactAlarm extends Alarm {
  constructor(
    scope: Construct,
    id: string,
    { metric, threshold, errorImpact, runbook, operators, periods = 1 }: ImpactAlarmProps,
  ) {
    super(scope, id, {
      metric,
      threshold,
      alarmDescription: `${errorImpact} What to do: docs/runbooks/${runbook}.md`,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    this.addAlarmAction(new SnsAction(operators))
    this.addOkAction(new SnsAction(operators))
  }
}
