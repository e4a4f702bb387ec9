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
import { memberEntity } from '#shared/company/member.entity.ts'
import type { MemberRole } from '#shared/company/member-roles.ts'
import { joinCompany, leaveCompany, readInvitation } from '#shared/company/membership.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'

type Put = (item: object) => Promise<unknown>

const joinedAt = '2026-11-01T08:00:00.000Z'
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
  return [
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
