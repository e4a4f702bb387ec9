import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { origin } from './origin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Item = Readonly<Record<string, unknown>>

/** The reply of the command line with --json. */
export type CommandReply = { changed?: boolean; refused?: string; id?: string; items?: Item[]; item?: Item }

const start = (args: readonly string[]) =>
  spawn(process.execPath, ['infra/operator.ts', ...args, '--json'], {
    cwd: root,
    env: { ...process.env, PORT: new URL(origin).port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const wordsOf = async (stream: NodeJS.ReadableStream): Promise<string> => {
  let words = ''
  for await (const chunk of stream) words += chunk
  return words
}

/** Runs a command like an operator at a terminal; returns its reply and exit code. */
export const runCommand = async (
  ...args: readonly string[]
): Promise<CommandReply & { code: number | null }> => {
  const child = start(args)
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
  const [said, failed, code] = await Promise.all([wordsOf(child.stdout), wordsOf(child.stderr), ended])
  if (code === 0) return { ...(JSON.parse(said) as CommandReply), code }
  if (code === 3) return { ...(JSON.parse(failed) as CommandReply), code }
  throw new Error(`operator ${args.join(' ')} ended with ${code}: ${failed}`)
}

/** Starts a command and kills it with -9 this many milliseconds later. */
export const killCommand = async (milliseconds: number, ...args: readonly string[]): Promise<void> => {
  const child = start(args)
  const ended = new Promise(resolve => child.on('exit', resolve))
  await Promise.race([ended, wait(milliseconds)])
  child.kill('SIGKILL')
  await ended
}
