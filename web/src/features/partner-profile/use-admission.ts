import { useQuery } from '@tanstack/react-query'
import { getAdmission } from '#shared/partner-profile/get-admission.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** Where the admission of the signed-in partner is. */
export const useAdmission = () => {
  const session = useSession()
  return useQuery({
    queryKey: ['partner', session?.userId, 'admission'],
    queryFn: ({ signal }) => call(getAdmission, {}, { signal, retry: false }),
    enabled: session?.pool === 'partner',
  })
}
