import { useQuery } from '@tanstack/react-query'
import { readOrderedWork } from '#shared/reports/business-reports.ts'
import { readWork } from '#shared/reports/partner-reports.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** An assignment of the signed-in partner, with its reports. */
export const useWork = (id: string) => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: ['partner', userId, 'work', id],
    queryFn: ({ signal }) => call(readWork, { params: { id } }, { signal, retry: false }),
    refetchOnWindowFocus: 'always',
    enabled: userId !== undefined,
  })
}

/** An assignment for the signed-in business, with its reports. */
export const useOrderedWork = (partnerId: string, id: string) => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: ['business', userId, 'work', partnerId, id],
    queryFn: ({ signal }) => call(readOrderedWork, { params: { partnerId, id } }, { signal, retry: false }),
    refetchOnWindowFocus: 'always',
    enabled: userId !== undefined,
  })
}
