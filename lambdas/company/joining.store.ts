import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { companyEntity } from '#shared/company/company.entity.ts'
import { departureEntity } from '#shared/company/departure.entity.ts'
import { invitationEntity } from '#shared/company/invitation.entity.ts'
import { memberEntity } from '#shared/company/member.entity.ts'
import { Failure } from '../platform/failure.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absent, lessThan, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { checkItem, deleteItem, putNew } from '../platform/table/write-items.ts'
import type { Acceptance } from '../platform/terms/acceptance.ts'
import { acceptanceItem } from '../platform/terms/acceptances.store.ts'
import { findAccount, findCompany, findProfile, maxMembers, memberItem } from './company.store.ts'
import { invitedBy } from './invitation-links.ts'
import type { Joining, Joins } from './join.ts'

/** What is read of a person who holds an invitation. Throws `forbidden` without an account. */
export const findJoining = async (person: string, token: string): Promise<Joining> => {
  const [account, member, profile] = await Promise.all([
    findAccount(person),
    getItem(memberEntity.key({ sub: person }), memberEntity.item),
    findProfile(person),
  ])
  if (!account) throw new Failure('forbidden')
  const emailHash = await keyedHash('email', account.email)
  const invited = await invitedBy(token, emailHash)
  const key = invited && invitationEntity.key({ sub: invited.companyId, emailHash })
  const invitation = key && (await getItem(key, invitationEntity.item))
  return { person, email: account.email, invited, invitation, member, hasCompany: profile !== null }
}

/** How one person joins, with the terms that they accept. */
export const joinsOf = (person: string, token: string, terms: Acceptance): Joins => ({
  find: () => findJoining(person, token),
  store: async (member, { id, email }) => {
    const { companyId: sub, role } = member
    const emailHash = await keyedHash('email', email)
    const company = await findCompany(sub)
    if (!company) throw new Failure('invitation_over')
    if (company.members >= maxMembers) throw new Failure('too_many_members')
    return tryTransact([
      putNew(memberItem(member)),
      deleteItem(invitationEntity.key({ sub, emailHash })).expect({ id }),
      update(companyEntity.key({ sub }))
        .add({ members: 1, owners: role === 'owner' ? 1 : 0 })
        .expect({ PK: present, members: lessThan(maxMembers) }),
      checkItem(businessProfileEntity.key({ sub: person }), { PK: absent }),
      deleteItem(departureEntity.key({ sub, emailHash })),
      acceptanceItem({ pool: 'business', sub: person }, terms),
    ])
  },
})
