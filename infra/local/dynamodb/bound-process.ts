import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'

type Child = ChildProcessByStdio<Writable, null, Readable>

export type BoundProcess = {
  /** Resolves with the end of its output once the process has ended. */
  exited: Promise<string>
  /** Resolves once the process has printed the word. */
  printed(word: string): Promise<void>
  /** Ends the process: SIGTERM first, SIGKILL after a second. */
  stop(): Promise<void>
}

// The shell reads from a pipe whose other end only this process holds. However this process ends, kill -9 included,
// the kernel closes the pipe; `read` then reaches the end of the file and the shell ends the program. `read` is a
// builtin, so no extra process is left if the program ends first.
const script = `
exec 3<&0
"$@" </dev/null 3<&- &
program=$!
echo "$program" > "$PID_FILE"
( while read -r _ <&3; do :; done; kill "$program"; sleep 1; kill -9 "$program" ) 2>/dev/null &
watcher=$!
exec 3<&-
wait "$program"
kill "$watcher" 2>/dev/null
rm -f "$PID_FILE"
`

/** Starts a program that ends with this process at the latest; its pid is in `pidFile` while it runs. */
export function startBound(program: string, args: readonly string[], pidFile: string): BoundProcess {
  const child = spawn(...command(program, args), {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, PID_FILE: pidFile },
    // A process group of its own: Ctrl-C in the terminal reaches only this process, which then stops the program.
    detached: process.platform !== 'win32',
  })
  let words = ''
  child.stderr.on('data', chunk => {
    words = (words + chunk).slice(-2000)
  })
  // The program may already have ended by itself.
  child.stdin.on('error', () => {})
  const exited = once(child, 'exit').then(() => words.trim())
  const printed = async (word: string) => {
    while (!words.includes(word)) await once(child.stderr, 'data')
  }
  return { exited, printed, stop: () => end(child, exited) }
}

function command(program: string, args: readonly string[]): [string, string[]] {
  return process.platform === 'win32'
    ? [program, [...args]]
    : ['/bin/sh', ['-c', script, 'sh', program, ...args]]
}

async function end(child: Child, exited: Promise<string>): Promise<void> {
  child.stdin.end()
  if (process.platform === 'win32') child.kill()
  await exited
}
