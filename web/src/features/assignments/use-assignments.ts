import { useInfiniteQuery } from '@tanstack/react-query'
import type { AssignmentStatus } from '#shared/assignments/assignment.ts'
import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The signed-in partner's assignments, newest first, page by page; of one status where one is given. */
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
    // The list before stays until the next filter has come, unless it was another's.
    placeholderData: (before, query) => (query?.queryKey[1] === userId ? before : undefined),
    enabled: userId !== undefined,
  })
}
