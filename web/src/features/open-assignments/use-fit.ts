import { useQuery } from '@tanstack/react-query'
import { readFit } from '#shared/open-assignments/read-fit.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** How the partner's profile fits an assignment, as both are when it is opened. */
export const useFit = (id: string) => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: ['partner', userId, 'fit', id],
    queryFn: ({ signal }) => call(readFit, { params: { id } }, { signal, retry: false }),
    enabled: userId !== undefined,
    // The profile may be mended before it is opened again.
    gcTime: 0,
  })
}
