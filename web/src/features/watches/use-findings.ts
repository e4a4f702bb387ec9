import { useQuery } from '@tanstack/react-query'
import { listFindings } from '#shared/watches/findings.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { findingsKey } from './use-watches.ts'

/** What the partner's watches find, as the watches, the assignments and the profile are when it is opened. */
export const useFindings = () => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: findingsKey(userId),
    queryFn: ({ signal }) => call(listFindings, {}, { signal, retry: false }),
    enabled: userId !== undefined,
    // The profile may be mended before it is opened again.
    gcTime: 0,
  })
}
