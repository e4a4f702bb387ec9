import { useQuery } from '@tanstack/react-query'
import { listEarnings } from '#shared/earnings/list-earnings.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The earnings of the signed-in partner: months (newest first), their sums, and the current month. */
export const useEarnings = () => {
  const session = useSession()
  return useQuery({
    queryKey: ['partner', session?.userId, 'earnings'],
    queryFn: ({ signal }) => call(listEarnings, {}, { signal, retry: false }),
    enabled: session?.pool === 'partner',
  })
}
