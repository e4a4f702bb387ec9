import type { Flow } from './business/business-sign-in.ts'

type Lookup = 'present' | 'missing' | 'failed'

/** Returns where a business goes after a correct code; `requested` is the location that a guard redirected it from. */
export const destinationAfter = (flow: Flow, profile: Lookup, requested?: string): string => {
  // Whoever was invited needs no company of their own.
  if (requested === '/business/invitation') return requested
  if (profile !== 'present') return '/onboarding'
  return flow === 'sign_up' ? '/dashboard' : (requested ?? '/business/dashboard')
}

/**
 * Returns where a partner goes after the login: the location that a guard redirected them from, if it is in their
 * area.
 */
export const partnerDestination = (requested?: string): string =>
  requested?.startsWith('/partner/') ? requested : '/partner/dashboard'

/** Returns the requested location that a guard keeps in the navigation state; ignores anything else in it. */
export const requestedLocation = (state: unknown): string | undefined => {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && /^\/[^/\\]/.test(from) ? from : undefined
}
