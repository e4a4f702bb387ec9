import { useInfiniteQuery } from '@tanstack/react-query'
import { listOpenAssignments } from '#shared/open-assignments/list-open-assignments.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

export const openAssignmentsKey = (userId: string | undefined) => ['partner', userId, 'open-assignments']

/** The open assignments, newest first, page by page; only those that need the skill if one is given. */
export const useOpenAssignments = (skill: string) => {
  const userId = useSession()?.userId
  return useInfiniteQuery({
    queryKey: [...openAssignmentsKey(userId), skill],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { ...(skill && { skill }), ...(cursor && { cursor }) }
      return call(listOpenAssignments, { query }, { signal, retry: false })
    },
    initialPageParam: '',
    getNextPageParam: page => page.next,
    // The previous list stays visible until the new filter is loaded, unless it belonged to another user.
    placeholderData: (before, query) => (query?.queryKey[1] === userId ? before : undefined),
    enabled: userId !== undefined,
  })
}

export type OpenAssignments = ReturnType<typeof useOpenAssignments>
export type ListedAssignment = NonNullable<OpenAssignments['data']>['pages'][number]['items'][number]
