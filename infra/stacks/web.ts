import { CfnOutput, Stack } from 'aws-cdk-lib'
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { ApiDomain } from '../constructs/api-domain.ts'
import { PrivateBucket } from '../constructs/private-bucket.ts'
import { type BuiltSite, SiteDistribution } from '../constructs/site-distribution.ts'
import { openapiDocument, openapiPath } from '../openapi/document.ts'
import type { DataStack } from './data.ts'
import { type Deployment, removalOf } from './deployment.ts'
import type { EdgeStack } from './edge.ts'
import type { IdentityStack } from './identity.ts'

type Neighbours = { edge: EdgeStack; identity: IdentityStack; data: DataStack; site: BuiltSite }

/** What a browser reaches: the site behind CloudFront, and the bare API that `/api/*` leads to. */
export class WebStack extends Stack {
  readonly api: CfnApi
  readonly apiDomain: ApiDomain | undefined
  readonly siteOrigin: string
  readonly distributionId: string

  constructor(scope: Construct, deployment: Deployment, neighbours: Neighbours) {
    super(scope, `${deployment.stage}-web`, { env: { region: deployment.region } })
    const { domain, stage } = deployment
    this.api = new CfnApi(this, 'api', {
      name: `${stage}-api`,
      protocolType: 'HTTP',
      // Behind a domain of its own the API has no second address; without one CloudFront needs this one.
      disableExecuteApiEndpoint: domain !== undefined,
    })
    this.apiDomain = domain && new ApiDomain(this, 'api-domain', domain)
    const bucket = new PrivateBucket(this, 'site', deployment)
    const apiHost = this.apiDomain?.host ?? `${this.api.ref}.execute-api.${this.region}.${this.urlSuffix}`
    const distribution = new SiteDistribution(this, 'distribution', {
      ...neighbours,
      deployment,
      bucket,
      originSecret: neighbours.data.secrets.origin,
      filesOrigins: Object.values(neighbours.data.files).map(
        ({ bucketRegionalDomainName }) => `https://${bucketRegionalDomainName}`,
      ),
      apiHost,
    })
    this.distributionId = distribution.distributionId
    this.siteOrigin = `https://${domain?.name ?? distribution.domainName}`
    this.deploySite(deployment, neighbours, bucket, distribution)
    new CfnOutput(this, 'SiteOrigin', { value: this.siteOrigin })
    new CfnOutput(this, 'ApiOrigin', { value: `https://${apiHost}` })
  }

  private deploySite(
    deployment: Deployment,
    { site, identity }: Neighbours,
    destinationBucket: PrivateBucket,
    distribution: IDistribution,
  ): void {
    const client = (name: 'business' | 'partner') => ({
      userPoolId: identity.pools[name].userPoolId,
      userPoolClientId: identity.pools[name].browser.userPoolClientId,
    })
    const config = {
      region: this.region,
      stage: deployment.stage,
      business: client('business'),
      partner: client('partner'),
    }
    new BucketDeployment(this, 'site-deployment', {
      sources: [
        Source.asset(site.folder, { exclude: ['site.json'] }),
        Source.jsonData('config.json', config),
        Source.jsonData(openapiPath.slice(1), openapiDocument()),
      ],
      destinationBucket,
      // Pages that are open during a deployment still ask for the files of the build they came with.
      prune: false,
      distribution,
      distributionPaths: ['/*'],
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'site-deployment-log', {
        retention: RetentionDays.TWO_WEEKS,
        removalPolicy: removalOf(deployment),
      }),
    })
  }
}
