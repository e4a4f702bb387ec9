import { Duration, Stack } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { InvocationType, Trigger } from 'aws-cdk-lib/triggers'
import type { Construct } from 'constructs'
import { rendererFolder } from '#web/site-manifest.ts'
import type { ProductFunction, Surroundings } from '../constructs/product-function.ts'
import { addQueueConsumer } from '../constructs/queue-consumer.ts'
import type { BuiltSite } from '../constructs/site-distribution.ts'
import { type Deployment, removalOf } from '../deployment/deployment.ts'
import { openapiDocument, openapiPath } from '../openapi/document.ts'
import { queueConsumers } from '../system/consumers.ts'
import type { PoolName } from '../system/pools.ts'
import type { ApiStack } from './api.ts'
import type { DataStack } from './data.ts'
import type { IdentityStack } from './identity.ts'
import type { WebStack } from './web.ts'

type Neighbours = { web: WebStack; identity: IdentityStack; api: ApiStack; site: BuiltSite; data: DataStack }

/** Content that waits longer than this to be rendered is late. */
const lateAfter = Duration.minutes(15)

/** The pages, deployed after the functions, so that no page calls a route that does not exist yet. */
export class SiteStack extends Stack {
  constructor(scope: Construct, surroundings: Surroundings, { web, identity, api, site, data }: Neighbours) {
    const { deployment } = surroundings
    super(scope, `${deployment.stage}-site`, { env: { region: deployment.region } })
    this.addStackDependency(api, 'A page may call what the functions of the same commit have just learned')
    const deployed = new BucketDeployment(this, 'site-deployment', {
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
    const { queues } = data
    const pages = addQueueConsumer(this, queueConsumers.renderings, surroundings, { queues, lateAfter })
    // A page that is rendered again refers to the scripts of its build.
    pages.node.addDependency(deployed)
    this.renderAgain(pages)
  }

  /** A deployment brings pages with the content of the sources; those that state something else are rendered again. */
  private renderAgain(pages: ProductFunction): void {
    new Trigger(this, 'render-again', { handler: pages, invocationType: InvocationType.EVENT })
  }

  /** The content of /config.json. */
  private configuration({ stage, fourEyes }: Deployment, { pools }: IdentityStack) {
    const client = (name: PoolName) => ({
      userPoolId: pools[name].userPoolId,
      userPoolClientId: pools[name].browser.userPoolClientId,
    })
    return {
      region: this.region,
      stage,
      business: client('business'),
      partner: client('partner'),
      operator: client('operator'),
      fourEyes,
    }
  }
}
