import { randomUUID } from 'node:crypto'
import { FunctionError, tooManyRequests } from './function-error.ts'
import type { Deployment } from './messages.ts'
import { createPool, type InstancePool } from './pool.ts'

export type Functions<Name extends string> = {
  /** Runs a function on one event; rejects with FunctionError if it throws, times out, crashes or is throttled. */
  invoke(name: Name, event: unknown): Promise<unknown>
  /** Moves the clock of every running instance; instances that start later use the main clock. */
  moveClockBy(milliseconds: number): void
  stop(): Promise<void>
}

/** Lambda's quota "Concurrent executions": events of all functions that an account handles at the same time. */
const accountConcurrency = 1000

const throttled = () => new FunctionError({ errorType: tooManyRequests, errorMessage: 'Rate Exceeded.' })

/**
 * Lambda on this machine: each function has some instances, which are started when needed and kept. `log` gets the
 * functions' output in chunks.
 */
export function createFunctions<Name extends string>(
  deployments: Readonly<Record<Name, Deployment>>,
  log: (name: Name, text: string) => void,
  concurrency = accountConcurrency,
): Functions<Name> {
  const pools = new Map<Name, InstancePool>()
  let underWay = 0
  let stopped = false

  const poolOf = (name: Name): InstancePool => {
    const pool = pools.get(name) ?? createPool(name, deployments[name], text => log(name, text))
    pools.set(name, pool)
    return pool
  }

  return {
    invoke: async (name, event) => {
      if (stopped) throw new Error('The system is stopping.')
      if (underWay >= concurrency) throw throttled()
      underWay++
      try {
        return JSON.parse(await poolOf(name).invoke(randomUUID(), JSON.stringify(event)))
      } finally {
        underWay--
      }
    },
    moveClockBy: milliseconds => {
      for (const pool of pools.values()) pool.moveClockBy(milliseconds)
    },
    stop: async () => {
      stopped = true
      await Promise.all([...pools.values()].map(pool => pool.stop()))
    },
  }
}
