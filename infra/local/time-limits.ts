/**
 * How many times as long as the cloud this machine may take. AWS counts its limits in seconds of a clock on the wall,
 * on machines that do nothing else; here two cores may share their time among twenty programs, and a limit that rings
 * then says something about the machine and nothing about the product (docs/decisions/036).
 */
export const limitFactor = 10

/** A limit of the cloud's, in milliseconds, as this machine counts it. */
export const scaleLimit = (milliseconds: number): number => milliseconds * limitFactor

/** The longest that any function waits for a service's answer, in the cloud. */
const longestAnswerMs = 5000

type Waits = { updateHttpClientConfig(name: 'requestTimeout' | 'connectionTimeout', value: number): void }

/** Lets an SDK client of a function wait for as long as this machine needs, where the cloud gives up. */
export const raiseClientTimeouts = (client: { config: { requestHandler?: unknown } }): void => {
  const handler = client.config.requestHandler as Waits
  handler.updateHttpClientConfig('requestTimeout', scaleLimit(longestAnswerMs))
  handler.updateHttpClientConfig('connectionTimeout', scaleLimit(longestAnswerMs))
}
