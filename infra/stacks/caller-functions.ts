import { Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Access } from '#shared/contract/endpoint.ts'
import { ProductFunction, type Surroundings } from '../constructs/product-function.ts'
import type { SystemFunction } from '../system/function.ts'
import { type FunctionName, functions } from '../system/functions.ts'
import type { WebStack } from './web.ts'

const isServedTo = (caller: Access, { serves }: SystemFunction): boolean =>
  serves?.some(({ access }) => access === caller) ?? false

/**
 * The functions that one kind of caller reaches through the API. Each kind has a stack of its own, since CloudFormation
 * refuses a stack of more than 500 resources, and a function with its role, log and alarms is about eight.
 */
export class CallerFunctionsStack extends Stack {
  readonly arns: Partial<Record<FunctionName, string>>

  constructor(scope: Construct, caller: Access, surroundings: Surroundings, { api }: WebStack) {
    const { stage, region } = surroundings.deployment
    super(scope, `${stage}-${caller}-functions`, { env: { region } })
    const served = (Object.keys(functions) as FunctionName[]).filter(name =>
      isServedTo(caller, functions[name]),
    )
    this.arns = Object.fromEntries(
      served.map(name => {
        const made = new ProductFunction(this, name, surroundings)
        made.addPermission('from-api', {
          principal: new ServicePrincipal('apigateway.amazonaws.com'),
          sourceArn: this.formatArn({ service: 'execute-api', resource: api.ref, resourceName: '*/*' }),
        })
        return [name, made.functionArn]
      }),
    )
  }
}
