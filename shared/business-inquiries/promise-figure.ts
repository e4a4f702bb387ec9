import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'

/** How many days back the figure looks. */
export const promiseDays = 90

/** Fewer cases say nothing: the figure is shown from here on. */
export const minPromises = 10

/**
 * How the promise of a first proposal was kept in the last 90 days, counted from the inquiries themselves: the share in
 * percent, and after how many hours proposals came, as a median. Null while there are too few cases.
 */
export const getPromise = endpoint({
  method: 'GET',
  path: '/api/promise',
  access: 'public',
  cacheSeconds: 600,
  reply: {
    status: 200,
    body: z.object({ cases: z.int(), keptPercent: z.nullable(z.int()), medianHours: z.nullable(z.int()) }),
  },
  errors: [],
})
