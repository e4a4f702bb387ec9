import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { companyEntity } from '#shared/company/company.entity.ts'
import { type Invitation, invitationEntity } from '#shared/company/invitation.entity.ts'
import { type Member, memberEntity } from '#shared/company/member.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { language } from '#shared/contract/language.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { putNew } from '../platform/table/write-items.ts'

/** A company with a hundred people would be listed and counted in another way. */
export const maxMembers = 50

const accountItem = z.object({
  ...z.pick(roleEntity.item, { email: true }).shape,
  language: z._default(language, 'sv'),
})

const profileItem = z.pick(businessProfileEntity.item, { companyName: true, contactPerson: true })

/** The account of a person; null if the trigger that writes it has not run. */
export const findAccount = (sub: string) => getItem(roleEntity.key({ pool: 'business', sub }), accountItem)

export const findProfile = (companyId: string) =>
  getItem(businessProfileEntity.key({ sub: companyId }), profileItem)

export const findCompany = (companyId: string) =>
  getItem(companyEntity.key({ sub: companyId }), companyEntity.item)

/** Everybody who belongs to a company, in the order in which they joined; nobody while its founder is alone. */
export const findMembers = (companyId: string): Promise<Member[]> =>
  queryItems(memberEntity.indexList({ sub: companyId }), memberEntity.item)

/** Somebody of a company; null for others. Reads the item itself, as the index is late. */
export const findMember = async (companyId: string, sub: string): Promise<Member | null> => {
  const member = await getItem(memberEntity.key({ sub }), memberEntity.item)
  return member?.companyId === companyId ? member : null
}

/** The invitations to a company that are still valid. */
export const findInvitations = async (companyId: string): Promise<Invitation[]> => {
  const now = new Date(clock.now()).toISOString()
  const all = await queryItems(invitationEntity.list({ sub: companyId }), invitationEntity.item)
  return all.filter(({ expiresAt }) => expiresAt > now)
}

export const memberItem = (member: Member) => ({
  ...memberEntity.key({ sub: member.sub }),
  ...memberEntity.indexKey({ sub: member.companyId, joinedAt: member.joinedAt, member: member.sub }),
  ...member,
})

/** The writes that found a company when its first colleague is invited: the founder's membership, and the count. */
export const foundingOf = (founder: Member): TransactItem[] => [
  putNew({
    ...companyEntity.key({ sub: founder.companyId }),
    ...{ owners: 1, members: 1, contact: founder.sub },
  }),
  putNew(memberItem(founder)),
]
