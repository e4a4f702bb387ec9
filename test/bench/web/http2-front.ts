import { once } from 'node:events'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate.ts'

/** Headers that belong to one connection, which HTTP/2 forbids. */
const ofConnection = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$)/

const passable = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name))) as Record<
    string,
    string
  >

/** Replaces the product's own address with the proxy's. */
const configFile = '/config.json'

/**
 * Puts HTTP/2 in front of the product, as CloudFront does. With HTTP/1.1, which the product serves locally, a browser
 * requests six files at a time, and each batch of six would pay the latency of a slow network.
 */
export const startHttp2Proxy = async (productOrigin: string, { key, cert }: Certificate) => {
  const server = createSecureServer({ key, cert })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  const pass = (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
    const { method } = asked
    const headers = { ...passable(asked.headers), host: new URL(productOrigin).host }
    const isConfig = asked.url === configFile
    if (isConfig) Object.assign(headers, { 'accept-encoding': 'identity' })
    const passed = request(`${productOrigin}${asked.url}`, { method, headers }, async came => {
      const { 'content-length': _, ...kept } = passable(came.headers)
      answer.writeHead(came.statusCode ?? 502, kept)
      if (!isConfig) return came.pipe(answer)
      const config = (await came.setEncoding('utf8').toArray()).join('')
      answer.end(config.replaceAll(productOrigin, origin))
    })
    passed.on('error', () => answer.stream.destroy())
    asked.pipe(passed)
  }
  server.on('request', pass)
  return { origin, close: () => server.close() }
}
