const measurements = 4

/**
 * Returns the milliseconds of this thread's CPU time that work takes; on a busy machine, the minimum of a few runs
 * above the limit.
 */
export const measureLeastCpu = (work: () => void, limit: number): number => {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < measurements && least > limit; time += 1) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}
