import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LogFormat } from './logs/log.ts'

export type Settings = {
  port: number
  dataFolder: string
  /** Whether to forget all data first. */
  fresh: boolean
  logFormat: LogFormat
  /** By how much the API's limits of requests a second are raised, for a load test. */
  throttleTimes: number
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The port of the one origin. Throws on a PORT that is none. */
export const readPort = (environment: NodeJS.ProcessEnv): number => {
  const text = environment.PORT || '5173'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`PORT=${text} is not a port.`)
  return port
}

const logFormats: readonly LogFormat[] = ['errors', 'all', 'json']

const readLogFormat = ({ LOG: text = 'errors' }: NodeJS.ProcessEnv): LogFormat => {
  const format = logFormats.find(one => one === text)
  if (!format) throw new Error(`LOG=${text} is none of ${logFormats.join(', ')}.`)
  return format
}

const readThrottleTimes = ({ THROTTLE_TIMES: text = '1' }: NodeJS.ProcessEnv): number => {
  const times = Number(text)
  if (!Number.isInteger(times) || times < 1)
    throw new Error(`THROTTLE_TIMES=${text} is no whole number above 0.`)
  return times
}

/** What one start was told: PORT, DATA_DIR, LOG, THROTTLE_TIMES, --fresh. Throws on anything else it was told. */
export function readSettings(environment: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  const unknown = args.find(argument => argument !== '--fresh')
  if (unknown) throw new Error(`Unknown argument ${unknown}; there is only --fresh.`)
  return {
    port: readPort(environment),
    dataFolder: resolve(root, environment.DATA_DIR || '.local'),
    fresh: args.includes('--fresh'),
    logFormat: readLogFormat(environment),
    throttleTimes: readThrottleTimes(environment),
  }
}
