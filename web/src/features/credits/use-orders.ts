import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listOrders } from '#shared/credits/account-orders.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { onOrders } from './orders-channel.ts'

const ordersKey = (userId: string | undefined) => ['business', userId, 'orders']

/** The orders of the signed-in business, newest first, page by page; read again whenever one is sent or cancelled. */
export const useOrders = () => {
  const queries = useQueryClient()
  const session = useSession()
  const userId = session?.userId
  useEffect(
    () => onOrders(() => void queries.invalidateQueries({ queryKey: ordersKey(userId) })),
    [queries, userId],
  )
  return useInfiniteQuery({
    queryKey: ordersKey(userId),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listOrders, { query: cursor ? { cursor } : {} }, { signal, retry: false }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: session !== undefined,
    // An operator may have recorded the payment while another tab was in front.
    refetchOnWindowFocus: 'always',
  })
}
