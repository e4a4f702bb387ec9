import { CfnOutput, Stack } from 'aws-cdk-lib'
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import { PrivateBucket } from '../constructs/private-bucket.ts'
import { type BuiltSite, SiteDistribution } from '../constructs/site-distribution.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { DataStack } from './data.ts'
import type { EdgeStack } from './edge.ts'

type Neighbours = { edge: EdgeStack; data: DataStack; site: BuiltSite }

/** CloudFront with the site's bucket, and the API without routes for `/api/*`. */
export class WebStack extends Stack {
  /**
   * It keeps AWS's address, even with a domain: a custom name would be in public records and let anybody bypass the
   * firewall. CloudFront sends the secret that the functions require.
   */
  readonly api: CfnApi
  readonly bucket: PrivateBucket
  readonly distribution: SiteDistribution
  readonly siteOrigin: string
  /** Its host. */
  readonly siteHost: string

  constructor(scope: Construct, deployment: Deployment, { edge, data, site }: Neighbours) {
    super(scope, `${deployment.stage}-web`, { env: { region: deployment.region } })
    const { domain, stage } = deployment
    this.api = new CfnApi(this, 'api', { name: `${stage}-api`, protocolType: 'HTTP' })
    this.bucket = new PrivateBucket(this, 'site', deployment)
    const apiHost = `${this.api.ref}.execute-api.${this.region}.${this.urlSuffix}`
    this.distribution = new SiteDistribution(this, 'distribution', {
      edge,
      site,
      deployment,
      bucket: this.bucket,
      originSecret: data.secrets.origin,
      filesOrigins: Object.values(data.files).map(
        ({ bucketRegionalDomainName }) => `https://${bucketRegionalDomainName}`,
      ),
      apiHost,
    })
    this.siteHost = domain?.name ?? this.distribution.domainName
    this.siteOrigin = `https://${this.siteHost}`
    new CfnOutput(this, 'SiteOrigin', { value: this.siteOrigin })
    new CfnOutput(this, 'ApiOrigin', { value: `https://${apiHost}` })
  }
}
