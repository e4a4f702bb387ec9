import { availableParallelism } from 'node:os'
import { FunctionError } from './function-error.ts'
import { type Instance, startInstance } from './instance.ts'
import type { Deployment } from './messages.ts'

/** The limit of instances per function on this machine; in the cloud there are more. Further events wait. */
export const maxInstances = Math.max(2, Math.min(8, 2 * availableParallelism()))

/** Milliseconds that an event waits before a new instance is started, because a start costs more than most events. */
const worthAStartMs = 400

/** Milliseconds without an event after which an instance ends, unless it is the only one. */
const idleMs = 60_000

type Waiting = { id: string; event: string; resolve(result: string): void; reject(error: unknown): void }
type Idle = { instance: Instance; since: NodeJS.Timeout }

export type InstancePool = {
  /** Handles one event (JSON) as soon as an instance is free, and returns its result (JSON); rejects with FunctionError. */
  invoke(id: string, event: string): Promise<string>
  moveClockBy(milliseconds: number): void
  stop(): Promise<void>
}

/** The instances of one function: each takes one event at a time, and a crashed one is replaced. */
export function createPool(name: string, deployment: Deployment, log: (text: string) => void): InstancePool {
  const all = new Set<Instance>()
  const serving = new Set<Instance>()
  const idle: Idle[] = []
  const queue: Waiting[] = []
  let longWait: NodeJS.Timeout | undefined
  let stopped = false

  const leave = (instance: Instance) => {
    serving.delete(instance)
    idle.splice(0, idle.length, ...idle.filter(one => one.instance !== instance))
  }

  const start = (): Instance => {
    const instance = startInstance(name, deployment, { log, retired: () => leave(instance) })
    all.add(instance)
    serving.add(instance)
    void instance.gone.then(() => all.delete(instance))
    return instance
  }

  const endIdle = (instance: Instance) => {
    if (serving.size === 1) return
    leave(instance)
    void instance.stop()
  }

  const rest = (instance: Instance) => {
    idle.push({ instance, since: setTimeout(endIdle, idleMs, instance).unref() })
  }

  const free = (): Instance | undefined => {
    const last = idle.pop()
    clearTimeout(last?.since)
    return last?.instance ?? (serving.size === 0 ? start() : undefined)
  }

  const run = async (instance: Instance, { id, event, resolve, reject }: Waiting) => {
    await instance.invoke(id, event).then(resolve, reject)
    if (serving.has(instance)) rest(instance)
    next()
  }

  /** Gives the event that has waited longest to a free instance. */
  function next(): void {
    while (queue.length > 0 && !stopped) {
      const instance = free()
      if (!instance) {
        startWhenWorthIt()
        return
      }
      void run(instance, queue.shift() as Waiting)
    }
  }

  function startWhenWorthIt(): void {
    if (serving.size >= maxInstances) return
    longWait ??= setTimeout(() => {
      longWait = undefined
      // Starts one at a time, and lets it take what has waited for it: on a busy machine two starts take twice as long.
      const isStarting = [...serving].some(instance => instance.readyForMs() < worthAStartMs)
      const waiting = isStarting ? undefined : queue.shift()
      if (waiting) void run(start(), waiting)
      next()
    }, worthAStartMs).unref()
  }

  return {
    invoke: (id, event) =>
      new Promise((resolve, reject) => {
        queue.push({ id, event, resolve, reject })
        next()
      }),
    moveClockBy: milliseconds => {
      for (const instance of all) instance.moveClockBy(milliseconds)
    },
    stop: async () => {
      stopped = true
      clearTimeout(longWait)
      const stopping = new FunctionError({
        errorType: 'Runtime.ExitError',
        errorMessage: 'The system is stopping.',
      })
      for (const { reject } of queue.splice(0)) reject(stopping)
      await Promise.all([...all].map(instance => instance.stop()))
    },
  }
}
