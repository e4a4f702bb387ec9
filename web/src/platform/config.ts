import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

const pool = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Only set if the pools are not Amazon's, as on a developer's machine. */
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

/**
 * Fetches the configuration of the deployment once; a failure is retried by the next call. Throws ApiError
 * `unavailable`.
 */
export const config = (): Promise<Configuration> => {
  loaded ??= load().catch(error => {
    loaded = undefined
    throw error
  })
  return loaded
}
