import { collectEvents } from '#shared/analytics/collect-events.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Requests a second, and how many may come at once. Whoever asks for more is answered 429. */
export type Throttle = { rate: number; burst: number }

/** All routes together. */
export const wholeApi: Throttle = { rate: 200, burst: 400 }

/** One route cannot use up what the others need; what is counted least of all, since nobody waits for its answer. */
const oneRoute: Throttle = { rate: 100, burst: 200 }
const counting: Throttle = { rate: 50, burst: 100 }

export const throttleOf = (endpoint: Endpoint): Throttle => (endpoint === collectEvents ? counting : oneRoute)
