import { policyVersion } from '#shared/privacy/policy.ts'
import { store, stored } from '#web/src/platform/storage.ts'

/** What somebody allowed, as it is kept in the browser: the names of the switches, and what it was said under. */
type Consent = Record<string, boolean | string | number> & {
  /** ISO 8601, UTC. */
  consentDate: string
  /** Version of the policy. */
  policy: number
}

type Switch = Pick<HTMLInputElement, 'name' | 'checked'>

const consentKey = 'consent'
/** Twelve months. */
const keptMs = 365 * 86_400_000

/** The choice that still holds, if there is one. */
export const storedConsent = (): Consent | undefined => {
  const consent = JSON.parse(stored(consentKey) ?? '{}') as Consent
  const isFresh = Date.parse(consent.consentDate) + keptMs > Date.now()
  return isFresh && consent.policy === policyVersion ? consent : undefined
}

/** Keeps what the switches say, with the date and the policy that it was said under. */
export const storeConsent = (switches: Iterable<Switch>): void => {
  const consent: Consent = { consentDate: new Date().toISOString(), policy: policyVersion }
  for (const { name, checked } of switches) consent[name] = checked
  store(consentKey, JSON.stringify(consent))
}
