import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { environment } from '../env/environment.ts'
import { Failure } from '../failure.ts'

const clientVariable = {
  business: 'BUSINESS_CLIENT_ID',
  partner: 'PARTNER_CLIENT_ID',
  operator: 'OPERATOR_CLIENT_ID',
} as const

const accessClaims = z.object({ sub: z.string(), token_use: z.literal('access'), client_id: z.string() })

/**
 * The caller: the subject of the access token that the authorizer has verified. The authorizer lets ID tokens through
 * and reads client_id only if aud is missing, so both are checked here again.
 * Throws `unauthorized`.
 */
export const callerOf = (
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  access: Endpoint['access'],
): string => {
  if (access === 'public') return ''
  const claims = accessClaims.safeParse(event.requestContext.authorizer?.jwt?.claims)
  if (!claims.success || claims.data.client_id !== environment(clientVariable[access])) {
    throw new Failure('unauthorized')
  }
  return claims.data.sub
}

/** When the caller last entered their credentials, in milliseconds; 0 if the token does not say. */
export const signedInAtOf = (event: APIGatewayProxyEventV2WithJWTAuthorizer): number => {
  // The HTTP API passes every claim on as text; at a public endpoint there are none.
  const seconds = Number(event.requestContext.authorizer?.jwt?.claims?.auth_time)
  return Number.isSafeInteger(seconds) ? seconds * 1000 : 0
}

/** The groups of the caller; the HTTP API passes a list on as `[one other]`. */
export const groupsOf = (event: APIGatewayProxyEventV2WithJWTAuthorizer): readonly string[] => {
  const listed = event.requestContext.authorizer?.jwt?.claims?.['cognito:groups']
  const [, names] = /^\[([\w ]*)\]$/.exec(String(listed ?? '')) ?? []
  return names?.split(' ').filter(Boolean) ?? []
}
