import middy from '@middy/core'
import httpRouter from '@middy/http-router'
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Language } from '#shared/contract/language.ts'
import type { FindMembership } from '../company/members.store.ts'
import { Failure } from '../failure.ts'
import { errorReply } from './error-reply.ts'
import { requireOrigin } from './request.ts'
import type { Served } from './serve.ts'

type HttpEvent = APIGatewayProxyEventV2WithJWTAuthorizer

/** The language of the form if the body names one, otherwise that of the browser; Swedish if neither is known. */
const languageOf = (event: HttpEvent): Language => {
  const named = /"language"\s*:\s*"(sv|en)"/.exec(event.isBase64Encoded ? '' : (event.body ?? ''))?.[1]
  if (named) return named === 'en' ? 'en' : 'sv'
  return /^\s*en/i.test(event.headers['accept-language'] ?? '') ? 'en' : 'sv'
}

/**
 * A function behind the HTTP API: its operations by route, and one shape for all errors. Only one that businesses call
 * reads memberships, so that the others need neither the table nor a grant for it.
 */
export const httpFunction = (served: readonly Served[], findMembership?: FindMembership) =>
  middy<HttpEvent, APIGatewayProxyStructuredResultV2>()
    .before(({ event }) => requireOrigin(event))
    .onError(request => {
      request.response = errorReply(
        request.error,
        request.event.requestContext.requestId,
        languageOf(request.event),
      )
    })
    .handler(
      httpRouter({
        routes: served.map(({ endpoint, respond }) => ({
          method: endpoint.method,
          path: endpoint.path,
          handler: (event: HttpEvent) => respond(event, findMembership),
        })),
        notFoundResponse: () => {
          throw new Failure('not_found')
        },
      }),
    )
