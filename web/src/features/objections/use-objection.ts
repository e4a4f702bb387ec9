import { useQuery } from '@tanstack/react-query'
import { readObjection } from '#shared/objections/objections.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The partner's last objection to a row. */
export const useObjection = (thing: string) => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: ['partner', userId, 'objection', thing],
    queryFn: ({ signal }) => call(readObjection, { params: { thing } }, { signal, retry: false }),
    enabled: userId !== undefined,
    // An operator may answer it while the page is open.
    gcTime: 0,
  })
}
