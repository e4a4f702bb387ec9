import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { blockRule, rateRule } from './web-acl.ts'

const hasHeader = (name: string, searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: name } },
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
})

/**
 * Functions ask the pool whether a token is still valid, all from few addresses. Recognised by the header that names
 * Cognito's operation: a request with this header can do nothing else.
 */
const asksForTheUser = hasHeader('x-amz-target', 'AWSCognitoIdentityProviderService.GetUser')

/** Half of Cognito's quota, so that invalid tokens from one address cannot use up the reads of all. */
const readsIn5Minutes = 60 * 300

/** The operations that add a passkey, and that remove one. */
const changes = ['completewebauthnregistration', 'deletewebauthncredential'] as const

/** Names the operation, in the header or, as newer protocols of AWS do, in the path; however it is spelt. */
const isNamedIn =
  (fieldToMatch: CfnWebACL.FieldToMatchProperty) =>
  (searchString: string): CfnWebACL.StatementProperty => ({
    byteMatchStatement: {
      fieldToMatch,
      positionalConstraint: 'CONTAINS',
      searchString,
      textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
    },
  })

/**
 * A passkey is a way in that stays, and Cognito adds and removes one for any access token, however old the sign-in is. So
 * only the desk's function, which knows the secret, may do so: it asks for a fresh sign-in before it adds one, and notes
 * both in the audit.
 */
const passkeysByTheDesk = (secret: string): CfnWebACL.RuleProperty =>
  blockRule({
    name: 'passkeys',
    priority: 2,
    statement: {
      andStatement: {
        statements: [
          {
            orStatement: {
              statements: [
                ...changes.map(isNamedIn({ singleHeader: { Name: 'x-amz-target' } })),
                ...changes.map(isNamedIn({ uriPath: {} })),
              ],
            },
          },
          { notStatement: { statement: hasHeader('x-origin-secret', secret) } },
        ],
      },
    },
  })

/** The limits of one address at the pools: 300 requests for signing in and up, and far more for checking tokens. */
export const poolRules = (secret: string): CfnWebACL.RuleProperty[] => [
  rateRule(300, { notStatement: { statement: asksForTheUser } }),
  rateRule(readsIn5Minutes, asksForTheUser, { name: 'reads', priority: 1 }),
  passkeysByTheDesk(secret),
]
