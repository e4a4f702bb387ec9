import { type Invitation, invitationEntity } from '#shared/company/invitation.entity.ts'
import type { Member } from '#shared/company/member.entity.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { hashedPersonItem, personReceipt } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { conditionFailedAt } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { writeIf } from '../platform/table/write.ts'
import { deleteItem, putItem, type Write } from '../platform/table/write-items.ts'
import {
  findAccount,
  findCompany,
  findInvitations,
  findMembers,
  findProfile,
  foundingOf,
} from './company.store.ts'

/** What an invitation is decided by. */
export const findInviting = async (companyId: string, person: string) => {
  const [profile, members, invitations, account, company] = await Promise.all([
    findProfile(companyId),
    findMembers(companyId),
    findInvitations(companyId),
    findAccount(person),
    findCompany(companyId),
  ])
  return { companyId, person, profile, members, invitations, account, company }
}

type Found = Awaited<ReturnType<typeof findInviting>>

const founderOf = ({ companyId, person, profile, account }: Found, joinedAt: string): Member => ({
  ...{ sub: person, companyId, role: 'owner', joinedAt },
  ...{ name: profile?.contactPerson ?? '', email: account?.email ?? '' },
})

/**
 * Stores an invitation with its receipt, and deletes the request to join that it accepts, if there is one. A company's
 * first invitation also makes its founder a member. Throws `not_found` if the request has ended.
 */
export const storeInvitation =
  (found: Found, receipt: Receipt, end?: Write) =>
  async (invitation: Invitation): Promise<void> => {
    const { companyId: sub, email, createdAt } = invitation
    const emailHash = await keyedHash('email', email)
    const key = invitationEntity.key({ sub, emailHash })
    const ttl = ttlOf(invitationEntity)
    const replied = receipt(invitation)
    // The reply repeats who is invited, and by whom.
    const people = [email, ...(found.account ? [found.account.email] : [])]
    const founding = found.company ? [] : foundingOf(founderOf(found, createdAt))
    try {
      await transact([
        ...founding,
        ...(end ? [end] : []),
        putItem({ ...key, ...invitation, ttl }),
        hashedPersonItem(emailHash, key, { name: `${key.PK}#${key.SK}`, ttl }),
        replied,
        ...(await Promise.all(people.map(address => personReceipt(address, replied)))),
      ])
    } catch (error) {
      // Another invitation was the first one: this one is sent again.
      if (founding.length > 0 && conditionFailedAt(error, 0)) {
        throw new Failure('unavailable', { retryAfter: 1, cause: error })
      }
      if (end && conditionFailedAt(error, founding.length)) throw new Failure('not_found', { cause: error })
      throw error
    }
  }

/** Takes an invitation back; another one that has replaced it meanwhile stays. */
export const removeInvitation = async (companyId: string, id: string): Promise<void> => {
  const invitation = (await findInvitations(companyId)).find(one => one.id === id)
  if (!invitation) return
  const emailHash = await keyedHash('email', invitation.email)
  await writeIf(deleteItem(invitationEntity.key({ sub: companyId, emailHash })).expect({ id }))
}
