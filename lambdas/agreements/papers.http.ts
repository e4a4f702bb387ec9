import { checkPaper } from '#shared/agreements/check-paper.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { countNetwork } from '../platform/limits/limits.ts'
import { networksOf } from '../platform/limits/network.ts'
import { countSignatures } from './papers.store.ts'

/** Somebody who has papers checks a few of them. */
const perNetworkAndHour = 120

export const handler = httpFunction([
  serve(checkPaper, async ({ params: { hash }, clientAddress }) => {
    const networks = await networksOf(clientAddress)
    const [count, signatures] = await Promise.all([
      countNetwork({ form: 'agreement_paper', max: perNetworkAndHour }, networks),
      countSignatures(hash),
    ])
    if (count.exceeded) throw new Failure('rate_limited', { retryAfter: count.retryAfter })
    return { signatures }
  }),
])
