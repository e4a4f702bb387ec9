import { useQuery } from '@tanstack/react-query'
import { signedInEmail } from '#web/src/platform/amplify.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

/** The address of the partner who is signed in; nothing until it is read. */
export const usePartnerEmail = (): string | undefined => {
  const session = useSession()
  const { data } = useQuery({
    queryKey: ['partner', session?.userId, 'email'],
    queryFn: async () => (await signedInEmail('partner')) ?? null,
    enabled: session?.pool === 'partner',
  })
  return data ?? undefined
}
