import { useInfiniteQuery } from '@tanstack/react-query'
import { readCredits } from '#shared/credits/read-credits.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The balance of the signed-in business and its changes, newest first. The query itself retries. */
export const useCreditHistory = () => {
  const session = useSession()
  return useInfiniteQuery({
    queryKey: ['business', session?.userId, 'credits'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(readCredits, { query: cursor ? { cursor } : {} }, { signal, retry: false }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: session !== undefined,
  })
}
