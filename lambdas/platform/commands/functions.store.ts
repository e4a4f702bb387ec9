import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { type CommandFunction, deployedName } from '#shared/operator/command-functions.ts'
import { connect, timeoutAfter } from '../connections.ts'
import { environment } from '../env/environment.ts'
import { Failure } from '../failure.ts'

/**
 * Returns what invokes functions of commands and waits for their results so many milliseconds. It throws `unavailable` if
 * there was no reply in time or the function failed: nobody knows whether the command was done, and it may be run again.
 */
export const commandInvoker = (waitMs: number) => {
  /** One attempt: whether a command is run again is up to whoever asked for it. */
  const lambda = connect('lambda', new LambdaClient({ maxAttempts: 1, ...timeoutAfter(waitMs) }))
  return async (name: CommandFunction, event: object): Promise<unknown> => {
    const FunctionName = deployedName(environment('STAGE'), name)
    const { Payload, FunctionError } = await lambda
      .send(new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }))
      .catch((cause: unknown) => {
        throw new Failure('unavailable', { retryAfter: 2, cause })
      })
    const result = JSON.parse(Payload?.transformToString() ?? 'null')
    if (FunctionError) {
      const cause = new Error(`${name} failed: ${result?.errorType ?? FunctionError}`)
      throw new Failure('unavailable', { retryAfter: 2, cause })
    }
    return result
  }
}
