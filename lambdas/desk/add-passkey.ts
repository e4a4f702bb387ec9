import { randomUUID } from 'node:crypto'
import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import { Failure } from '../platform/failure.ts'
import { write } from '../platform/table/write.ts'
import { requireFresh } from './fresh.ts'
import { completePasskey, hasPasskey, startPasskey } from './passkeys.store.ts'

/** Who asks, with what they were let in by. */
type Asking = {
  accessToken: string
  person: string
  /** Milliseconds, as `now`. */
  signedInAt: number
  now: number
}

/** What the browser needs to make a passkey. Throws `sign_in_too_old`. */
export const requestPasskeyFor = async ({ accessToken, signedInAt, now }: Asking) => {
  requireFresh(signedInAt, now)
  return { options: await startPasskey(accessToken) }
}

/**
 * Adds a passkey for whoever has signed in within the last minutes: an unlocked desk, or a token that was taken, must not
 * become a way in that stays. Throws `sign_in_too_old`, and `invalid_fields` for a passkey that Cognito refuses.
 */
export const addPasskeyFor = async (
  credential: { id: string },
  { accessToken, person, signedInAt, now }: Asking,
): Promise<{ id: string }> => {
  requireFresh(signedInAt, now)
  const at = new Date(now).toISOString()
  // Stored before the pool is changed: nobody gets another way in without a trace.
  await write(auditItem({ command: 'passkeys add', by: `operator ${person}`, id: randomUUID(), at }, noOwner))
  try {
    await completePasskey(accessToken, credential)
  } catch (cause) {
    const isRefusal = cause instanceof CognitoIdentityProviderServiceException && cause.$fault === 'client'
    if (!isRefusal) throw cause
    const isAdded = await hasPasskey(accessToken, credential)
    if (!isAdded) throw new Failure('invalid_fields', { fields: { credential: 'invalid' }, cause })
  }
  return { id: credential.id }
}
