/** The SDK clients of this function, by service; its host may add middleware to them. */
export const connections = new Map<string, unknown>()

type WithMiddleware = { middlewareStack: { remove: (name: string) => boolean } }

/** Registers a client under its service and returns it. */
export const connect = <Client extends WithMiddleware>(service: string, client: Client): Client => {
  // It copies what each call sends and gets, for a log that there is not.
  client.middlewareStack.remove('loggerMiddleware')
  connections.set(service, client)
  return client
}

/**
 * Settings of a client that gives up on a response after so many milliseconds: a dependency's time-out is below the
 * function's, and the function's below the gateway's. By default the SDK only warns when the time is over.
 */
export const timeoutAfter = (requestTimeout: number) => ({
  requestHandler: { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true },
})
