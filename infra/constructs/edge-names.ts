import type { Deployment } from '../deployment/deployment.ts'
import type { EdgeFunctionName } from '../edge/edge-function.ts'

/** The name of a CloudFront Function; its log is named after it. */
export const edgeFunctionName = ({ stage }: Pick<Deployment, 'stage'>, name: EdgeFunctionName): string =>
  `${stage}-${name}`

/** The name of the metric of the site's firewall. */
export const edgeMetric = ({ stage }: Pick<Deployment, 'stage'>): string => `${stage}-edge`
