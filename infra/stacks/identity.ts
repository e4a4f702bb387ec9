import { Stack } from 'aws-cdk-lib'
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { AccountPool, type PoolSettings } from '../constructs/account-pool.ts'
import { poolRules } from '../constructs/pool-rules.ts'
import { ProductFunction, type Surroundings } from '../constructs/product-function.ts'
import { WebAcl } from '../constructs/web-acl.ts'
import type { Grant } from '../system/function.ts'
import { type FunctionName, functions } from '../system/functions.ts'
import { type PoolName, pools } from '../system/pools.ts'
import type { DataStack } from './data.ts'
import type { WebStack } from './web.ts'

/** The three user pools with their triggers, behind a firewall with limits per address. */
export class IdentityStack extends Stack {
  readonly pools: Record<PoolName, AccountPool>

  constructor(
    scope: Construct,
    surroundings: Surroundings,
    { web, data }: { web: WebStack; data: DataStack },
  ) {
    const { stage, region } = surroundings.deployment
    super(scope, `${stage}-identity`, { env: { region } })
    const settings = { ...surroundings, relyingParty: web.siteHost }
    this.pools = {
      business: this.makePool('business', settings),
      partner: this.makePool('partner', settings),
      operator: this.makePool('operator', settings),
    }
    const acl = new WebAcl(this, {
      scopeOfUse: 'REGIONAL',
      metricName: `${stage}-pools`,
      rules: poolRules(data.secrets.origin.secretValue.unsafeUnwrap()),
    })
    for (const [name, { userPoolArn }] of Object.entries(this.pools)) {
      new CfnWebACLAssociation(this, `${name}-firewall`, {
        resourceArn: userPoolArn,
        webAclArn: acl.attrArn,
      })
    }
  }

  private makePool(name: PoolName, settings: PoolSettings): AccountPool {
    const pool = new AccountPool(this, name, settings)
    for (const [trigger, functionName] of Object.entries<FunctionName>(pools[name].triggers)) {
      const triggered = new ProductFunction(this, functionName, settings)
      pool.connectTrigger(trigger, triggered)
      this.grantOnPool(functionName, triggered, pool)
    }
    return pool
  }

  /** A separate policy: in the role's default policy, the function and the pool would depend on each other. */
  private grantOnPool(functionName: FunctionName, { role }: ProductFunction, pool: AccountPool): void {
    const grants: readonly Grant[] = functions[functionName].grants
    for (const grant of grants) {
      if (grant.on !== 'pool' || !role) continue
      new Policy(this, `${functionName}-on-${grant.pool}-pool`, {
        roles: [role],
        statements: [
          new PolicyStatement({
            actions: grant.allow.map(action => `cognito-idp:${action}`),
            resources: [pool.userPoolArn],
          }),
        ],
      })
    }
  }
}
