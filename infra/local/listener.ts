import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

export type Listener = {
  port: number
  /** Accepts no more requests and lets running ones end; may be called again. */
  close(): Promise<void>
}

/**
 * A little more than the usual minute of load balancers. Node's default of five seconds would close connections that
 * clients are about to use again.
 */
const keepAliveTimeout = 65_000

/** How long a server here keeps a connection, in milliseconds; the second has to be above the first, or it closes it. */
export const keptAlive = { keepAliveTimeout, headersTimeout: keepAliveTimeout + 1000 }

const createListener = (handle: Handle): Server =>
  createServer(keptAlive, async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      // Not an error if the client disconnected while sending its body.
      if (!request.destroyed || request.complete)
        console.error(`${request.method} ${request.url} failed:`, error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  })

const listen = async (handle: Handle, port: number, host: string): Promise<Server> => {
  const server = createListener(handle)
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=5174 npm start`,
    )
  }
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Milliseconds that running requests have to end. */
const endWithinMs = 2000

const end = async (server: Server): Promise<void> => {
  const force = setTimeout(() => server.closeAllConnections(), endWithinMs)
  server.close()
  await once(server, 'close')
  clearTimeout(force)
}

const closing = (servers: readonly Server[]) => {
  let closed: Promise<unknown> | undefined
  return async (): Promise<void> => {
    closed ??= Promise.all(servers.map(end))
    await closed
  }
}

/** Listens on a free port that only this machine can reach. */
export async function listenInside(handle: Handle): Promise<Listener & { endpoint: string }> {
  const server = await listen(handle, 0, '127.0.0.1')
  const port = portOf(server)
  return { port, endpoint: `http://127.0.0.1:${port}`, close: closing([server]) }
}

/**
 * Listens on `localhost`, both on 127.0.0.1 and on ::1: browsers try ::1 first and would show another program that
 * listens there. Port 0 picks a free port; throws, naming the port, if it is taken.
 */
export async function listenAsLocalhost(handle: Handle, wanted: number): Promise<Listener> {
  const first = await listen(handle, wanted, '127.0.0.1')
  const port = portOf(first)
  const servers = [first]
  try {
    servers.push(await listen(handle, port, '::1'))
  } catch (error) {
    // A machine without IPv6 has no such address.
    if ((error as NodeJS.ErrnoException).code === undefined) {
      await closing(servers)()
      throw error
    }
  }
  return { port, close: closing(servers) }
}
