import { Stack } from 'aws-cdk-lib'
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { type CommandFunction, commandFunctions, deployedName } from '#shared/operator/command-functions.ts'
import { ProductFunction, type Surroundings } from '../constructs/product-function.ts'
import type { Grant } from '../system/function.ts'
import { functions } from '../system/functions.ts'
import type { IdentityStack } from './identity.ts'

/** The functions for operators' commands: they have no route, and IAM decides who may invoke them. */
export class OperatorStack extends Stack {
  constructor(scope: Construct, surroundings: Surroundings, { pools }: IdentityStack) {
    const { stage, region } = surroundings.deployment
    super(scope, `${stage}-operator`, { env: { region } })
    const functionArns = commandFunctions.map(name => {
      const made = new ProductFunction(this, name, surroundings)
      // The command line invokes them by name; other functions have no fixed name.
      const resource = made.node.defaultChild as CfnFunction
      resource.functionName = deployedName(stage, name)
      this.grantOnPools(name, made, pools)
      return made.functionArn
    })
    // It has no effect until it is attached. Not in its description, because a policy's description cannot be changed.
    new ManagedPolicy(this, 'operators', {
      managedPolicyName: `${stage}-operators`,
      statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: functionArns })],
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
