import { Refusal } from './refusal.ts'

/** A partner’s address and the time of its verification; null if it is not verified. */
export type Address = { email: string; emailVerifiedAt: string | null }

/**
 * Throws a refusal for a partner whose address is not verified, unless the operator gives a reason to trust it: anybody
 * can sign up with anybody's address, and later mails about work and pay go there.
 */
export const requireVerifiedAddress = (
  { email, emailVerifiedAt }: Address,
  unverifiedReason: string | undefined,
): void => {
  if (emailVerifiedAt !== null || unverifiedReason !== undefined) return
  throw new Refusal(
    `Nobody has verified ${email}. Ask the partner to do so: their profile has a button for it. ` +
      'Or say why the partner is trusted all the same: --unverified-reason.',
  )
}
