import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { companyEntity } from '#shared/company/company.entity.ts'
import { departureEntity } from '#shared/company/departure.entity.ts'
import { invitationEntity } from '#shared/company/invitation.entity.ts'
import { type Member, memberEntity } from '#shared/company/member.entity.ts'
import { Failure } from '../platform/failure.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absent, lessThan, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { checkItem, deleteItem, putItem, putNew } from '../platform/table/write-items.ts'
import type { Acceptance } from '../platform/terms/acceptance.ts'
import { acceptanceItem } from '../platform/terms/acceptances.store.ts'
import { findAccount, findCompany, findProfile, maxMembers, memberItem } from './company.store.ts'
import { invitedBy } from './invitation-links.ts'
import type { Joining, Joins } from './join.ts'

/** What is read of a person who holds an invitation. Throws `forbidden` without an account. */
export const findJoining = async (person: string, token: string): Promise<Joining> => {
  const [account, member] = await Promise.all([
    findAccount(person),
    getItem(memberEntity.key({ sub: person }), memberEntity.item),
  ])
  if (!account) throw new Failure('forbidden')
  const emailHash = await keyedHash('email', account.email)
  const invited = await invitedBy(token, emailHash)
  const key = invited && invitationEntity.key({ sub: invited.companyId, emailHash })
  const [invitation, profile] = await Promise.all([
    key && getItem(key, invitationEntity.item),
    findProfile(member?.companyId ?? person),
  ])
  return { person, email: account.email, invited, invitation, member, hasCompany: profile !== null }
}

/**
 * The membership of somebody who joins. It replaces an earlier one: a founder who has left a company is alone in another
 * one, which ends, unless they have set it up in the meantime.
 */
const membership = (member: Member, before: Member | null): TransactItem[] => {
  const sub = before?.companyId ?? member.sub
  const put = before ? putItem(memberItem(member)).expect({ companyId: sub }) : putNew(memberItem(member))
  return [
    put,
    checkItem(businessProfileEntity.key({ sub }), { PK: absent }),
    ...(before ? [deleteItem(companyEntity.key({ sub })).expect({ members: 1 })] : []),
  ]
}

/** How one person joins, with the terms that they accept. */
export const joinsOf = (person: string, token: string, terms: Acceptance): Joins => ({
  find: () => findJoining(person, token),
  store: async (member, { id, email }, before) => {
    const { companyId: sub, role } = member
    const emailHash = await keyedHash('email', email)
    const company = await findCompany(sub)
    if (!company) throw new Failure('invitation_over')
    if (company.members >= maxMembers) throw new Failure('too_many_members')
    return tryTransact([
      ...membership(member, before),
      deleteItem(invitationEntity.key({ sub, emailHash })).expect({ id }),
      update(companyEntity.key({ sub }))
        .add({ members: 1, owners: role === 'owner' ? 1 : 0 })
        .expect({ PK: present, members: lessThan(maxMembers) }),
      deleteItem(departureEntity.key({ sub, emailHash })),
      acceptanceItem({ pool: 'business', sub: person }, terms),
    ])
  },
})
