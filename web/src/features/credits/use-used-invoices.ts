import { useInfiniteQuery } from '@tanstack/react-query'
import { listUseInvoices } from '#shared/credits/use-invoices.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The invoices of what the signed-in business has used, newest first, page by page. */
export const useUsedInvoices = () => {
  const session = useSession()
  return useInfiniteQuery({
    queryKey: ['business', session?.userId, 'used-invoices'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listUseInvoices, { query: cursor ? { cursor } : {} }, { signal, retry: false }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: session !== undefined,
  })
}
