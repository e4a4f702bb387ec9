import { Unreadable } from './unreadable.ts'

/** In milliseconds of processor time; ten pages take a tenth of it. */
const most = 15_000

/** Returns what throws `too_slow` once too much processor time has been used: to be called between pages. */
export const cpuBudget = (): (() => void) => {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 > most) throw new Unreadable('too_slow')
  }
}
