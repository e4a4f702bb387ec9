import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getPaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { call, type Reply } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

type Found = Reply<typeof getPaymentSettings>

/** The signed-in partner's payment settings, masked by the server, and whether the e-mail address is verified. */
export const usePaymentSettings = () => {
  const session = useSession()
  const queries = useQueryClient()
  const queryKey = ['partner', session?.userId, 'payment-settings']
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getPaymentSettings, {}, { signal, retry: false }),
    enabled: session?.pool === 'partner',
  })
  const change = (changed: Partial<Found>): void => {
    queries.setQueryData<Found>(queryKey, found => found && { ...found, ...changed })
  }
  return { query, change }
}
