import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { ProductFunction, type Surroundings } from '../constructs/product-function.ts'

/** What operators ask of the product: no route leads here, and IAM decides who may invoke it. */
export class OperatorStack extends Stack {
  constructor(scope: Construct, surroundings: Surroundings) {
    const { stage, region } = surroundings.deployment
    super(scope, `${stage}-operator`, { env: { region } })
    new ProductFunction(this, 'operator', surroundings)
  }
}
