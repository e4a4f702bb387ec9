import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PoolName } from '#infra/system/pools.ts'
import { apiHeaders } from '#infra/system/site.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { FunctionError, timedOut, tooManyRequests } from '../functions/function-error.ts'
import { readBody } from '../request-body.ts'
import type { Verdict } from './authorizer.ts'
import { eventOf } from './event.ts'
import { refuse, reply } from './reply.ts'
import type { Match, Router } from './routes.ts'

type Authorize = (authorization: string | undefined) => Verdict

type GatewayOptions<Name extends string> = {
  route: Router<Name>
  authorizers: Readonly<Record<PoolName, Authorize>>
  /** The secret that CloudFront adds to every request as `x-origin-secret`. */
  originSecret: string
  invoke: (name: Name, event: unknown) => Promise<unknown>
  /** Whether the API's request rate limits allow one more request; without it all requests pass. */
  mayPass?: (endpoint: Endpoint) => boolean
  /** Milliseconds after which the API stops waiting; HTTP API's own limit by default. */
  timeoutMs?: number
}

/** HTTP API's limit on a request's body. */
const maxBodyBytes = 10 * 1024 * 1024

/** Its limit on the request line and the headers together. */
const maxHeadBytes = 10_240

const sizeOfHead = ({ method = '', url = '', rawHeaders }: IncomingMessage): number =>
  Buffer.byteLength([method, url, ...rawHeaders].join(''))

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** CloudFront's `/api/*` and the HTTP API behind it: turns each request into one invocation and sends its result. */
export function createGateway<Name extends string>(options: GatewayOptions<Name>) {
  const { route, authorizers, originSecret, invoke, mayPass = () => true, timeoutMs = 29_000 } = options

  async function ask(response: ServerResponse, name: Name, event: ReturnType<typeof eventOf>) {
    let giveUp: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      giveUp = setTimeout(() => reject(tooLate), timeoutMs)
    })
    try {
      reply(response, await Promise.race([invoke(name, event), late]), event.requestContext.requestId)
    } catch (error) {
      refuse(response, refusalOf(error))
    } finally {
      clearTimeout(giveUp)
    }
  }

  const verdictOn = (request: IncomingMessage, { route: { access } }: Match<Name>): Verdict | undefined =>
    access === 'public' ? undefined : authorizers[access](request.headers.authorization)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // CloudFront adds them to every response, including the API's own errors.
    for (const [name, value] of Object.entries(apiHeaders)) response.setHeader(name, value)
    const [rawPath = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s)
    if (sizeOfHead(request) > maxHeadBytes) return refuse(response, 'headersTooLarge')
    const path = decoded(rawPath)
    if (path === undefined) return refuse(response, 'badRequest')
    const match = route(request.method ?? '', path)
    if (!match) return refuse(response, 'notFound')
    if (!mayPass(match.route.endpoint)) return refuse(response, 'tooMany')
    const verdict = verdictOn(request, match)
    if (verdict && 'refused' in verdict) return refuse(response, 'unauthorized', challenge(verdict.refused))
    const body = await readBody(request, maxBodyBytes)
    if (!body) return refuse(response, 'tooLong')
    const claims = verdict?.claims
    await ask(
      response,
      match.route.functionName,
      eventOf({ request, match, path, query, body, claims, originSecret }),
    )
  }
}

const tooLate = new Error('The integration timed out.')

/** The API's error for a function that failed; a throttled function gets no error of its own. */
const refusalOf = (error: unknown): 'unavailable' | 'internal' => {
  if (error === tooLate) return 'unavailable'
  const isMissing = error instanceof FunctionError && [timedOut, tooManyRequests].includes(error.errorType)
  return isMissing ? 'unavailable' : 'internal'
}

const challenge = (reason: string) => ({
  'www-authenticate': `Bearer scope="" error="invalid_token" error_description="${reason}"`,
})
