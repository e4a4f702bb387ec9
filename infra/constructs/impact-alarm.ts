import { Duration } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

/** Pages of docs/runbooks: what to do when an alarm of the kind rings. */
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
  | 'table-throttled'
  | 'site-errors'

type ImpactAlarmProps = {
  metric: IMetric
  /** It rings at this value of the metric and above. */
  threshold: number
  /** What broke and who is hurt: the first thing that the operator reads. */
  errorImpact: string
  runbook: Runbook
  operators: ITopic
  /** How many periods in a row it takes; one unless told. */
  periods?: number
}

/** The period of the metrics that alarms look at. */
export const alarmPeriod = Duration.minutes(5)

/** An alarm that tells the operators who is hurt, and when it is over; silence counts as health. */
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
