import type { Member } from '#shared/company/member.entity.ts'
import type { MemberRole } from '#shared/company/member-roles.ts'
import { Failure } from '../platform/failure.ts'

/** What the use cases need of the store. Writes return false if the member or the owners have changed since. */
export type Members = {
  /** Somebody of the company; null for others. */
  find: (sub: string) => Promise<Member | null>
  /** How many owners the company has. */
  owners: () => Promise<number>
  setRole: (member: Member, role: MemberRole) => Promise<boolean>
  remove: (member: Member) => Promise<boolean>
}

const maxAttempts = 3

/** Decides by what is stored, and again if that has changed since. Throws `last_owner`, `moved_on`. */
const overMember = async (
  sub: string,
  { find, owners }: Members,
  change: (member: Member) => Promise<boolean> | null,
  isLess: (member: Member) => boolean,
): Promise<void> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const [member, count] = await Promise.all([find(sub), owners()])
    // Somebody else has removed them, or this is the same request again.
    if (!member) return
    if (member.role === 'owner' && isLess(member) && count <= 1) throw new Failure('last_owner')
    const changing = change(member)
    if (!changing || (await changing)) return
  }
  throw new Failure('moved_on')
}

/** Gives a member a role. Throws `last_owner` if the company would have none, and `not_found` for others. */
export const changeRole = async (sub: string, role: MemberRole, members: Members): Promise<void> => {
  if (!(await members.find(sub))) throw new Failure('not_found')
  await overMember(
    sub,
    members,
    member => (member.role === role ? null : members.setRole(member, role)),
    () => role !== 'owner',
  )
}

/** Ends a membership; one that has ended stays so. Throws `last_owner`. */
export const endMembership = (sub: string, members: Members): Promise<void> =>
  overMember(
    sub,
    members,
    member => members.remove(member),
    () => true,
  )
