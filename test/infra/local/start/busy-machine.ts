import { Worker } from 'node:worker_threads'

const loop = 'for (;;);'

/** Keeps this many threads busy, each on its own core if possible; returns a function that ends them. */
export const keepCoresBusy = (count: number): (() => Promise<void>) => {
  const threads = Array.from({ length: count }, () => new Worker(loop, { eval: true, stdout: true }))
  return async () => {
    await Promise.all(threads.map(thread => thread.terminate()))
  }
}

const measuredMs = 300

/**
 * Returns how many times as long as on quiet cores a piece of work takes at the moment, 1 or more: for limits in
 * seconds.
 */
export const measureSlowness = (): number => {
  const started = performance.now()
  const before = process.cpuUsage()
  const usedMs = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  while (usedMs() < measuredMs);
  return Math.max(1, (performance.now() - started) / measuredMs)
}
