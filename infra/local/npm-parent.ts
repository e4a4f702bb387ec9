import { readFileSync } from 'node:fs'

const everyMs = 250

/** The parent of a process, where /proc tells; the fourth field, behind a name that may hold anything. */
const parentOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) \S /s, '')
      .split(' ')[0]
  } catch {
    return undefined
  }
}

// npm runs a script by a shell, which stays between the two on most Linux systems and hands on no signal: npm's end
// then shows one generation up only.
const ancestors = (): string => `${process.ppid} ${parentOf(process.ppid)}`

/**
 * Calls back when the npm that started this process is gone, however it went: nobody else would end us then, and
 * the port would stay taken. Without npm above it never does.
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
