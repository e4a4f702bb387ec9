import { useInfiniteQuery } from '@tanstack/react-query'
import { listPartnerProposals } from '#shared/proposals/partner-proposals.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The proposals of the signed-in partner, newest first, page by page. */
export const usePartnerProposals = () => {
  const userId = useSession()?.userId
  return useInfiniteQuery({
    queryKey: ['partner', userId, 'proposals'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listPartnerProposals, { query: cursor ? { cursor } : {} }, { signal, retry: false }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
    enabled: userId !== undefined,
  })
}
