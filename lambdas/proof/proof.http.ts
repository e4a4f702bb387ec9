import { getProofChallenge } from '#shared/proof/get-challenge.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { countNetwork } from '../platform/limits/limits.ts'
import { networksOf } from '../platform/limits/network.ts'
import { proofChallenge } from '../platform/proof/proof.ts'

/** Generous: a whole office may share one IP address, and one sign-in needs two proofs. */
const perNetworkAndHour = 600

export const handler = httpFunction([
  serve(getProofChallenge, async ({ query, clientAddress }) => {
    const networks = await networksOf(clientAddress)
    const count = await countNetwork({ form: 'proof', max: perNetworkAndHour }, networks)
    if (count.exceeded) throw new Failure('rate_limited', { retryAfter: count.retryAfter })
    return proofChallenge(query.for, networks.network, query.weight, networks.site)
  }),
])
