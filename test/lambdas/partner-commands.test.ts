import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { beforeAll, describe, expect, it } from 'vitest'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
const ask = createAsk(() => handler)
const { put, read, below } = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
})

const verifiedAt = '2026-11-20T09:00:00.000Z'

const createPartner = async (language: 'sv' | 'en' = 'sv') => {
  const partnerId = randomUUID()
  const createdAt = '2026-11-20T08:30:00.000Z'
  const email = `sara.${partnerId}@konsult.se`
  const profile = { name: 'Sara Lund', email, status: 'pending', language, createdAt }
  await put({
    ...partnerProfileEntity.key({ sub: partnerId }),
    ...partnerProfileEntity.indexKey({ status: 'pending', createdAt }),
    ...profile,
  })
  const role = { role: 'partner', email: profile.email, language, emailVerifiedAt: verifiedAt }
  await put({ ...roleEntity.key({ pool: 'partner', sub: partnerId }), ...role })
  return { partnerId, email: profile.email }
}

const createUnverifiedPartner = async () => {
  const partner = await createPartner()
  await put({
    ...roleEntity.key({ pool: 'partner', sub: partner.partnerId }),
    role: 'partner',
    email: partner.email,
    language: 'sv',
  })
  return partner
}

const listed = async (status?: string) => {
  const { items = [] } = await ask('partners list', { ...(status && { status }), limit: '100' })
  return items.map(({ partnerId }) => partnerId)
}

/** Delivers the last change of a profile twice, and returns the mails to its partner. */
const mailsAbout = async ({ partnerId, email }: Awaited<ReturnType<typeof createPartner>>) => {
  const { handler: notices } = await import('#lambdas/notifications/notices.stream.ts')
  const after = (await read(`PARTNER#${partnerId}`, 'PROFILE')) ?? {}
  const before = { ...after, revision: Number(after.revision) - 1 }
  for (const change of [
    [before, after],
    [before, after],
  ] as const) {
    expect(await notices(buildStreamEvent([...change]), {} as Context)).toEqual({ batchItemFailures: [] })
  }
  return services.ses.inbox.list(email)
}

describe('a partner', () => {
  it('who is approved moves from those who wait to the approved, once', async () => {
    const { partnerId } = await createPartner()
    expect(await listed()).toContain(partnerId)
    expect(await ask('partners approve', { partnerId })).toEqual({ changed: true })
    expect(await ask('partners approve', { partnerId })).toEqual({ changed: false })
    expect(await listed()).not.toContain(partnerId)
    expect(await listed('approved')).toContain(partnerId)
    expect((await below(`PARTNER#${partnerId}`, 'AUDIT#')).map(({ action, by }) => [action, by])).toEqual([
      ['admission approve', 'a test'],
    ])
  })

  it.each([
    ['sv', /^Du är godkänd som partner hos /],
    ['en', /^You are approved as a .+ partner$/],
  ] as const)('who is approved gets one mail, in %s', async (language, subject) => {
    const partner = await createPartner(language)
    await ask('partners approve', { partnerId: partner.partnerId })
    const mails = await mailsAbout(partner)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(subject)
  })

  it('who is declined gets one mail with the reason', async () => {
    const partner = await createPartner()
    const reason = 'Vi behöver se minst tre års erfarenhet <av automation>.'
    expect(await ask('partners decline', { partnerId: partner.partnerId, reason })).toEqual({ changed: true })
    expect(await ask('partners decline', { partnerId: partner.partnerId, reason })).toEqual({
      changed: false,
    })
    const mails = await mailsAbout(partner)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`Skäl: ${reason}`)
    expect(mails[0]?.html).toContain('&#60;av automation&#62;')
    expect((await read(`PARTNER#${partner.partnerId}`, 'PROFILE'))?.status).toBe('declined')
  })

  it('who was declined can be approved after all', async () => {
    const { partnerId } = await createPartner()
    await ask('partners decline', { partnerId, reason: 'Ofullständig profil.' })
    expect(await listed('declined')).toContain(partnerId)
    expect(await ask('partners approve', { partnerId })).toEqual({ changed: true })
    expect(await listed('declined')).not.toContain(partnerId)
  })

  it('is shown with the date of the verification', async () => {
    const { partnerId } = await createPartner()
    expect((await ask('partners show', { partnerId })).item).toMatchObject({ emailVerifiedAt: verifiedAt })
    const { items = [] } = await ask('partners list', { limit: '100' })
    expect(items.find(item => item.partnerId === partnerId)).toMatchObject({ emailVerifiedAt: verifiedAt })
  })

  it('with an unverified address is not approved, unless with a reason that the audit keeps', async () => {
    const partner = await createUnverifiedPartner()
    const { partnerId, email } = partner
    expect((await ask('partners show', { partnerId })).item).toMatchObject({ emailVerifiedAt: null })
    const { refused } = await ask('partners approve', { partnerId })
    expect(refused).toContain(`Nobody has verified ${email}.`)
    expect((await read(`PARTNER#${partnerId}`, 'PROFILE'))?.status).toBe('pending')
    const unverifiedReason = 'Vi har träffats på mässan.'
    expect(await ask('partners approve', { partnerId, unverifiedReason })).toEqual({ changed: true })
    expect(await below(`PARTNER#${partnerId}`, 'AUDIT#')).toMatchObject([{ unverifiedReason }])
    const [mail] = await mailsAbout(partner)
    expect(mail?.text).not.toContain(unverifiedReason)
  })

  it('with an unverified address can be declined', async () => {
    const { partnerId } = await createUnverifiedPartner()
    expect(await ask('partners decline', { partnerId, reason: 'Ofullständig.' })).toEqual({ changed: true })
  })

  it('that does not exist is reported as missing, and no account is created', async () => {
    const partnerId = randomUUID()
    for (const command of ['partners approve', 'partners show'] as const) {
      expect((await ask(command, { partnerId })).refused).toContain('no such partner')
    }
    expect(await below(`PARTNER#${partnerId}`, '')).toEqual([])
  })

  it('is not declined without a reason', async () => {
    const { partnerId } = await createPartner()
    await expect(ask('partners decline', { partnerId, reason: ' ' })).rejects.toThrow()
    expect((await read(`PARTNER#${partnerId}`, 'PROFILE'))?.status).toBe('pending')
  })
})
