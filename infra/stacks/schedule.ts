import { Stack } from 'aws-cdk-lib'
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { alarmPeriod, ImpactAlarm } from '../constructs/impact-alarm.ts'
import { ProductFunction, type Surroundings } from '../constructs/product-function.ts'
import { functions } from '../system/functions.ts'
import { everyMinute } from '../system/schedule.ts'

/** What is done at a set time: functions that EventBridge calls once a minute. */
export class ScheduleStack extends Stack {
  constructor(scope: Construct, surroundings: Surroundings) {
    const { stage, region } = surroundings.deployment
    super(scope, `${stage}-schedule`, { env: { region } })
    for (const name of everyMinute) {
      const called = new ProductFunction(this, name, surroundings)
      new Rule(this, `${name}-minute`, {
        schedule: Schedule.expression('rate(1 minute)'),
        // The next minute does what this one has missed.
        targets: [new LambdaFunction(called, { retryAttempts: 0 })],
      })
      // A rule that is disabled, or may not call, makes no error anywhere.
      const stopped = new MathExpression({
        expression: 'IF(FILL(calls, 0) < 1, 1, 0)',
        label: 'Not called',
        period: alarmPeriod,
        usingMetrics: { calls: called.metricInvocations({ statistic: 'Sum', period: alarmPeriod }) },
      })
      new ImpactAlarm(called, 'stopped', {
        metric: stopped,
        threshold: 1,
        periods: 3,
        errorImpact: `The schedule has stopped. ${functions[name].errorImpact}`,
        runbook: 'schedule-stopped',
        operators: surroundings.operators,
      })
    }
  }
}
