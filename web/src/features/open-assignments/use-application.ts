import { useQuery } from '@tanstack/react-query'
import { readApplication } from '#shared/open-assignments/applications.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The partner's application for one assignment, as it is when it is opened. */
export const useApplication = (id: string) => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: ['partner', userId, 'application', id],
    queryFn: ({ signal }) => call(readApplication, { params: { id } }, { signal, retry: false }),
    enabled: userId !== undefined,
    // Another tab may have changed it.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
