import { expect, test } from 'vitest'
import { createThrottle } from '#infra/local/gateway/throttle.ts'
import { throttleOf, wholeApi } from '#infra/system/throttles.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { servedEndpoints } from './served-api.ts'

const [first, ...others] = servedEndpoints as [Endpoint, ...Endpoint[]]

/** Creates a throttle with its own clock; counts how many requests of a given number pass. */
const createTestThrottle = (times?: number) => {
  let now = 0
  const mayPass = createThrottle({ ...(times && { times }), now: () => now })
  return {
    passed: (count: number, endpoint: Endpoint) =>
      Array.from({ length: count }, () => mayPass(endpoint)).filter(Boolean).length,
    later: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

test('a route allows its burst at once, and its rate every second after that', () => {
  const { burst, rate } = throttleOf(first)
  const { passed, later } = createTestThrottle()
  expect(passed(burst + 50, first)).toBe(burst)
  later(500)
  expect(passed(burst, first)).toBe(rate / 2)
  later(3_600_000)
  expect(passed(burst + 50, first)).toBe(burst)
})

test('one route leaves the others their limits, up to the limit of the API', () => {
  const { passed } = createTestThrottle()
  expect(passed(1000, first)).toBe(throttleOf(first).burst)
  const further = others.reduce((sum, endpoint) => sum + passed(1000, endpoint), 0)
  expect(throttleOf(first).burst + further).toBe(wholeApi.burst)
})

test('a load test raises them', () => {
  expect(createTestThrottle(10).passed(10_000, first)).toBe(10 * throttleOf(first).burst)
})
