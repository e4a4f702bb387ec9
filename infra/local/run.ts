import { whenNpmEnds } from './npm-parent.ts'
import { readSettings } from './settings.ts'
import { type System, startSystem } from './start-system.ts'

/** Milliseconds that a graceful stop may take. */
const stopWithinMs = 5000

let system: System | undefined
let stopping = false

// Exiting at once is always safe: threads end with the process, the engine's shell sees its pipe close, and everything
// acknowledged is on disk. A graceful stop only lets running requests end first.
async function stop(exitCode: number): Promise<void> {
  if (stopping || !system) process.exit(exitCode)
  stopping = true
  setTimeout(() => process.exit(exitCode), stopWithinMs).unref()
  await system.stop().catch(error => console.error(error))
  process.exit(exitCode)
}

function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.on('uncaughtException', error => {
    console.error(error)
    void stop(1)
  })
  // The reader of the output is gone: a closed terminal, or `npm start | head`.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => void stop(0))
}

/** Starts the system, prints when it is ready, and ends together with the npm that started it. */
export async function run(): Promise<void> {
  stopOnSignals()
  whenNpmEnds(() => void stop(1))
  try {
    system = await startSystem(readSettings(process.env, process.argv.slice(2)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const { origin, demo, log, broken } = system
  if (demo) console.log(demo)
  console.log(`mails  ${origin}/_local/inbox (log: ${log})`)
  console.log(`ready ${origin}`)
  const reason = await broken
  if (stopping) return
  console.error(reason)
  await stop(1)
}
