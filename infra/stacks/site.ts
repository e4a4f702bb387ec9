import { Stack } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { rendererFolder } from '#web/site-manifest.ts'
import type { BuiltSite } from '../constructs/site-distribution.ts'
import { type Deployment, removalOf } from '../deployment/deployment.ts'
import { openapiDocument, openapiPath } from '../openapi/document.ts'
import type { ApiStack } from './api.ts'
import type { IdentityStack } from './identity.ts'
import type { WebStack } from './web.ts'

type Neighbours = { web: WebStack; identity: IdentityStack; api: ApiStack; site: BuiltSite }

/** The pages, deployed after the functions, so that no page calls a route that does not exist yet. */
export class SiteStack extends Stack {
  constructor(scope: Construct, deployment: Deployment, { web, identity, api, site }: Neighbours) {
    super(scope, `${deployment.stage}-site`, { env: { region: deployment.region } })
    this.addStackDependency(api, 'A page may call what the functions of the same commit have just learned')
    new BucketDeployment(this, 'site-deployment', {
      sources: [
        Source.asset(site.folder, { exclude: ['site.json', rendererFolder, `${rendererFolder}/**`] }),
        Source.jsonData('config.json', this.configuration(deployment, identity)),
        Source.jsonData(openapiPath.slice(1), openapiDocument()),
      ],
      destinationBucket: web.bucket,
      // Pages that are open during a deployment still request the files of their build.
      prune: false,
      distribution: web.distribution,
      distributionPaths: ['/*'],
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'site-deployment-log', {
        retention: RetentionDays.TWO_WEEKS,
        removalPolicy: removalOf(deployment),
      }),
    })
  }

  /** The content of /config.json. */
  private configuration({ stage }: Deployment, { pools }: IdentityStack) {
    const client = (name: 'business' | 'partner') => ({
      userPoolId: pools[name].userPoolId,
      userPoolClientId: pools[name].browser.userPoolClientId,
    })
    return { region: this.region, stage, business: client('business'), partner: client('partner') }
  }
}
