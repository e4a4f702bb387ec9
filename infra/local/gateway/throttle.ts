import { type Throttle, throttleOf, wholeApi } from '#infra/system/throttles.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Takes one token of a bucket that fills by `rate` a second up to `burst`; false where there is none left. */
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
 * The API's limits of requests a second, for each route and for all of them together, as HTTP API keeps them: a token
 * bucket each. Answers whether a request may pass. `times` is for a load test, as a higher quota would be in the cloud.
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
