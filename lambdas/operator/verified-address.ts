import { Refusal } from './run.ts'

/** What shows whether somebody has proved that the address of a partner is theirs. */
export type Address = { email: string; emailVerifiedAt: string | null }

/**
 * Refuses a partner whose address nobody has verified, unless the operator says why not: anybody can sign up with
 * anybody's address, and from here on mails about work and pay go there.
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
