import { Agent, request } from 'node:http'
import type { AnyRequest } from './any-request.ts'
import { loopbackAddress } from './loopback-address.ts'

type Sent = {
  port: number
  /** The path segment used for `known`. */
  known: string
  token: string | undefined
  /** The source address on this machine. */
  from: number
}

const agent = new Agent({ keepAlive: false })

const pathOf = ({ endpoint, segments, query }: AnyRequest, known: string): string => {
  let place = 0
  const path = endpoint.path.replace(/\{\w+\}/g, () => {
    const segment = segments[place++] ?? 'known'
    return segment === 'known' ? known : segment
  })
  return query ? `${path}?${query}` : path
}

/** Sends a request byte for byte; returns the status, or 0 if the connection was cut. */
export const sendRequest = (wanted: AnyRequest, { port, known, token, from }: Sent): Promise<number> => {
  const { endpoint, body, contentType, key } = wanted
  const headers = {
    ...wanted.headers,
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-length': body.length }),
  }
  const path = pathOf(wanted, known)
  const localAddress = loopbackAddress(from)
  return new Promise(resolve => {
    const options = { host: '127.0.0.1', port, path, method: endpoint.method, headers, localAddress, agent }
    const asked = request(options, response => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    asked.on('error', () => resolve(0))
    asked.end(body)
  })
}
