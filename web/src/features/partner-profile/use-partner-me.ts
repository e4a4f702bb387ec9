import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { call, type Reply } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** Per user: data of another user in this browser is never shown. */
export const partnerMeKey = (userId: string | undefined) => ['partner', userId, 'me'] as const

/** The signed-in partner: account, role, profile (null before onboarding). The query itself retries. */
export const partnerMe = (userId: string | undefined) =>
  queryOptions({
    queryKey: partnerMeKey(userId),
    queryFn: ({ signal }) => call(getPartnerMe, {}, { signal, retry: false }),
  })

export const usePartnerMe = () => {
  const session = useSession()
  return useQuery({ ...partnerMe(session?.userId), enabled: session?.pool === 'partner' })
}

export type Me = Reply<typeof getPartnerMe>

/** Updates the partner's data in every view. */
export const useChangeMe = () => {
  const queries = useQueryClient()
  const key = partnerMeKey(useSession()?.userId)
  return (change: (me: Me) => Me): void => {
    queries.setQueryData<Me>(key, me => me && change(me))
  }
}
