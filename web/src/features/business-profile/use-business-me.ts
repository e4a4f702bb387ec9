import { queryOptions, useQuery } from '@tanstack/react-query'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** Per user: data of another user in this browser is never shown. */
export const businessMeKey = (userId: string | undefined) => ['business', userId, 'me'] as const

/** The signed-in business: account, role, profile (null before onboarding), credits. The query itself retries. */
export const businessMe = (userId: string | undefined) =>
  queryOptions({
    queryKey: businessMeKey(userId),
    queryFn: ({ signal }) => call(getBusinessMe, {}, { signal, retry: false }),
  })

export const useBusinessMe = () => {
  const session = useSession()
  return useQuery({ ...businessMe(session?.userId), enabled: session !== undefined })
}
