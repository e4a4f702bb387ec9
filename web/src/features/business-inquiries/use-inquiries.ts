import { useInfiniteQuery } from '@tanstack/react-query'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { inquiriesKey } from './inquiries-key.ts'

/** The inquiries of the signed-in business, newest first, page by page. The query itself retries. */
export const useInquiries = () => {
  const session = useSession()
  return useInfiniteQuery({
    queryKey: inquiriesKey(session?.userId),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listInquiries, { query: cursor ? { cursor } : {} }, { signal, retry: false }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: session !== undefined,
  })
}
