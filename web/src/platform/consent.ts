import { policyVersion } from '#shared/privacy/policy.ts'
import { store, stored } from '#web/src/platform/storage.ts'

/** What somebody allowed, as it is kept in the browser: the names of the switches, and what it was said under. */
type Consent = Record<string, boolean | string | number> & {
  /** ISO 8601, UTC. */
  consentDate: string
  /** Version of the policy. */
  policy: number
}

/** The same while it is given. */
type Given = Record<string, boolean | number | Date>

type Switch = Pick<HTMLInputElement, 'name' | 'checked'>

export const consentKey = 'consent'
/** Where the ids of analytics are kept, as long as it is allowed. */
export const analyticsKey = 'analytics'
/** Twelve months. */
const keptMs = 365 * 86_400_000

/** The choice that still holds, if there is one. */
export const storedConsent = (): Consent | undefined => {
  const consent = JSON.parse(stored(consentKey) ?? '{}') as Consent
  const isFresh = Date.parse(consent.consentDate) + keptMs > Date.now()
  if (isFresh && consent.policy === policyVersion) return consent
}

/** Keeps what the switches say, with the date and the policy that it was said under, and gives it back. */
export const storeConsent = (switches: Iterable<Switch>): Given => {
  // JSON makes of a date what is read again.
  const consent: Given = { consentDate: new Date(), policy: policyVersion }
  for (const { name, checked } of switches) consent[name] = checked
  store(consentKey, JSON.stringify(consent))
  return consent
}
