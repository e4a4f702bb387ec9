import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { rateRule } from './web-acl.ts'

/**
 * Our functions ask the pool whether a token is still good, all from few addresses. Told by the header that says what is
 * asked of Cognito: who claims to ask this asks nothing else.
 */
const asksForTheUser: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
    positionalConstraint: 'EXACTLY',
    searchString: 'AWSCognitoIdentityProviderService.GetUser',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
}

/** Half of what Cognito answers a second: nobody uses up the reads of all with tokens that are none. */
const readsIn5Minutes = 60 * 300

/** What one address may ask of the pools: 300 steps of signing in and up, and far more questions about a token. */
export const poolRules = [
  rateRule(300, { notStatement: { statement: asksForTheUser } }),
  rateRule(readsIn5Minutes, asksForTheUser, { name: 'reads', priority: 1 }),
]
