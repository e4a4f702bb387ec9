import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

const pool = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Only where the pools are not Amazon's: on one machine. */
  userPoolEndpoint: z.optional(z.string()),
})

const configuration = z.object({ region: z.string(), stage: z.string(), business: pool, partner: pool })

export type Configuration = z.infer<typeof configuration>
export type PoolName = 'business' | 'partner'

const load = async (): Promise<Configuration> => {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(15_000) }).catch(() => undefined)
  if (!response?.ok) throw new ApiError('unavailable', { status: response?.status ?? 0 })
  return configuration.parse(await response.json())
}

let loaded: Promise<Configuration> | undefined

/** What the deployment tells the browser, asked for once; a failure is not kept. Throws ApiError `unavailable`. */
export const config = (): Promise<Configuration> => {
  loaded ??= load().catch(error => {
    loaded = undefined
    throw error
  })
  return loaded
}
