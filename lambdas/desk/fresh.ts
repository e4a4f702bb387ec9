import { freshMinutes } from '#shared/operator/passkeys.ts'
import { Failure } from '../platform/failure.ts'

/** Refuses, with `sign_in_too_old`, who signed in too long ago for what moves money or lets somebody in. */
export const requireFresh = (signedInAt: number, now: number): void => {
  if (signedInAt <= now - freshMinutes * 60_000) throw new Failure('sign_in_too_old')
}
