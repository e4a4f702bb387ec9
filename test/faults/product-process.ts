import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { patient } from '../patient.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** A first start takes ten seconds on quiet cores, and tests keep them busy. */
const readyWithinMs = patient(240_000)

export type ProductProcess = {
  origin: string
  port: number
  dataFolder: string
  /** Ends it like a crash or a power cut: kill -9, no handler runs. */
  kill(): Promise<void>
  /** Ends it like Ctrl-C. */
  stop(): Promise<void>
}

/**
 * Starts the product like `npm start` with its own data, and resolves when it is ready; port 0 takes a free one. Throws
 * with its last output if it ends before that or is not ready in time.
 */
export const startProduct = async (
  dataFolder: string,
  port = 0,
  environment: Record<string, string> = {},
  stderr: 'pipe' | 'inherit' = 'pipe',
): Promise<ProductProcess> => {
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG: 'json', ...environment },
    stdio: ['ignore', 'pipe', stderr],
  })
  const exited = once(child, 'exit')
  let printed = ''
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: string) => {
      printed = (printed + chunk).slice(-8_000)
      const origin = /^ready (http\S+)/m.exec(printed)?.[1]
      if (origin) resolve(origin)
    }
    child.stdout?.setEncoding('utf8').on('data', read)
    child.stderr?.setEncoding('utf8').on('data', read)
    void exited.then(() => reject(new Error(`The product ended before it was ready:\n${printed}`)))
    setTimeout(() => reject(new Error(`The product is not ready:\n${printed}`)), readyWithinMs).unref()
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await exited
  }
  try {
    const origin = await ready
    const kill = () => end('SIGKILL')
    return { origin, port: Number(new URL(origin).port), dataFolder, kill, stop: () => end('SIGTERM') }
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
}
