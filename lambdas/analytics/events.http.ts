import { collectEvents } from '#shared/analytics/collect-events.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { countAttempt } from '../platform/limits/limits.ts'
import { networkOf } from '../platform/limits/network.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { collect } from './collect-events.ts'
import { eventQueue } from './event-queue.store.ts'

/** A page sends some five times a visit, and a whole office shares one address. */
const perNetworkAndHour = 3_000

export const handler = httpFunction([
  serve(collectEvents, async ({ body, clientAddress }) => {
    const network = await keyedHash('network', networkOf(clientAddress))
    const count = await countAttempt({ form: 'events', kind: 'network', max: perNetworkAndHour }, network)
    if (count.exceeded) throw new Failure('rate_limited', { retryAfter: count.retryAfter })
    await collect(body, { queue: eventQueue })
    return undefined
  }),
])
