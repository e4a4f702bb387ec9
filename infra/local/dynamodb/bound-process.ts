import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'

type Child = ChildProcessByStdio<Writable, null, Readable>

export type BoundProcess = {
  /** Resolves when the process is gone, with the last of what it wrote. */
  exited: Promise<string>
  /** Resolves when the process has written the word. */
  said(word: string): Promise<void>
  /** Ends the process: politely first, by force after a second. */
  stop(): Promise<void>
}

// The shell reads a pipe whose other end only we hold. However we end, kill -9 included, the kernel
// closes it; `read` then meets the end of the file and the shell ends the program. `read` is a builtin,
// so no process of the watcher's own is left when the program ends first.
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

/** Starts a program that never outlives this process; its pid is in `pidFile` while it runs. */
export function startBound(program: string, args: readonly string[], pidFile: string): BoundProcess {
  const child = spawn(...command(program, args), {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, PID_FILE: pidFile },
    // A process group of its own: Ctrl-C in the terminal is for us, who stop it when nobody needs it.
    detached: process.platform !== 'win32',
  })
  let words = ''
  child.stderr.on('data', chunk => {
    words = (words + chunk).slice(-2000)
  })
  // Ending it after it ended by itself is no error.
  child.stdin.on('error', () => {})
  const exited = once(child, 'exit').then(() => words.trim())
  const said = async (word: string) => {
    while (!words.includes(word)) await once(child.stderr, 'data')
  }
  return { exited, said, stop: () => end(child, exited) }
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
