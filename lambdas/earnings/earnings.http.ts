import { clock } from '#shared/contract/clock.ts'
import { listEarnings as listEarningsEndpoint } from '#shared/earnings/list-earnings.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { monthsOf } from './earnings.store.ts'
import { listEarnings } from './list-earnings.ts'

export const handler = httpFunction([
  serve(listEarningsEndpoint, async ({ caller }) => listEarnings(await monthsOf(caller), clock.now())),
])
