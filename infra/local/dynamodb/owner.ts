import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Waits until no engine has the database file open: two engines on one file lose writes.
 * An engine whose parent was just killed ends within about a second; throws if one still runs after two.
 */
export async function waitForOwner(pidFile: string, databaseFile: string): Promise<void> {
  const deadline = performance.now() + 2000
  for (;;) {
    const owner = ownerOf(pidFile, databaseFile)
    if (owner === undefined) return
    if (performance.now() > deadline) {
      throw new Error(
        `${databaseFile} is in use by process ${owner}: is another system running on this data?`,
      )
    }
    await delay(25)
  }
}

function ownerOf(pidFile: string, databaseFile: string): number | undefined {
  const pid = Number(read(pidFile))
  return pid > 0 && runsOn(pid, databaseFile) ? pid : undefined
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

// After a reboot the pid may belong to any process, so its command line is checked.
function runsOn(pid: number, databaseFile: string): boolean {
  return commandLine(pid).includes(databaseFile)
}

function commandLine(pid: number): string {
  // Not every Linux has ps; every one has /proc, and it is empty for a process that has ended.
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`)
  try {
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
