import type { Deployment } from '../deployment/deployment.ts'
import type { EdgeFunctionName } from '../edge/edge-function.ts'

/** The name of a CloudFront Function; the name of its log follows from it. */
export const edgeFunctionName = ({ stage }: Pick<Deployment, 'stage'>, name: EdgeFunctionName): string =>
  `${stage}-${name}`

/** The name of the metric of the firewall in front of the site. */
export const edgeMetric = ({ stage }: Pick<Deployment, 'stage'>): string => `${stage}-edge`
