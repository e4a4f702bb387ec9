import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { engineBinary } from './binary.ts'
import { type BoundProcess, startBound } from './bound-process.ts'
import { freePort } from './free-port.ts'
import { waitForOwner } from './owner.ts'

export type Engine = {
  endpoint: string
  /** The SQLite file, if this process started the engine: its stream needs an index and trimming. */
  databaseFile?: string
  /** Resolves with the engine's last output once it has ended for any reason; never resolves for a given endpoint. */
  exited: Promise<string>
  stop(): Promise<void>
}

const portAttempts = 3

/**
 * Starts DynamoDB over `<dataFolder>/dynamodb/`, or uses the one at LOCAL_DYNAMODB_ENDPOINT.
 * Throws if there is no engine, if the data folder is in use, or if the engine does not respond within 10 s.
 */
export async function startEngine(dataFolder: string): Promise<Engine> {
  const given = process.env.LOCAL_DYNAMODB_ENDPOINT
  if (given) return { endpoint: given, exited: new Promise(() => {}), stop: async () => {} }
  const binary = engineBinary()
  const folder = join(dataFolder, 'dynamodb')
  mkdirSync(folder, { recursive: true })
  await waitForOwner(join(folder, 'engine.pid'), join(folder, 'table.sqlite'))
  return startOn(binary, folder, portAttempts)
}

async function startOn(binary: string, folder: string, attemptsLeft: number): Promise<Engine> {
  const port = await freePort()
  const databaseFile = join(folder, 'table.sqlite')
  const args = ['serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', databaseFile]
  const bound = startBound(binary, args, join(folder, 'engine.pid'))
  const endpoint = `http://127.0.0.1:${port}`
  const failure = await startFailure(bound, endpoint)
  if (failure === undefined) return { endpoint, databaseFile, exited: bound.exited, stop: bound.stop }
  await bound.stop()
  // Another process may take the free port before the engine binds it.
  if (failure.includes('already in use') && attemptsLeft > 1) return startOn(binary, folder, attemptsLeft - 1)
  throw new Error(`DynamoDB did not start: ${failure}`)
}

/** Waits until the engine listens and responds; returns undefined then, or the reason for the failure. */
async function startFailure(bound: BoundProcess, endpoint: string): Promise<string | undefined> {
  const deadline = AbortSignal.timeout(10_000)
  const late = new Promise<string>(resolve => {
    deadline.addEventListener('abort', () => resolve('no response within 10 s'), { once: true })
  })
  const gone = bound.exited.then(words => words || 'it ended without a word')
  // Waits for the engine's own message first: the probe alone could reach another program that took the port.
  return Promise.race([gone, late, bound.printed('listening').then(() => probe(endpoint, deadline))])
}

async function probe(endpoint: string, deadline: AbortSignal): Promise<undefined> {
  while (!deadline.aborted) {
    try {
      await fetch(endpoint, { signal: deadline })
      return
    } catch {
      await new Promise(resolve => setTimeout(resolve, 5))
    }
  }
}
