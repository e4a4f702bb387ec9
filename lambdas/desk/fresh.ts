import { freshMinutes } from '#shared/operator/passkeys.ts'
import { Failure } from '../platform/failure.ts'

/** Throws `sign_in_too_old` if the operator signed in too long ago to move money or to add a way of signing in. */
export const requireFresh = (signedInAt: number, now: number): void => {
  if (signedInAt <= now - freshMinutes * 60_000) throw new Failure('sign_in_too_old')
}
