import { Duration } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { logRetentionOf, removalOf } from '../deployment/deployment.ts'
import type { EnvironmentValue, SystemFunction } from '../system/function.ts'
import { type FunctionName, functions } from '../system/functions.ts'
import { countLines, errorsWithoutRefusals, failedCalls, failedRequests } from './counted-lines.ts'
import { type Granted, statementsOf } from './grants.ts'
import { alarmPeriod, ImpactAlarm } from './impact-alarm.ts'

/** The resources that functions use; each stack adds the values that it knows. */
export type Surroundings = Granted & {
  /** The folders of the functions' bundles. */
  bundles: Record<FunctionName, string>
  operators: ITopic
  values: Partial<Record<EnvironmentValue, string>>
}

const environmentOf = (name: FunctionName, values: Surroundings['values']): Record<string, string> =>
  Object.fromEntries(
    Object.entries<EnvironmentValue>(functions[name].environment).map(([variable, meaning]) => {
      const value = values[meaning]
      if (value === undefined)
        throw new Error(`${name} needs the ${meaning}, which its stack does not provide.`)
      return [variable, value]
    }),
  )

const ownRole = (scope: Construct, name: FunctionName, surroundings: Surroundings, logs: LogGroup): Role => {
  const role = new Role(scope, `${name}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  for (const statement of statementsOf(scope, functions[name].grants, surroundings))
    role.addToPolicy(statement)
  logs.grantWrite(role)
  return role
}

/** A function of `infra/system/functions.ts` with its own role, log and alarms. */
export class ProductFunction extends LambdaFunction {
  constructor(scope: Construct, name: FunctionName, surroundings: Surroundings) {
    const { deployment, bundles, values, operators } = surroundings
    const { memoryMegabytes, timeoutSeconds, errorImpact, entry, serves, refuses }: SystemFunction =
      functions[name]
    const logGroup = new LogGroup(scope, `${name}-log`, {
      retention: logRetentionOf(deployment),
      removalPolicy: removalOf(deployment),
    })
    super(scope, name, {
      description: entry,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(bundles[name]),
      memorySize: memoryMegabytes,
      timeout: Duration.seconds(timeoutSeconds),
      environment: environmentOf(name, values),
      role: ownRole(scope, name, surroundings, logGroup),
      logGroup,
      loggingFormat: LoggingFormat.JSON,
    })
    const counted = { from: name, logGroup, stage: deployment.stage }
    countLines(this, counted)
    const alarm = { threshold: 1, errorImpact, operators, runbook: 'function-errors' } as const
    const errors = this.metricErrors({ period: alarmPeriod })
    if (refuses) {
      new ImpactAlarm(this, 'errors', {
        ...alarm,
        metric: errorsWithoutRefusals(this, counted, errors),
        periods: 2,
      })
      new ImpactAlarm(this, 'failures', { ...alarm, metric: failedCalls(this, counted) })
    } else new ImpactAlarm(this, 'errors', { ...alarm, metric: errors })
    if (serves) new ImpactAlarm(this, 'failures', { ...alarm, metric: failedRequests(this, counted) })
  }
}
