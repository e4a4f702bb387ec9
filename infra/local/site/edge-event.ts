import type { IncomingMessage } from 'node:http'
import type { EdgeEvent } from '#infra/edge/edge-function.ts'

type Values = EdgeEvent['request']['querystring']

const add = (values: Values, name: string, value: string): void => {
  const first = values[name]
  if (!first) values[name] = { value }
  else first.multiValue = [...(first.multiValue ?? [{ value: first.value }]), { value }]
}

/** Names and values as in the address: CloudFront decodes neither. */
const queryValues = (query: string): Values => {
  const values: Values = Object.create(null)
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    add(values, name, value)
  }
  return values
}

const cookieValues = (cookies = ''): Values => {
  const values: Values = Object.create(null)
  for (const pair of cookies.split(/;\s*/).filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    add(values, name, value)
  }
  return values
}

const headerValues = (request: IncomingMessage): Values => {
  const values: Values = Object.create(null)
  for (const [name, all] of Object.entries(request.headersDistinct)) {
    if (all && name !== 'cookie') values[name] = { value: all.join(', ') }
  }
  return values
}

/** A request as CloudFront Functions get it. */
export function edgeEventOf(request: IncomingMessage): EdgeEvent {
  const [uri = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s)
  return {
    viewer: { ip: request.socket.remoteAddress ?? '' },
    request: {
      method: request.method ?? 'GET',
      uri,
      querystring: queryValues(query),
      headers: headerValues(request),
      cookies: cookieValues(request.headers.cookie),
    },
  }
}
