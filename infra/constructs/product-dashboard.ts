import { Duration } from 'aws-cdk-lib'
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  LogQueryWidget,
  Metric,
  type MetricOptions,
  SearchExpression,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Stage } from '../deployment/deployment.ts'
import { type BusinessMetric, metrics } from '../system/metrics.ts'
import { ownNamespace } from './counted-lines.ts'
import { edgeMetric } from './edge-names.ts'

/** The resources that the graphs show. */
export type Watched = {
  stage: Stage
  apiId: string
  accessLog: ILogGroup
  distributionId: string
  table: ITable
  /** The pools by their name in the graph. */
  pools: Readonly<Record<string, { userPoolId: string; clientId: string }>>
}

const period = Duration.minutes(5)
const heading = (text: string): IWidget => new TextWidget({ markdown: `## ${text}`, width: 24, height: 1 })
const graph = (title: string, left: IMetric[], width = 8): IWidget =>
  new GraphWidget({ title, left, width, leftYAxis: { min: 0 } })

const summed = (namespace: string, metricName: string, options: MetricOptions): Metric =>
  new Metric({ namespace, metricName, statistic: 'Sum', period, ...options })

/** A search expression, so that the dashboard needs no exports of the functions' stacks. */
const ofFunctions = (stage: Stage, metricName: string, statistic: string): SearchExpression =>
  new SearchExpression({
    expression: `SEARCH('{AWS/Lambda,FunctionName} FunctionName:${stage} MetricName="${metricName}"', '${statistic}', 300)`,
    label: '',
  })

const business = ({ stage, pools }: Watched): IWidget[][] => {
  const graphs = Map.groupBy(Object.entries<BusinessMetric>(metrics), ([, metric]) => metric.graph)
  const counted = [...graphs].map(([title, shown]) =>
    graph(
      title,
      shown.map(([name, { title: label }]) =>
        summed(ownNamespace(stage), name, { label, period: Duration.hours(1) }),
      ),
      12,
    ),
  )
  const signIns = Object.entries(pools).map(([label, { userPoolId, clientId }]) =>
    summed('AWS/Cognito', 'SignInSuccesses', {
      label,
      period: Duration.hours(1),
      dimensionsMap: { UserPool: userPoolId, UserPoolClient: clientId },
    }),
  )
  return [[heading('Business')], counted, [graph('Sign-ins', signIns, 24)]]
}

const api = ({ apiId, accessLog }: Watched): IWidget[][] => {
  const dimensionsMap = { ApiId: apiId }
  const latency = (statistic: string) =>
    summed('AWS/ApiGateway', 'Latency', { dimensionsMap, statistic, label: statistic })
  const counts = ['Count', '4xx', '5xx'].map(name => summed('AWS/ApiGateway', name, { dimensionsMap }))
  const byRoute = new LogQueryWidget({
    title: 'Milliseconds by route',
    logGroupNames: [accessLog.logGroupName],
    width: 24,
    height: 8,
    queryLines: [
      'stats count(*) as requests, pct(milliseconds, 50) as p50, pct(milliseconds, 99) as p99 by route',
      'sort p99 desc',
    ],
  })
  return [
    [heading('API')],
    [graph('Requests', counts, 12), graph('Milliseconds', [latency('p50'), latency('p99')], 12)],
    [byRoute],
  ]
}

const behind = ({ stage, table }: Watched): IWidget[][] => [
  [heading('Functions, table and outbox')],
  [
    graph('Errors by function', [ofFunctions(stage, 'Errors', 'Sum')]),
    graph('Throttles by function', [ofFunctions(stage, 'Throttles', 'Sum')]),
    graph('Slowest milliseconds by function', [ofFunctions(stage, 'Duration', 'p99')]),
  ],
  [
    graph('Outbox: milliseconds behind', [ofFunctions(stage, 'IteratorAge', 'Maximum')]),
    graph('Table: units', [
      table.metricConsumedReadCapacityUnits({ period }),
      table.metricConsumedWriteCapacityUnits({ period }),
    ]),
    graph('Mail: share that bounced or complained', [
      summed('AWS/SES', 'Reputation.BounceRate', { statistic: 'Maximum' }),
      summed('AWS/SES', 'Reputation.ComplaintRate', { statistic: 'Maximum' }),
    ]),
  ],
]

/** CloudFront and its firewall have their metrics in us-east-1 only. */
const edge = ({ stage, distributionId }: Watched): IWidget[][] => {
  const atEdge = (name: string, statistic: string) =>
    summed('AWS/CloudFront', name, {
      statistic,
      region: 'us-east-1',
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    })
  const blocked = summed('AWS/WAFV2', 'BlockedRequests', {
    region: 'us-east-1',
    dimensionsMap: { WebACL: edgeMetric({ stage }), Rule: 'ALL' },
  })
  return [
    [heading('Edge')],
    [
      graph('Requests', [atEdge('Requests', 'Sum')]),
      graph('Per cent that failed', [atEdge('4xxErrorRate', 'Average'), atEdge('5xxErrorRate', 'Average')]),
      graph('Blocked by the firewall', [blocked]),
    ],
  ]
}

/** The dashboard: business metrics first, then technical ones. */
export class ProductDashboard extends Dashboard {
  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id, {
      dashboardName: `${watched.stage}-product`,
      defaultInterval: Duration.days(1),
      widgets: [...business(watched), ...api(watched), ...behind(watched), ...edge(watched)],
    })
  }
}
