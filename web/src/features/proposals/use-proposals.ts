import { useQuery } from '@tanstack/react-query'
import { listProposals } from '#shared/proposals/answer-proposal.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The proposals for an inquiry of the signed-in business. */
export const useProposals = (inquiryId: string) => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: ['business', userId, 'proposals', inquiryId],
    queryFn: ({ signal }) => call(listProposals, { params: { id: inquiryId } }, { signal, retry: false }),
    refetchOnWindowFocus: 'always',
    enabled: userId !== undefined,
  })
}
