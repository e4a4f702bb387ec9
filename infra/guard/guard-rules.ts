import { readFileSync } from 'node:fs'
import { CloudFormationValidatePlugin } from 'aws-cdk-lib'
import type { Stage } from '../deployment/deployment.ts'

const rulesIn = (name: string) => ({
  name,
  content: readFileSync(new URL(`${name}.guard`, import.meta.url), 'utf8'),
})

/** The rules that synthesis checks every template against: AWS's own and ours. */
export const guardRules = (stage: Stage, { withDefaultRules = true } = {}): CloudFormationValidatePlugin =>
  new CloudFormationValidatePlugin({
    includeDefaultRules: withDefaultRules,
    guardRules: ['every-stage', ...(stage === 'prod' ? ['prod'] : [])].map(rulesIn),
  })
