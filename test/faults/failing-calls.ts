import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { connections } from '#lambdas/platform/connections.ts'
import { insideFunction } from '../infra/local/gateway/served-api.ts'

/**
 * How a call fails: before it is sent; after it was done, with its answer lost; or `repeated`: the answer is lost and
 * the SDK itself sends the call again.
 */
export type FailureMode = 'before' | 'after' | 'repeated'

const timedOut = () => Object.assign(new Error('The service did not answer.'), { name: 'TimeoutError' })

type Stack = DynamoDBClient['middlewareStack']
type Wrapped = (send: () => Promise<unknown>) => Promise<unknown>

/** Below the SDK's own retries, so that both attempts are one request with one token. */
const wrapAttempts = (stack: Stack, name: string, wrap: Wrapped) =>
  stack.add(next => args => wrap(() => next(args)) as ReturnType<typeof next>, {
    step: 'finalizeRequest',
    priority: 'low',
    name,
  })

/** Above the SDK's own retries: all of them have failed. */
const wrapCalls = (stack: Stack, name: string, wrap: Wrapped) =>
  stack.add(next => args => wrap(() => next(args)) as ReturnType<typeof next>, { step: 'initialize', name })

/** Makes one of the functions' calls, to any service, fail, counted from now; `stop` returns the number of calls. */
export const failCall = (place: number, way: FailureMode) => {
  let calls = 0
  const wrap: Wrapped = async send => {
    if (!insideFunction.getStore()) return send()
    const fails = calls++ === place
    if (fails && way === 'before') throw timedOut()
    const result = await send()
    if (fails && way === 'repeated') return send()
    if (fails) throw timedOut()
    return result
  }
  const stacks = [...connections.values()].map(client => (client as DynamoDBClient).middlewareStack)
  for (const stack of stacks) (way === 'repeated' ? wrapAttempts : wrapCalls)(stack, 'failing', wrap)
  return {
    stop: (): number => {
      for (const stack of stacks) stack.remove('failing')
      return calls
    },
  }
}
