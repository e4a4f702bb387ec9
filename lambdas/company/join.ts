import type { Invitation } from '#shared/company/invitation.entity.ts'
import type { Member } from '#shared/company/member.entity.ts'
import { Failure } from '../platform/failure.ts'

/** Who wants to join, and what was read of them. */
export type Joining = {
  person: string
  email: string
  /** What the token invites this address to; null if it was not signed for it. */
  invited: { companyId: string; id: string } | null
  /** The invitation that the address has from that company. */
  invitation: Invitation | null
  member: Member | null
  /** Whether the company that they act for is set up; one that is not is only what a person without a company has. */
  hasCompany: boolean
}

/** Throws `invitation_of_other`, and `invitation_over` if it was accepted, withdrawn or replaced, or has expired. */
export const requireInvitation = ({ invited, invitation }: Joining, now: string): Invitation => {
  if (!invited) throw new Failure('invitation_of_other')
  if (invitation?.id !== invited.id || invitation.expiresAt <= now) throw new Failure('invitation_over')
  return invitation
}

/** What the use case needs of the store. */
export type Joins = {
  find: () => Promise<Joining>
  /** In the place of the membership `before`. False if the invitation, the person or the company has changed since. */
  store: (member: Member, invitation: Invitation, before: Member | null) => Promise<boolean>
}

const maxAttempts = 3

/**
 * Makes a member of the person who was invited, once. Throws `invitation_of_other`, `invitation_over`, and
 * `company_of_own` if they belong to a company already.
 */
export const joinCompany = async (
  first: Joining,
  { name, now }: { name: string; now: string },
  { find, store }: Joins,
): Promise<Member> => {
  let found = first
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { invited, member, person, email, hasCompany } = found
    if (!invited) throw new Failure('invitation_of_other')
    if (member?.companyId === invited.companyId) return member
    const { companyId, role, ...invitation } = requireInvitation(found, now)
    if (hasCompany) throw new Failure('company_of_own')
    const joined = { sub: person, companyId, role, name, email, joinedAt: now }
    if (await store(joined, { companyId, role, ...invitation }, member)) return joined
    found = await find()
  }
  throw new Failure('unavailable')
}
