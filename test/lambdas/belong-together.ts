import type { Receipt } from '#lambdas/platform/http/idempotency.ts'
import type { Invitation } from '#shared/company/invitation.entity.ts'
import type { JoinRequest } from '#shared/company/join-request.entity.ts'

const now = '2026-11-20T08:00:00.000Z'

const invitation: Invitation = {
  ...{ id: 'an-invitation', companyId: 'a-company', companyName: 'Nordplåt AB', email: 'bo@nordplat.se' },
  ...{ role: 'buyer', invitedBy: 'Anna', language: 'sv', createdAt: now },
  expiresAt: '2099-01-01T00:00:00.000Z',
}

const request: JoinRequest = {
  ...{ id: 'a-request', companyId: 'a-company', email: 'eva@nordplat.se', replyLanguage: 'sv' },
  ...{ state: 'waiting', businessEmail: 'anna@nordplat.se', businessLanguage: 'sv', createdAt: now },
  expiresAt: '2099-01-01T00:00:00.000Z',
}

/** Two people in a company, of whom one leaves and is invited again, and a third who asks to join. */
export const belongTogether = async (receipt: Receipt): Promise<void> => {
  const { findInviting, storeInvitation } = await import('#lambdas/company/inviting.store.ts')
  const { joinsOf } = await import('#lambdas/company/joining.store.ts')
  const { storeJoinRequest } = await import('#lambdas/company/same-company.store.ts')
  const { membersOf } = await import('#lambdas/company/members.store.ts')
  const invite = async () =>
    storeInvitation(await findInviting('a-company', 'a-founder'), receipt)(invitation)
  await invite()
  const { companyId, email, role } = invitation
  const colleague = { sub: 'a-colleague', companyId, role, name: 'Bo', email, joinedAt: now }
  const terms = { version: 1, language: 'sv', acceptedAt: now } as const
  await joinsOf(colleague.sub, '', terms).store(colleague, invitation, null)
  await membersOf(companyId, { isTold: true, now }).remove(colleague)
  await invite()
  await storeJoinRequest(request, null)
}
