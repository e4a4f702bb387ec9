/** The SDK clients this function has made, by service; whoever hosts the function may add middleware to them. */
export const connections = new Map<string, unknown>()

/** Registers a client under its service and gives it back. */
export const connect = <Client>(service: string, client: Client): Client => {
  connections.set(service, client)
  return client
}
