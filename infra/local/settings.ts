import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type VatTime, vatTimes } from '#shared/credits/vat.ts'
import type { LogFormat } from './logs/log.ts'

export type Settings = {
  port: number
  dataFolder: string
  /** Whether to delete all data first. */
  fresh: boolean
  logFormat: LogFormat
  /** The factor by which the API's request rate limits are raised, for a load test. */
  throttleTimes: number
  /** Whether proofs of work take a hundredth of the work, for tests in a browser. */
  easyProofs: boolean
  /** When the VAT of credits that are ordered here is due. */
  vatAt: VatTime
  /** Whether a second operator releases what moves money. */
  fourEyes: 'on' | 'off'
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Reads the system's port. Throws if PORT is not a port. */
export const readPort = (environment: NodeJS.ProcessEnv): number => {
  const text = environment.PORT || '5173'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`PORT=${text} is not a port.`)
  return port
}

const logFormats: readonly LogFormat[] = ['errors', 'all', 'json']

const readLogFormat = ({ LOG: text = 'errors' }: NodeJS.ProcessEnv): LogFormat => {
  const format = logFormats.find(one => one === text)
  if (!format) throw new Error(`LOG=${text} must be one of ${logFormats.join(', ')}.`)
  return format
}

const readThrottleTimes = ({ THROTTLE_TIMES: text = '1' }: NodeJS.ProcessEnv): number => {
  const times = Number(text)
  if (!Number.isInteger(times) || times < 1)
    throw new Error(`THROTTLE_TIMES=${text} must be a whole number above 0.`)
  return times
}

const readVatTime = ({ VAT_AT: text = 'sale' }: NodeJS.ProcessEnv): VatTime => {
  const time = vatTimes.find(one => one === text)
  if (!time) throw new Error(`VAT_AT=${text} must be one of ${vatTimes.join(', ')}.`)
  return time
}

const readFourEyes = ({ FOUR_EYES: text = 'on' }: NodeJS.ProcessEnv): 'on' | 'off' => {
  if (text !== 'on' && text !== 'off') throw new Error(`FOUR_EYES=${text} must be on or off.`)
  return text
}

/**
 * Reads the settings of a start: PORT, DATA_DIR, LOG, THROTTLE_TIMES, EASY_PROOFS, VAT_AT, FOUR_EYES, --fresh. Throws for
 * invalid values or arguments.
 */
export function readSettings(environment: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  const unknown = args.find(argument => argument !== '--fresh')
  if (unknown) throw new Error(`Unknown argument ${unknown}; the only one is --fresh.`)
  return {
    port: readPort(environment),
    dataFolder: resolve(root, environment.DATA_DIR || '.local'),
    fresh: args.includes('--fresh'),
    logFormat: readLogFormat(environment),
    throttleTimes: readThrottleTimes(environment),
    easyProofs: environment.EASY_PROOFS === '1',
    vatAt: readVatTime(environment),
    fourEyes: readFourEyes(environment),
  }
}
