import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readPlan } from '#shared/credits/account-plan.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { onOrders } from './orders-channel.ts'

const planKey = (userId: string | undefined) => ['business', userId, 'plan']

/** The monthly plan of the signed-in business; read again whenever it or an order changes. */
export const usePlan = () => {
  const queries = useQueryClient()
  const session = useSession()
  const userId = session?.userId
  useEffect(
    () => onOrders(() => void queries.invalidateQueries({ queryKey: planKey(userId) })),
    [queries, userId],
  )
  return useQuery({
    queryKey: planKey(userId),
    queryFn: ({ signal }) => call(readPlan, {}, { signal, retry: false }),
    enabled: session !== undefined,
    // A month may have passed while another tab was in front.
    refetchOnWindowFocus: 'always',
  })
}
