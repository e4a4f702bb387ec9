import { afterEach, describe, expect, it } from 'vitest'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { clock } from '#shared/contract/clock.ts'
import { listOrders, orderForAccount } from '#shared/credits/account-orders.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { companyPeople, type Somebody } from './company-people.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const people = companyPeople(runningServices())
const { founder, person, invite, tokenFor, join, joined, read, colleagues } = people

afterEach(() => clock.moveBy(-clock.offset()))

const order = {
  ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: 'Anna' },
  ...{ vatNumber: null, email: 'faktura@nordplat.se', phone: '08-123 45 67', credits: 10 },
  ...{ priceOre: 990_000, language: 'sv', termsVersion: presentTerms },
}
const inquiry = { serviceId: 'robotics', description: 'En cell', uploads: [], language: 'sv' }

const orders = async (somebody: Somebody) =>
  (await people.as('credits')(somebody, listOrders)).body.items as { credits: number }[]
const me = async (somebody: Somebody) => (await people.as('profile')(somebody, getBusinessMe)).body
const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code]

describe('a colleague who was invited', () => {
  it('joins with the role that was chosen, and sees what is the company’s', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await people.as('inquiries')(anna, sendInquiry, { body: inquiry })
    expect((await joined(anna, eva, 'requester')).status).toBe(200)
    expect(await me(eva)).toMatchObject({ id: anna.sub, email: eva.email, memberRole: 'requester' })
    expect((await me(eva)).profile.companyName).toBe('Nordplåt AB')
    const { items } = (await people.as('inquiries')(eva, listInquiries)).body
    expect(items).toHaveLength(1)
    expect((await colleagues(eva)).items).toMatchObject([
      { name: 'Anna', role: 'owner', isYou: false },
      { name: 'Eva', role: 'requester', isYou: true },
    ])
  })

  it('sends inquiries for the company in their own name', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await joined(anna, eva, 'requester')
    const sent = await people.as('inquiries')(eva, sendInquiry, { body: inquiry })
    expect(sent.status).toBe(201)
    expect((await people.as('inquiries')(anna, listInquiries)).body.items[0].id).toBe(sent.body.id)
  })

  it('may not order as a requester, may as a buyer, and the owner finds the order', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await joined(anna, eva, 'requester')
    const place = () => people.as('credits')(eva, orderForAccount, { body: order })
    expect(codeOf(await place())).toEqual([403, 'role_insufficient'])
    expect(await orders(anna)).toEqual([])
    await people.setRole(anna, eva, 'buyer')
    expect((await place()).status).toBe(201)
    expect(await orders(anna)).toHaveLength(1)
    expect(await orders(eva)).toHaveLength(1)
  })

  it('is out at once when an owner removes them, and is alone in a company of their own', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await joined(anna, eva, 'buyer')
    expect((await people.remove(anna, eva)).status).toBe(204)
    expect((await people.remove(anna, eva)).status).toBe(204)
    expect(await me(eva)).toMatchObject({ id: eva.sub, profile: null, memberRole: 'owner' })
    expect(await orders(eva)).toEqual([])
    expect((await people.as('inquiries')(eva, listInquiries)).body.items).toEqual([])
    expect((await colleagues(anna)).items).toHaveLength(1)
    expect((await joined(anna, eva, 'reader')).status).toBe(200)
  })
})

describe('an invitation', () => {
  it('is for the address that it was sent to', async () => {
    const [anna, eva, ulf] = [await founder('Anna'), await person('Eva'), await person('Ulf')]
    await invite(anna, eva.email, 'buyer')
    const token = await tokenFor(anna.sub, eva.email)
    expect(codeOf(await read(ulf, token))).toEqual([403, 'invitation_of_other'])
    expect(codeOf(await join(ulf, token))).toEqual([403, 'invitation_of_other'])
    expect(codeOf(await join(eva, `${token}x`))).toEqual([403, 'invitation_of_other'])
    expect((await read(eva, token)).body).toMatchObject({ companyName: 'Nordplåt AB', invitedBy: 'Anna' })
    expect((await colleagues(anna)).items).toHaveLength(1)
  })

  it('is used once, and accepting it again changes nothing', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await invite(anna, eva.email, 'owner')
    const token = await tokenFor(anna.sub, eva.email)
    const answers = await Promise.all([join(eva, token), join(eva, token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await colleagues(anna)).items).toHaveLength(2)
    await people.remove(anna, eva)
    expect(codeOf(await join(eva, token))).toEqual([409, 'invitation_over'])
    expect(codeOf(await people.leave(anna))).toEqual([409, 'last_owner'])
  })

  it('is over after seven days, when it is withdrawn, and when another has replaced it', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await invite(anna, eva.email, 'buyer')
    const first = await tokenFor(anna.sub, eva.email)
    const { body } = await invite(anna, eva.email, 'reader')
    expect(codeOf(await join(eva, first))).toEqual([409, 'invitation_over'])
    const second = await tokenFor(anna.sub, eva.email)
    clock.moveBy(7 * 86_400_000)
    expect(codeOf(await read(eva, second))).toEqual([409, 'invitation_over'])
    expect((await colleagues(anna)).invitations).toEqual([])
    clock.moveBy(-clock.offset())
    expect((await colleagues(anna)).invitations).toMatchObject([{ email: eva.email, role: 'reader' }])
    expect((await people.withdraw(anna, body.id)).status).toBe(204)
    expect(codeOf(await join(eva, second))).toEqual([409, 'invitation_over'])
  })

  it('is left when an earlier one to the same address is withdrawn', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    const { body } = await invite(anna, eva.email, 'buyer')
    runBeforeWrite(table, () => invite(anna, eva.email, 'reader'), 'DeleteItemCommand')
    expect((await people.withdraw(anna, body.id)).status).toBe(204)
    expect((await colleagues(anna)).invitations).toMatchObject([{ email: eva.email, role: 'reader' }])
  })

  it('is refused for somebody who belongs to the company, and by somebody who has one', async () => {
    const [anna, eva, ulf] = [await founder('Anna'), await person('Eva'), await founder('Ulf')]
    await joined(anna, eva, 'reader')
    expect(codeOf(await invite(anna, eva.email, 'buyer'))).toEqual([409, 'member_already'])
    expect(codeOf(await invite(anna, anna.email, 'buyer'))).toEqual([409, 'member_already'])
    expect(codeOf(await joined(anna, ulf, 'buyer'))).toEqual([409, 'company_of_own'])
    expect(codeOf(await invite(eva, ulf.email, 'buyer'))).toEqual([403, 'role_insufficient'])
  })
})

describe('an operator', () => {
  it('makes companies of one of businesses from before, and running it twice changes nothing', async () => {
    const { handler } = await import('#lambdas/operator/operator.command.ts')
    const run = () => handler({ command: 'companies found', input: {}, by: 'a test' })
    await run()
    const [anna, eva, ulf] = [await founder('Anna'), await person('Eva'), await founder('Ulf')]
    await joined(ulf, eva, 'buyer')
    expect(await run()).toEqual({ changed: true, founded: 1 })
    expect((await colleagues(anna)).items).toMatchObject([{ name: 'Anna', email: anna.email, role: 'owner' }])
    expect(await me(anna)).toMatchObject({ id: anna.sub, memberRole: 'owner' })
    expect(await run()).toEqual({ changed: false, founded: 0 })
    expect((await colleagues(ulf)).items).toHaveLength(2)
    expect((await joined(anna, await person('Bo'), 'buyer')).status).toBe(200)
    expect(codeOf(await people.leave(anna))).toEqual([409, 'last_owner'])
  })
})

describe('the owners of a company', () => {
  it('are never none: of two who leave at once, one stays', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    expect(codeOf(await people.leave(anna))).toEqual([409, 'last_owner'])
    await joined(anna, eva, 'owner')
    const answers = await Promise.all([people.leave(anna), people.leave(eva)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    const stayed = (await me(eva)).id === anna.sub ? eva : anna
    expect((await colleagues(stayed)).items).toMatchObject([{ role: 'owner', isYou: true }])
    expect(codeOf(await people.setRole(stayed, stayed, 'reader'))).toEqual([409, 'last_owner'])
  })

  it('are never none, also once the founder is no owner', async () => {
    const [anna, eva, ulf] = [await founder('Anna'), await person('Eva'), await person('Ulf')]
    await joined(anna, eva, 'owner')
    await joined(anna, ulf, 'owner')
    await people.setRole(eva, anna, 'reader')
    const answers = await Promise.all([people.leave(eva), people.leave(ulf)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    const { items } = await colleagues(anna)
    expect(items.map(({ role }: { role: string }) => role).sort()).toEqual(['owner', 'reader'])
  })

  it('keep the company and its orders when its founder leaves', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await people.as('credits')(anna, orderForAccount, { body: order })
    await joined(anna, eva, 'owner')
    expect((await people.leave(anna)).status).toBe(204)
    expect(await me(anna)).toMatchObject({ profile: null, memberRole: 'owner' })
    expect((await me(anna)).id).not.toBe(anna.sub)
    expect(await orders(anna)).toEqual([])
    expect((await me(eva)).profile.companyName).toBe('Nordplåt AB')
    await people.as('credits')(eva, orderForAccount, { body: order })
    expect(await orders(eva)).toHaveLength(2)
  })

  it('are whom the company is reached at, also when two of them leave at the same moment', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const { findContact } = await import('#lambdas/platform/company/contact.store.ts')
    const [anna, bo, eva] = [await founder('Anna'), await person('Bo'), await person('Eva')]
    await joined(anna, bo, 'owner')
    await joined(anna, eva, 'owner')
    await people.as('credits')(anna, orderForAccount, { body: order })
    // Between what Bo's request reads and what it writes, Anna leaves the company to him.
    runBeforeWrite(table, async () => expect((await people.leave(anna)).status).toBe(204))
    expect((await people.leave(bo)).status).toBe(204)
    expect((await colleagues(eva)).items).toMatchObject([{ name: 'Eva', role: 'owner' }])
    expect((await findContact(anna.sub))?.email).toBe(eva.email)
    expect(await orders(eva)).toHaveLength(1)
  })

  it('cannot change or remove the colleagues of others', async () => {
    const [anna, eva, ulf] = [await founder('Anna'), await person('Eva'), await founder('Ulf')]
    await joined(anna, eva, 'buyer')
    await invite(ulf, 'nils@nordplat.se', 'reader')
    expect((await people.setRole(ulf, eva, 'owner')).status).toBe(404)
    await people.remove(ulf, eva)
    expect(await me(eva)).toMatchObject({ id: anna.sub, memberRole: 'buyer' })
  })
})
