import { randomUUID } from 'node:crypto'
import {
  changeRole,
  inviteColleague,
  listColleagues,
  removeColleague,
  withdrawInvitation,
} from '#shared/company/colleagues.ts'
import { companyEntity } from '#shared/company/company.entity.ts'
import { invitationEntity } from '#shared/company/invitation.entity.ts'
import { joinRequestEntity } from '#shared/company/join-request.entity.ts'
import { acceptJoinRequest, declineJoinRequest, listJoinRequests } from '#shared/company/join-requests.ts'
import { memberEntity } from '#shared/company/member.entity.ts'
import type { MemberRole } from '#shared/company/member-roles.ts'
import { joinCompany, leaveCompany, readInvitation } from '#shared/company/membership.ts'
import { askToJoin, findSameCompany } from '#shared/company/same-company.ts'
import { emailDomain } from '#shared/contract/email.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'

type Put = (item: object) => Promise<unknown>

const joinedAt = '2026-11-01T08:00:00.000Z'
const organizationNumber = '556703-7485'
const body = { email: 'kollega@nordplat.se', role: 'buyer', language: 'sv' }

const memberIn = (companyId: string, { sub, email }: Omit<Person, 'token'>, role: MemberRole) => ({
  ...memberEntity.key({ sub }),
  ...memberEntity.indexKey({ sub: companyId, joinedAt, member: sub }),
  ...{ sub, companyId, role, name: canaries.name, email, joinedAt },
})

/** What people do about who belongs to a company. */
export const companyOperations = (call: Caller, put: Put, as: Person): Operation[] => {
  const colleague = { sub: randomUUID(), email: 'kollega@nordplat.se' }
  /** Two people in a company: an owner of that id and somebody else, who is another owner. */
  const together = async (companyId: string, other: Omit<Person, 'token'>) => {
    await put(roleOf('business', as))
    await put(profileOf('business', { ...as, sub: companyId }))
    await put({ ...companyEntity.key({ sub: companyId }), owners: 2, members: 2, contact: companyId })
    await put(memberIn(companyId, as, 'owner'))
    await put(memberIn(companyId, other, 'owner'))
  }
  const onboarded = async () => {
    await put(roleOf('business', as))
    await put(profileOf('business', as))
  }
  /** Somebody who was invited by a company of others; returns the token of the mail. */
  const invited = async (): Promise<string> => {
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const { invitationToken } = await import('#lambdas/company/invitation-links.ts')
    const [companyId, id] = [randomUUID(), randomUUID()]
    await put(roleOf('business', as))
    await put({ ...companyEntity.key({ sub: companyId }), owners: 1, members: 1, contact: companyId })
    const emailHash = await keyedHash('email', as.email)
    await put({
      ...invitationEntity.key({ sub: companyId, emailHash }),
      ...{ id, companyId, companyName: 'Nordplåt AB', email: as.email, role: 'buyer', language: 'sv' },
      ...{ invitedBy: canaries.name, createdAt: joinedAt, expiresAt: '2099-01-01T00:00:00.000Z' },
    })
    return invitationToken({ companyId, id, emailHash })
  }
  /** Somebody who has asked the company of the caller; returns the id of the request. */
  const requested = async (): Promise<string> => {
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    await onboarded()
    const [id, emailHash] = [randomUUID(), await keyedHash('email', colleague.email)]
    await put({
      ...joinRequestEntity.key({ sub: as.sub, emailHash }),
      ...{ id, companyId: as.sub, email: colleague.email, replyLanguage: 'sv', state: 'waiting' },
      ...{ businessEmail: as.email, businessLanguage: 'sv', createdAt: joinedAt },
      expiresAt: '2099-01-01T00:00:00.000Z',
    })
    return id
  }
  /** A company that is here already, at the domain of the caller, who has none yet. */
  const here = async () => {
    const { numberWrite } = await import('#lambdas/platform/company/company-number.store.ts')
    const owner = { ...as, sub: randomUUID(), email: `chef@${emailDomain(as.email)}` }
    await put(roleOf('business', as))
    await put(roleOf('business', owner))
    await put(profileOf('business', owner))
    const entry = await numberWrite(owner.sub, { organizationNumber, createdAt: joinedAt })
    await put(entry.Put?.Item ?? {})
  }
  return [
    {
      name: nameOf(findSameCompany),
      prepare: async () => {
        await here()
        return () => call(findSameCompany, { headers: { 'x-organization-number': organizationNumber }, as })
      },
    },
    {
      name: nameOf(askToJoin),
      prepare: async () => {
        await here()
        return () => call(askToJoin, { body: { organizationNumber, language: 'sv' }, as })
      },
    },
    {
      name: nameOf(listJoinRequests),
      prepare: async () => {
        await requested()
        return () => call(listJoinRequests, { as })
      },
    },
    {
      name: nameOf(acceptJoinRequest),
      prepare: async () => {
        const [id, key] = [await requested(), randomUUID()]
        return () => call(acceptJoinRequest, { params: { id }, body: { role: 'buyer' }, as, key })
      },
    },
    {
      name: nameOf(declineJoinRequest),
      prepare: async () => {
        const id = await requested()
        return () => call(declineJoinRequest, { params: { id }, as })
      },
    },
    {
      name: nameOf(inviteColleague),
      prepare: async () => {
        await onboarded()
        const key = randomUUID()
        return () => call(inviteColleague, { body, as, key })
      },
    },
    {
      name: nameOf(withdrawInvitation),
      prepare: async () => {
        await onboarded()
        const { id } = (await call(inviteColleague, { body, as })).body
        return () => call(withdrawInvitation, { params: { id }, as })
      },
    },
    {
      name: nameOf(changeRole),
      prepare: async () => {
        await together(as.sub, colleague)
        return () => call(changeRole, { params: { id: colleague.sub }, body: { role: 'reader' }, as })
      },
    },
    {
      name: nameOf(removeColleague),
      prepare: async () => {
        await together(as.sub, colleague)
        return () => call(removeColleague, { params: { id: colleague.sub }, as })
      },
    },
    {
      name: nameOf(leaveCompany),
      prepare: async () => {
        await together(randomUUID(), colleague)
        return () => call(leaveCompany, { as })
      },
    },
    {
      name: nameOf(readInvitation),
      prepare: async () => {
        const token = await invited()
        return () => call(readInvitation, { headers: { 'x-invitation': token }, as })
      },
    },
    {
      name: nameOf(joinCompany),
      prepare: async () => {
        const token = await invited()
        const joining = { token, name: canaries.name, termsVersion: presentTerms, language: 'sv' }
        return () => call(joinCompany, { body: joining, as })
      },
    },
    {
      name: nameOf(listColleagues),
      prepare: async () => {
        await together(as.sub, colleague)
        return () => call(listColleagues, { as })
      },
    },
  ]
}
