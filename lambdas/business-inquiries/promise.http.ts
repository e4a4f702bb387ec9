import { getPromise } from '#shared/business-inquiries/promise-figure.ts'
import { clock } from '#shared/contract/clock.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { countedSince, promiseFigure } from './promise-figure.ts'
import { findPromised } from './promises.store.ts'

export const handler = httpFunction([
  serve(getPromise, async () => {
    const now = new Date(clock.now()).toISOString()
    return promiseFigure(await findPromised(countedSince(clock.now()), now), now)
  }),
])
