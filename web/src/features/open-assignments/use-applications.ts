import { useInfiniteQuery } from '@tanstack/react-query'
import { listApplications } from '#shared/open-assignments/applications.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

export const applicationsKey = (userId: string | undefined) => ['partner', userId, 'applications']

/** The partner's own applications, newest first, page by page. */
export const useApplications = () => {
  const userId = useSession()?.userId
  return useInfiniteQuery({
    queryKey: applicationsKey(userId),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listApplications, { query: cursor ? { cursor } : {} }, { signal, retry: false }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
    enabled: userId !== undefined,
  })
}

export type Applications = ReturnType<typeof useApplications>
