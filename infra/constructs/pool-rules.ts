import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { rateRule } from './web-acl.ts'

/**
 * Functions ask the pool whether a token is still valid, all from few addresses. Recognised by the header that names
 * Cognito's operation: a request with this header can do nothing else.
 */
const asksForTheUser: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
    positionalConstraint: 'EXACTLY',
    searchString: 'AWSCognitoIdentityProviderService.GetUser',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
}

/** Half of Cognito's quota, so that invalid tokens from one address cannot use up the reads of all. */
const readsIn5Minutes = 60 * 300

/** The limits of one address at the pools: 300 requests for signing in and up, and far more for checking tokens. */
export const poolRules = [
  rateRule(300, { notStatement: { statement: asksForTheUser } }),
  rateRule(readsIn5Minutes, asksForTheUser, { name: 'reads', priority: 1 }),
]
