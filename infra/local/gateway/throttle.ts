import { type Throttle, throttleOf, wholeApi } from '#infra/system/throttles.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** A token bucket that fills by `rate` a second up to `burst`. The function takes one token; false if none is left. */
const bucketOf = ({ rate, burst }: Throttle, now: () => number) => {
  let tokens = burst
  let filledAt = now()
  return (): boolean => {
    const at = now()
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * rate)
    filledAt = at
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}

/**
 * The API's request rate limits, for each route and for all routes together: a token bucket each, as in HTTP API.
 * Returns a function that says whether a request may pass. `times` raises the limits for a load test.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-throttling.html
 */
export const createThrottle = ({ times = 1, now = performance.now.bind(performance) } = {}) => {
  const scaled = ({ rate, burst }: Throttle): Throttle => ({ rate: rate * times, burst: burst * times })
  const whole = bucketOf(scaled(wholeApi), now)
  const routes = new Map<Endpoint, () => boolean>()
  return (endpoint: Endpoint): boolean => {
    const one = routes.get(endpoint) ?? bucketOf(scaled(throttleOf(endpoint)), now)
    routes.set(endpoint, one)
    return one() && whole()
  }
}
