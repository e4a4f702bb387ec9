import { collectEvents } from '#shared/analytics/collect-events.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Requests per second, and how many may come at once. The API returns 429 for more. */
export type Throttle = { rate: number; burst: number }

/** All routes together. */
export const wholeApi: Throttle = { rate: 200, burst: 400 }

/** A limit per route, so that no route uses up the others' share; analytics has the lowest, since nobody waits for it. */
const oneRoute: Throttle = { rate: 100, burst: 200 }
const counting: Throttle = { rate: 50, burst: 100 }

export const throttleOf = (endpoint: Endpoint): Throttle => (endpoint === collectEvents ? counting : oneRoute)
