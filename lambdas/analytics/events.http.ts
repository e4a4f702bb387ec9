import { collectEvents } from '#shared/analytics/collect-events.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { countNetwork } from '../platform/limits/limits.ts'
import { networksOf } from '../platform/limits/network.ts'
import { collect } from './collect-events.ts'
import { eventQueue } from './event-queue.store.ts'

/** A visit sends about five times, and a whole office may share one IP address. */
const perNetworkAndHour = 3_000

export const handler = httpFunction([
  serve(collectEvents, async ({ body, clientAddress }) => {
    const networks = await networksOf(clientAddress)
    const count = await countNetwork({ form: 'events', max: perNetworkAndHour }, networks)
    if (count.exceeded) throw new Failure('rate_limited', { retryAfter: count.retryAfter })
    await collect(body, { queue: eventQueue })
    return undefined
  }),
])
