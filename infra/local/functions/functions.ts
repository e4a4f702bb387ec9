import { randomUUID } from 'node:crypto'
import { type Instance, startInstance } from './instance.ts'
import type { Deployment } from './messages.ts'

export type Functions<Name extends string> = {
  /** Runs a function on one event; rejects with FunctionError when it throws, times out or dies. */
  invoke(name: Name, event: unknown): Promise<unknown>
  /** Moves the clock of every running instance; those that start later take the main one's. */
  moveClockBy(milliseconds: number): void
  stop(): Promise<void>
}

/**
 * Lambda on this machine: one instance per function, started by its first invocation and kept; a new one takes
 * over when it has timed out or died. `log` gets what a function prints, in pieces as they come.
 */
export function createFunctions<Name extends string>(
  deployments: Readonly<Record<Name, Deployment>>,
  log: (name: Name, text: string) => void,
): Functions<Name> {
  const running = new Map<Name, Instance>()
  const all = new Set<Instance>()
  let stopped = false

  const start = (name: Name): Instance => {
    if (stopped) throw new Error('The system is stopping.')
    const instance = startInstance(
      name,
      deployments[name],
      text => log(name, text),
      () => {
        if (running.get(name) === instance) running.delete(name)
      },
    )
    running.set(name, instance)
    all.add(instance)
    void instance.gone.then(() => all.delete(instance))
    return instance
  }

  return {
    invoke: async (name, event) => {
      const instance = running.get(name) ?? start(name)
      return JSON.parse(await instance.invoke(randomUUID(), JSON.stringify(event)))
    },
    moveClockBy: milliseconds => {
      for (const instance of all) instance.moveClockBy(milliseconds)
    },
    stop: async () => {
      stopped = true
      await Promise.all([...all].map(instance => instance.stop()))
    },
  }
}
