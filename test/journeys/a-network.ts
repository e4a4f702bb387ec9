import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions } from 'playwright-core'
import { onTestFinished } from 'vitest'

/**
 * A network of its own to visit from, for as long as a test runs: the product sees every request come from that
 * address of 127.0.0.0/8, by which its limits tell networks apart.
 */
export const aNetwork = async (address: string): Promise<BrowserContextOptions> => {
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming
    const passed = request(incoming.url ?? '', { method, headers, localAddress: address }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  // Chromium asks no proxy for its own machine unless it is told so.
  return { proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' } }
}
