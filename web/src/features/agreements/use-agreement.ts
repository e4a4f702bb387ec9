import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AgreementSide, ShownAgreement } from '#shared/agreements/agreement.ts'
import { readBusinessAgreement } from '#shared/agreements/business-agreements.ts'
import { readPartnerAgreement } from '#shared/agreements/partner-agreements.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

const read = { business: readBusinessAgreement, partner: readPartnerAgreement } as const

/** An agreement of the signed-in side, and how to show it as it was just changed. */
export const useAgreement = (side: AgreementSide, id: string) => {
  const userId = useSession()?.userId
  const queries = useQueryClient()
  const queryKey = [side, userId, 'agreement', id]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(read[side], { params: { id } }, { signal, retry: false }),
    refetchOnWindowFocus: 'always',
    enabled: userId !== undefined,
  })
  return { query, show: (changed: ShownAgreement) => queries.setQueryData(queryKey, changed) }
}
