/**
 * The factor by which the cloud's time limits are multiplied on this machine. AWS applies its limits on machines that
 * do nothing else; here two cores may be shared by twenty programs, so that an exceeded limit would say more about the
 * machine than about the product (docs/decisions/036).
 */
export const limitFactor = 10

/** Converts a time limit of the cloud, in milliseconds, to this machine's. */
export const scaleLimit = (milliseconds: number): number => milliseconds * limitFactor

/** The longest time that a function waits for a service in the cloud. */
const maxResponseMs = 5000

type HttpSettings = {
  updateHttpClientConfig(name: 'requestTimeout' | 'connectionTimeout', value: number): void
}

/** Raises the time-outs of a function's SDK client to this machine's limits. */
export const raiseClientTimeouts = (client: { config: { requestHandler?: unknown } }): void => {
  const handler = client.config.requestHandler as HttpSettings
  handler.updateHttpClientConfig('requestTimeout', scaleLimit(maxResponseMs))
  handler.updateHttpClientConfig('connectionTimeout', scaleLimit(maxResponseMs))
}
