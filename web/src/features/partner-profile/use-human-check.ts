import { useQuery } from '@tanstack/react-query'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The arithmetic question of the form: fetched when the form reaches it, and again only on request. */
export const useHumanCheck = (isAsked: boolean) => {
  const session = useSession()
  return useQuery({
    queryKey: ['partner', session?.userId, 'human-check'],
    queryFn: ({ signal }) => call(drawHumanCheck, {}, { signal, retry: false, fresh: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: isAsked,
  })
}

export type HumanCheckQuery = ReturnType<typeof useHumanCheck>
