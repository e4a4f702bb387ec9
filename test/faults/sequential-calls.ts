import { setTimeout as wait } from 'node:timers/promises'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { connections } from '#lambdas/platform/connections.ts'
import { insideFunction } from '../infra/local/gateway/served-api.ts'

/** Milliseconds added to each table call, so that work between two calls does not hide that they are parallel. */
const latency = 240

/** One call to the table; instants in milliseconds. */
type Call = { name: string; started: number; ended: number }

/** Returns the longest chain of calls, each begun after the one before it ended. */
const longestChain = (calls: readonly Call[]): string[] => {
  const chains: string[][] = []
  for (const [place, call] of calls.entries()) {
    const before = calls.slice(0, place).map((other, at) => (other.ended <= call.started ? chains[at] : []))
    const longest = before.reduce<string[]>(
      (one, other = []) => (other.length > one.length ? other : one),
      [],
    )
    chains.push([...longest, call.name])
  }
  return chains.reduce((one, other) => (other.length > one.length ? other : one), [])
}

/** Records the functions' table calls from now on; `stop` returns the names of their longest chain. */
export const watchCalls = () => {
  const calls: Call[] = []
  const { middlewareStack } = connections.get('dynamodb') as DynamoDBClient
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async args => {
        if (!insideFunction.getStore()) return next(args)
        const call = { name: commandName, started: performance.now(), ended: Number.POSITIVE_INFINITY }
        calls.push(call)
        const result = await next(args)
        await wait(latency)
        call.ended = performance.now()
        return result
      },
    { step: 'initialize', name: 'watchCalls' },
  )
  return {
    stop: (): string[] => {
      middlewareStack.remove('watchCalls')
      return longestChain(calls)
    },
  }
}
