import { readCredits } from '#shared/credits/read-credits.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { findBalance, listCreditChanges } from './balance.store.ts'

// A function of its own: that of the visitors' endpoints must not read accounts.
export const handler = httpFunction([
  serve(readCredits, async ({ query, caller }) => {
    const [balance, changes] = await Promise.all([findBalance(caller), listCreditChanges(caller, query)])
    return { balance, ...changes }
  }),
])
