import { readFileSync } from 'node:fs'
import { CloudFormationValidatePlugin } from 'aws-cdk-lib'
import type { Stage } from '../deployment/deployment.ts'

const rulesIn = (name: string) => ({
  name,
  content: readFileSync(new URL(`${name}.guard`, import.meta.url), 'utf8'),
})

/** What synthesis checks every template against: AWS's own rules, and ours beside them. */
export const guardRules = (stage: Stage, { withDefaultRules = true } = {}): CloudFormationValidatePlugin =>
  new CloudFormationValidatePlugin({
    includeDefaultRules: withDefaultRules,
    guardRules: ['every-stage', ...(stage === 'prod' ? ['prod'] : [])].map(rulesIn),
  })
