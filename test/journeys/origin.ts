import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the products answer that the journeys walk through: one for each process that runs journeys. */
    origins: readonly string[]
  }
}

const place = Number(process.env.VITEST_POOL_ID)
const found = inject('origins')[place - 1]
if (!found) throw new Error(`No product was started for process ${place} of the tests`)

/** Where the product of this process answers. */
export const origin: string = found
