import { Failure } from '../failure.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { countAttempt, countNetwork } from './limits.ts'
import { networksOf } from './network.ts'
import type { Verdict } from './verdict.ts'

type Guarded = {
  form: string
  perHour: { caller: number; network: number }
  caller: string
  clientAddress: string
}

/** Counts an attempt of a signed-in user by account and by network; needs no proof. Refuses with `rate_limited`. */
export const guardCaller = async ({ form, perHour, caller, clientAddress }: Guarded): Promise<Verdict> => {
  const [account, networks] = await Promise.all([keyedHash('caller', caller), networksOf(clientAddress)])
  const counts = await Promise.all([
    countAttempt({ form, kind: 'caller', max: perHour.caller }, account),
    countNetwork({ form, max: perHour.network }, networks),
  ])
  const exceeded = counts.find(count => count.exceeded)
  return {
    refusal: exceeded ? new Failure('rate_limited', { retryAfter: exceeded.retryAfter }) : null,
    uncount: async () => {
      await Promise.all(counts.map(count => count.uncount()))
    },
  }
}
