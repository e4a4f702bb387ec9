import { type Member, memberEntity } from '#shared/company/member.entity.ts'
import type { MemberRole } from '#shared/company/member-roles.ts'
import { getItem } from '../table/get-item.ts'

/** For which company a person acts, and as what. */
export type Membership = Pick<Member, 'companyId' | 'role'> & {
  /** As they were given when the person joined; null for somebody who is alone in their company. */
  name: string | null
  email: string | null
}

export type FindMembership = (sub: string) => Promise<Membership>

/** Whoever was never invited anywhere is the owner of a company of their own, with their own id. */
export const findMembership: FindMembership = async sub =>
  (await getItem(memberEntity.key({ sub }), memberEntity.item)) ?? {
    companyId: sub,
    role: 'owner' satisfies MemberRole,
    name: null,
    email: null,
  }
