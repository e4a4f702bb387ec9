import { Stack } from 'aws-cdk-lib'
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { ProductFunction, type Surroundings } from '../constructs/product-function.ts'
import { type CommandFunction, commandFunctions, deployedName } from '../system/command-functions.ts'
import type { Grant } from '../system/function.ts'
import { functions } from '../system/functions.ts'
import type { IdentityStack } from './identity.ts'

/** What operators ask of the product: no route leads here, and IAM decides who may invoke it. */
export class OperatorStack extends Stack {
  constructor(scope: Construct, surroundings: Surroundings, { pools }: IdentityStack) {
    const { stage, region } = surroundings.deployment
    super(scope, `${stage}-operator`, { env: { region } })
    const asked = commandFunctions.map(name => {
      const made = new ProductFunction(this, name, surroundings)
      // The command line asks for them by their names; no other function has a name of its own.
      const resource = made.node.defaultChild as CfnFunction
      resource.functionName = deployedName(stage, name)
      this.grantOnPools(name, made, pools)
      return made.functionArn
    })
    // Nobody has it until it is attached. It says so here: nobody can change a policy's own description.
    new ManagedPolicy(this, 'operators', {
      managedPolicyName: `${stage}-operators`,
      statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: asked })],
    })
  }

  private grantOnPools(
    name: CommandFunction,
    { role }: ProductFunction,
    pools: IdentityStack['pools'],
  ): void {
    const grants: readonly Grant[] = functions[name].grants
    for (const grant of grants) {
      if (grant.on !== 'pool') continue
      role?.addToPrincipalPolicy(
        new PolicyStatement({
          actions: grant.allow.map(action => `cognito-idp:${action}`),
          resources: [pools[grant.pool].userPoolArn],
        }),
      )
    }
  }
}
