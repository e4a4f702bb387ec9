import { Stack } from 'aws-cdk-lib'
import { CfnAuthorizer, CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { alarmPeriod, ImpactAlarm } from '../constructs/impact-alarm.ts'
import type { Surroundings } from '../constructs/product-function.ts'
import { logRetentionOf, removalOf } from '../deployment/deployment.ts'
import type { SystemFunction } from '../system/function.ts'
import { type FunctionName, functions } from '../system/functions.ts'
import type { PoolName } from '../system/pools.ts'
import { type Throttle, throttleOf, wholeApi } from '../system/throttles.ts'
import type { CallerFunctionsStack } from './caller-functions.ts'
import type { IdentityStack } from './identity.ts'
import type { WebStack } from './web.ts'

/** Milliseconds; the HTTP API's own limit is 30 s, and every function times out earlier. */
const integrationTimeout = 29_000
/** For the slowest hundredth of requests; a cold start that reads a secret is faster. */
const slowMilliseconds = 4_000

/** One line per request, without addresses, query strings or a person's input. */
const accessLogFormat = JSON.stringify({
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  authorizerError: '$context.authorizer.error',
  integrationError: '$context.integrationErrorMessage',
})

type Neighbours = { web: WebStack; identity: IdentityStack; served: readonly CallerFunctionsStack[] }

/** The HTTP API: the routes of every `endpoint()`, each with its pool's authorizer, to the functions of other stacks. */
export class ApiStack extends Stack {
  readonly accessLog: LogGroup
  private readonly apiId: string

  constructor(
    scope: Construct,
    { deployment, operators }: Surroundings,
    { web, identity, served }: Neighbours,
  ) {
    super(scope, `${deployment.stage}-api`, { env: { region: deployment.region } })
    this.apiId = web.api.ref
    const authorizers = {
      business: this.authorizerOf('business', identity),
      partner: this.authorizerOf('partner', identity),
      operator: this.authorizerOf('operator', identity),
    }
    const arns = served.flatMap(one => Object.entries(one.arns))
    const routes = arns.flatMap(([name, arn]) => {
      const { serves = [] }: SystemFunction = functions[name as FunctionName]
      return this.addRoutes(serves, this.integrate(name, arn), authorizers)
    })
    this.accessLog = new LogGroup(this, 'access-log', {
      retention: logRetentionOf(deployment),
      removalPolicy: removalOf(deployment),
    })
    this.addAlarms(operators)
    this.makeStage(routes)
  }

  private authorizerOf(name: PoolName, { pools }: IdentityStack): CfnAuthorizer {
    const { userPoolProviderUrl, browser } = pools[name]
    return new CfnAuthorizer(this, `${name}-authorizer`, {
      apiId: this.apiId,
      name,
      authorizerType: 'JWT',
      identitySource: ['$request.header.Authorization'],
      jwtConfiguration: {
        issuer: userPoolProviderUrl,
        audience: [browser.userPoolClientId],
      },
    })
  }

  /** Creates the integration of a function, and returns the target of its routes. */
  private integrate(name: string, functionArn: string): string {
    const { ref } = new CfnIntegration(this, `${name}-integration`, {
      apiId: this.apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: functionArn,
      payloadFormatVersion: '2.0',
      timeoutInMillis: integrationTimeout,
    })
    return `integrations/${ref}`
  }

  private addRoutes(
    serves: readonly Endpoint[],
    target: string,
    authorizers: Record<PoolName, CfnAuthorizer>,
  ): [CfnRoute, Throttle][] {
    return serves.map(endpoint => {
      const { method, path, access } = endpoint
      const route = new CfnRoute(this, `${method} ${path.slice(1).replaceAll('/', ' ')}`, {
        apiId: this.apiId,
        routeKey: `${method} ${path}`,
        target,
        ...(access === 'public'
          ? { authorizationType: 'NONE' }
          : { authorizationType: 'JWT', authorizerId: authorizers[access].ref }),
      })
      return [route, throttleOf(endpoint)]
    })
  }

  private addAlarms(operators: ITopic): void {
    const metric = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/ApiGateway',
        metricName,
        dimensionsMap: { ApiId: this.apiId },
        statistic,
        period: alarmPeriod,
      })
    new ImpactAlarm(this, 'server-errors', {
      metric: metric('5xx', 'Sum'),
      threshold: 5,
      errorImpact: 'Forms and signed-in areas fail for visitors; the alarms of single functions say which.',
      runbook: 'api-server-errors',
      operators,
    })
    new ImpactAlarm(this, 'slow', {
      metric: metric('Latency', 'p99'),
      threshold: slowMilliseconds,
      periods: 3,
      errorImpact: 'One request in a hundred takes long: visitors wait for forms and signed-in areas.',
      runbook: 'api-slow',
      operators,
    })
  }

  private makeStage(routes: readonly [CfnRoute, Throttle][]): void {
    const settings = routes.map(([{ routeKey }, { rate, burst }]) => [
      routeKey,
      { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
    ])
    const stage = new CfnStage(this, 'stage', {
      apiId: this.apiId,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: { destinationArn: this.accessLog.logGroupArn, format: accessLogFormat },
      defaultRouteSettings: { throttlingRateLimit: wholeApi.rate, throttlingBurstLimit: wholeApi.burst },
      routeSettings: Object.fromEntries(settings),
    })
    // A stage accepts settings only for routes that exist.
    for (const [route] of routes) stage.addResourceDependency(route)
  }
}
