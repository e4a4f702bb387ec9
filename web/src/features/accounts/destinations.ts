import type { Flow } from './business/business-sign-in.ts'

type Lookup = 'present' | 'missing' | 'failed'

/** Where a business goes after its code was right; `asked` is the place a guard sent it away from. */
export const destinationAfter = (flow: Flow, profile: Lookup, asked?: string): string => {
  if (profile !== 'present') return '/onboarding'
  return flow === 'sign_up' ? '/dashboard' : (asked ?? '/business/dashboard')
}

/** Where a partner goes who has logged in: to the place a guard sent them away from, if it is one of theirs. */
export const partnerDestination = (asked?: string): string =>
  asked?.startsWith('/partner/') ? asked : '/partner/dashboard'

/** The requested location that a guard keeps in the navigation state; anything else in there is ignored. */
export const requestedLocation = (state: unknown): string | undefined => {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && /^\/[^/\\]/.test(from) ? from : undefined
}
