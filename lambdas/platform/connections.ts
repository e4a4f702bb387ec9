/** The SDK clients this function has made, by service; whoever hosts the function may add middleware to them. */
export const connections = new Map<string, unknown>()

/** Registers a client under its service and gives it back. */
export const connect = <Client>(service: string, client: Client): Client => {
  connections.set(service, client)
  return client
}

/**
 * Settings of a client that gives up on an answer after so many milliseconds: a dependency's time-out stays below the
 * function's, the function's below the gateway's. Left alone, the SDK only warns when the time is over.
 */
export const timeoutAfter = (requestTimeout: number) => ({
  requestHandler: { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true },
})
