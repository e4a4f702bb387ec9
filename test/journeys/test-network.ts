import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { BrowserContextOptions } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { keptAlive } from '#infra/local/listener.ts'

type Network = { visitedFrom: BrowserContextOptions; close: () => void }

/**
 * Opens a network to visit from: the product sees every request come from that address of 127.0.0.0/8, by which its
 * limits tell networks apart.
 */
export const openNetwork = async (address: string): Promise<Network> => {
  const server = createServer(keptAlive, (incoming, outgoing) => {
    const { method, headers } = incoming
    const passed = request(incoming.url ?? '', { method, headers, localAddress: address }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  // A test's own request (`route.fetch`) opens a tunnel, also for plain HTTP.
  server.on('connect', ({ url = '' }, visitor) => {
    const { hostname, port } = new URL(`http://${url}`)
    const product = connect({ host: hostname, port: Number(port), localAddress: address }, () => {
      visitor.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      visitor.pipe(product).pipe(visitor)
    })
    product.on('error', () => visitor.destroy())
    visitor.on('error', () => product.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    // Chromium uses no proxy for its own machine by default.
    visitedFrom: { proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' } },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Opens a network until the test ends. */
export const openTestNetwork = async (address: string): Promise<BrowserContextOptions> => {
  const { visitedFrom, close } = await openNetwork(address)
  onTestFinished(close)
  return visitedFrom
}

const byte = () => randomInt(1, 250)

/**
 * Returns an address that hardly any other file of journeys has. Only Linux listens on all of 127.0.0.0/8 by default;
 * elsewhere all files share one network, and its hourly limits.
 */
export const visitorAddress = () =>
  process.platform === 'linux' ? `127.${byte()}.${byte()}.${byte()}` : '127.0.0.1'
