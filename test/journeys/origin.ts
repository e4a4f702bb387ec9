import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origins of the products under test: one for each process that runs journeys. */
    origins: readonly string[]
  }
}

const place = Number(process.env.VITEST_POOL_ID)
const found = inject('origins')[place - 1]
if (!found) throw new Error(`No product was started for process ${place} of the tests`)

/** The origin of this process's product. */
export const origin: string = found
