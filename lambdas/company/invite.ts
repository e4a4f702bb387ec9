import { type Invitation, invitationDays } from '#shared/company/invitation.entity.ts'
import type { Member } from '#shared/company/member.entity.ts'
import type { MemberRole } from '#shared/company/member-roles.ts'
import type { Language } from '#shared/contract/language.ts'
import { Failure } from '../platform/failure.ts'

type Asked = { email: string; role: MemberRole; language: Language }

/** What was read of the company and of who invites. */
type Inviting = {
  companyId: string
  /** Null before onboarding. */
  profile: { companyName: string; contactPerson: string } | null
  members: readonly Pick<Member, 'email'>[]
  invitations: readonly Pick<Invitation, 'email'>[]
  inviter: { name: string | null; email: string }
}

type Surroundings = {
  found: Inviting
  id: string
  now: string
  /** Stores it in the place of an earlier one to the same address. */
  store: (invitation: Invitation) => Promise<void>
  max: number
}

const dayMs = 86_400_000

/**
 * Invites an address. Throws `not_found` before onboarding, `member_already`, and `too_many_members`.
 */
export const invite = async (
  { email, role, language }: Asked,
  { found, id, now, store, max }: Surroundings,
): Promise<Invitation> => {
  const { companyId, profile, members, invitations, inviter } = found
  if (!profile) throw new Failure('not_found')
  if ([inviter, ...members].some(one => one.email === email)) throw new Failure('member_already')
  const others = invitations.filter(one => one.email !== email)
  if (Math.max(members.length, 1) + others.length >= max) throw new Failure('too_many_members')
  const invitation = {
    ...{ id, companyId, companyName: profile.companyName, email, role, language, createdAt: now },
    invitedBy: inviter.name ?? profile.contactPerson,
    expiresAt: new Date(Date.parse(now) + invitationDays * dayMs).toISOString(),
  }
  await store(invitation)
  return invitation
}
