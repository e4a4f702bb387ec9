import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readPay } from '#shared/self-bills/partner-self-bills.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** How the signed-in partner is paid. An answer changes the earnings, too: `reread` reads both again. */
export const usePay = () => {
  const session = useSession()
  const queries = useQueryClient()
  const own = ['partner', session?.userId]
  const query = useQuery({
    queryKey: [...own, 'pay'],
    queryFn: ({ signal }) => call(readPay, {}, { signal, retry: false }),
    enabled: session?.pool === 'partner',
  })
  const reread = () =>
    Promise.all(['pay', 'earnings'].map(name => queries.invalidateQueries({ queryKey: [...own, name] })))
  return { query, reread }
}
