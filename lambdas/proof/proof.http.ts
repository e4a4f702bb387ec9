import { getProofChallenge } from '#shared/proof/get-challenge.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { countAttempt } from '../platform/limits/limits.ts'
import { networkOf } from '../platform/limits/network.ts'
import { proofChallenge } from '../platform/proof/proof.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'

/** Generous: a whole office shares one address, and one sign-in takes two proofs. */
const perNetworkAndHour = 600

export const handler = httpFunction([
  serve(getProofChallenge, async ({ query, clientAddress }) => {
    const network = await keyedHash('network', networkOf(clientAddress))
    const count = await countAttempt({ form: 'proof', kind: 'network', max: perNetworkAndHour }, network)
    if (count.exceeded) throw new Failure('rate_limited', { retryAfter: count.retryAfter })
    return proofChallenge(query.for, network, query.weight)
  }),
])
