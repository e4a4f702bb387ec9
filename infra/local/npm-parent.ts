import { readFileSync } from 'node:fs'

const everyMs = 250

/** The parent of a process, from /proc: the fourth field, after a name that may contain any character. */
const parentOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) \S /s, '')
      .split(' ')[0]
  } catch {
    return undefined
  }
}

// npm runs a script through a shell. On most Linux systems the shell stays between the two and forwards no signals, so
// that only the parent of the shell shows when npm has ended.
const ancestors = (): string => `${process.ppid} ${parentOf(process.ppid)}`

/**
 * Calls back when the npm that started this process has ended, for whatever reason: otherwise this process would keep
 * running and hold the port. Never calls back if npm did not start this process.
 */
export function whenNpmEnds(ended: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const atStart = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === atStart) return
    clearInterval(timer)
    ended()
  }, everyMs)
  timer.unref()
}
