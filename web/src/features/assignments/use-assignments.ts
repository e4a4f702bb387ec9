import { useInfiniteQuery } from '@tanstack/react-query'
import type { AssignmentStatus } from '#shared/assignments/assignment.ts'
import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The signed-in partner's assignments, newest first, page by page; only those with a status if one is given. */
export const useAssignments = (status?: AssignmentStatus) => {
  const userId = useSession()?.userId
  return useInfiniteQuery({
    queryKey: ['partner', userId, 'assignments', status ?? 'all'],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { ...(status && { status }), ...(cursor && { cursor }) }
      return call(listAssignments, { query }, { signal, retry: false })
    },
    initialPageParam: '',
    getNextPageParam: page => page.next,
    // The previous list stays visible until the new filter is loaded, unless it belonged to another user.
    placeholderData: (before, query) => (query?.queryKey[1] === userId ? before : undefined),
    enabled: userId !== undefined,
  })
}
