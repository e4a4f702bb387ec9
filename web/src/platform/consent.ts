import { policyVersion } from '#shared/privacy/policy.ts'
import { store, stored } from '#web/src/platform/storage.ts'

/** The stored consent: the names of the allowed switches, and the policy version. */
type Consent = Record<string, boolean | string | number> & {
  /** ISO 8601, UTC. */
  consentDate: string
  /** Version of the policy. */
  policy: number
}

/** A consent that is still valid. */
type Given = Record<string, boolean | number | Date>

type Switch = Pick<HTMLInputElement, 'name' | 'checked'>

export const consentKey = 'consent'
/** The key of the analytics ids, stored only while analytics is allowed. */
export const analyticsKey = 'analytics'
/** Twelve months. */
const keptMs = 365 * 86_400_000

/** Returns the stored choice if it is still valid. */
export const storedConsent = (): Consent | undefined => {
  const consent = JSON.parse(stored(consentKey) ?? '{}') as Consent
  const isFresh = Date.parse(consent.consentDate) + keptMs > Date.now()
  if (isFresh && consent.policy === policyVersion) return consent
}

/** Stores the state of the switches with the date and the policy version, and returns it. */
export const storeConsent = (switches: Iterable<Switch>): Given => {
  // JSON turns the date into the text that is read later.
  const consent: Given = { consentDate: new Date(), policy: policyVersion }
  for (const { name, checked } of switches) consent[name] = checked
  store(consentKey, JSON.stringify(consent))
  return consent
}
