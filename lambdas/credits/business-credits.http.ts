import { readCredits } from '#shared/credits/read-credits.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { findBalance, listCreditChanges } from './balance.store.ts'

// Apart from the endpoints for visitors, which have no business reading anybody's account.
export const handler = httpFunction([
  serve(readCredits, async ({ query, caller }) => {
    const [balance, changes] = await Promise.all([findBalance(caller), listCreditChanges(caller, query)])
    return { balance, ...changes }
  }),
])
