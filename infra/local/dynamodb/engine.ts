import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { engineBinary } from './binary.ts'
import { type BoundProcess, startBound } from './bound-process.ts'
import { freePort } from './free-port.ts'
import { waitForOwner } from './owner.ts'

export type Engine = {
  endpoint: string
  /** The SQLite file, where the engine is ours: its stream wants an index and trimming. */
  databaseFile?: string
  /** Resolves when the engine is gone, asked to or not, with its last words; never for a given endpoint. */
  exited: Promise<string>
  stop(): Promise<void>
}

const portAttempts = 3

/**
 * DynamoDB for this machine: the one at LOCAL_DYNAMODB_ENDPOINT, or our own over `<dataFolder>/dynamodb/`.
 * Throws when there is none, when the data folder is in use, or when it does not answer within 10 s.
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
  const failure = await answers(bound, endpoint)
  if (failure === undefined) return { endpoint, databaseFile, exited: bound.exited, stop: bound.stop }
  await bound.stop()
  // Somebody else may take the port between our finding it free and the engine's binding it.
  if (failure.includes('already in use') && attemptsLeft > 1) return startOn(binary, folder, attemptsLeft - 1)
  throw new Error(`DynamoDB did not start: ${failure}`)
}

/** Undefined once the engine itself says that it listens and answers; otherwise why it does not. */
async function answers(bound: BoundProcess, endpoint: string): Promise<string | undefined> {
  const deadline = AbortSignal.timeout(10_000)
  const late = new Promise<string>(resolve => {
    deadline.addEventListener('abort', () => resolve('no answer within 10 s'), { once: true })
  })
  const gone = bound.exited.then(words => words || 'it ended without a word')
  // Its own word first: a probe alone could reach another program on a port just lost to it.
  return Promise.race([gone, late, bound.said('listening').then(() => probe(endpoint, deadline))])
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
