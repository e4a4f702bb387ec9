import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Settings = {
  port: number
  dataFolder: string
  /** Whether to forget all data first. */
  fresh: boolean
  logFormat: 'readable' | 'json'
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The port of the one origin. Throws on a PORT that is none. */
export const readPort = (environment: NodeJS.ProcessEnv): number => {
  const text = environment.PORT || '5173'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`PORT=${text} is not a port.`)
  return port
}

/** What one start was told: PORT, DATA_DIR, LOG=json, --fresh. Throws on anything else it was told. */
export function readSettings(environment: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  const unknown = args.find(argument => argument !== '--fresh')
  if (unknown) throw new Error(`Unknown argument ${unknown}; there is only --fresh.`)
  return {
    port: readPort(environment),
    dataFolder: resolve(root, environment.DATA_DIR || '.local'),
    fresh: args.includes('--fresh'),
    logFormat: environment.LOG === 'json' ? 'json' : 'readable',
  }
}
