import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

export type Listener = {
  port: number
  /** Takes no further request and lets those under way end; may be called again. */
  close(): Promise<void>
}

/**
 * A load balancer's minute and a little: clients use a connection again for as long as that, and one that Node closes
 * after its own five seconds is met closed by the request that is just on its way.
 */
const keepAliveTimeout = 65_000
/** Above the other, or it ends a connection that rests. */
const headersTimeout = keepAliveTimeout + 1000

const answering = (handle: Handle): Server =>
  createServer({ keepAliveTimeout, headersTimeout }, async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      // A client that hangs up in the middle of its body is nobody's fault.
      if (!request.destroyed || request.complete)
        console.error(`${request.method} ${request.url} failed:`, error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  })

const listen = async (handle: Handle, port: number, host: string): Promise<Server> => {
  const server = answering(handle)
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

/** Milliseconds that requests under way have to end. */
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

/** An inner service on a free port that only this machine reaches. */
export async function listenInside(handle: Handle): Promise<Listener & { endpoint: string }> {
  const server = await listen(handle, 0, '127.0.0.1')
  const port = portOf(server)
  return { port, endpoint: `http://127.0.0.1:${port}`, close: closing([server]) }
}

/**
 * Listens as `localhost`, which browsers look for at ::1 first: taken by another program there, they would show
 * that one. Port 0 picks a free one; throws, naming the port, when it is taken.
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
