import { useQuery } from '@tanstack/react-query'
import { listEarnings } from '#shared/earnings/list-earnings.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** What the signed-in partner has earned: months (newest first), their sums, and the present month. */
export const useEarnings = () => {
  const session = useSession()
  return useQuery({
    queryKey: ['partner', session?.userId, 'earnings'],
    queryFn: ({ signal }) => call(listEarnings, {}, { signal, retry: false }),
    enabled: session?.pool === 'partner',
  })
}
