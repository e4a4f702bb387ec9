import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Started = {
  npm: ChildProcess
  /** Returns its output so far, both streams. */
  said: () => string
  /** Returns the lines that the system printed, without npm's own. */
  printed: () => string[]
  /** Resolves with its exit code, or null if a signal ended it. */
  ended: Promise<number | null>
  /** Sends a signal to all of its processes at once, like a terminal does. */
  fromTerminal: (signal: NodeJS.Signals) => void
}

/** Runs the real `npm start` in its own process group, like a shell would. */
export const npmStart = (environment: { PORT: string; DATA_DIR: string }, ...args: string[]): Started => {
  const npm = spawn('npm', ['start', '--', ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let text = ''
  for (const output of [npm.stdout, npm.stderr]) {
    output.setEncoding('utf8').on('data', piece => {
      text += piece
    })
  }
  const printed = () => text.split('\n').filter(line => line && !/^(> |npm )/.test(line))
  const ended = once(npm, 'close').then(([code]) => code as number | null)
  const fromTerminal = (signal: NodeJS.Signals) => process.kill(-(npm.pid ?? Number.NaN), signal)
  return { npm, said: () => text, printed, ended, fromTerminal }
}

/** Waits for `ready`; throws with the output if it ends before. */
export const untilReady = async ({ npm, said, ended }: Started): Promise<void> => {
  const failed = ended.then(code => {
    throw new Error(`npm start ended with ${code}: ${said()}`)
  })
  const ready = new Promise<void>(resolve => {
    npm.stdout?.on('data', () => {
      if (/^ready http/m.test(said())) resolve()
    })
  })
  await Promise.race([ready, failed])
}

/** Returns the process that npm started, by the pid file in its data. */
export const pidIn = (dataFolder: string): number =>
  JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8')).pid

/** Returns every process with the data folder in its arguments or its environment, by number and name. */
export const processesOn = (dataFolder: string): string[] =>
  execFileSync('ps', ['axeww', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(line => line.includes(dataFolder) && !line.includes('ps axeww'))
    .map(line => line.trim().split(' ').slice(0, 3).join(' '))
