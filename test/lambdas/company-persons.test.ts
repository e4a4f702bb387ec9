import { beforeAll, describe, expect, it } from 'vitest'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { agreementSignatureEntity } from '#shared/agreements/agreement-signature.entity.ts'
import { agreementVersionEntity } from '#shared/agreements/agreement-version.entity.ts'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { listOrders, orderForAccount } from '#shared/credits/account-orders.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { askingPeople } from './asking-people.ts'
import { chainedAudit } from './chained-audit.ts'
import { companyPeople, type Somebody } from './company-people.ts'
import { failCallAt } from './failing-table.ts'
import { personsIn } from './persons.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, table, signIn } = personsIn(services)
const audit = chainedAudit(services)
// The pool whose sign-ins are erased is also the one that says that theirs are live.
const people = companyPeople(services, { headers: {} })
const { founder, person, joined, colleagues } = people
const asking = askingPeople(services, people)
const { accept, asked, requests, stored } = asking

beforeAll(() => signIn('inloggad@verkstad.se'))

const inquiry = { serviceId: 'robotics', description: 'En cell', uploads: [], language: 'sv' }
const orderOf = ({ email, name }: Somebody) => ({
  ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: name },
  ...{ vatNumber: null, email, phone: '08-123 45 67', credits: 10 },
  ...{ priceOre: 990_000, language: 'sv', termsVersion: presentTerms },
})

const send = (somebody: Somebody) => people.as('inquiries')(somebody, sendInquiry, { body: inquiry })
const order = (somebody: Somebody) =>
  people.as('credits')(somebody, orderForAccount, { body: orderOf(somebody) })
const inquiries = async (somebody: Somebody) =>
  (await people.as('inquiries')(somebody, listInquiries)).body.items
const orders = async (somebody: Somebody) => (await people.as('credits')(somebody, listOrders)).body.items
const me = async (somebody: Somebody) => (await people.as('profile')(somebody, getBusinessMe)).body

const erase = ({ email }: Somebody) => ask('person erase', { email })
const exported = async ({ email }: Somebody) =>
  (await ask('person export', { email })).item as Record<string, Record<string, unknown>[]>

/** Where the address or the name of somebody still stands. */
const traces = async ({ email, name, sub }: Somebody) =>
  (await table())
    .filter(item => JSON.stringify(item).includes(email) || JSON.stringify(item).includes(name))
    .map(({ PK, SK }) => `${PK} ${SK}`)
    .concat((await table()).flatMap(({ PK }) => (PK === `USER#business#${sub}` ? [String(PK)] : [])))

let companies = 0

/** A founder and a colleague, both of whom have sent and ordered something. */
const atWork = async (role: 'owner' | 'buyer') => {
  const [anna, eva] = [await founder(`Annakanarie${++companies}x`), await person(`Evakanarie${companies}x`)]
  await joined(anna, eva, role)
  for (const somebody of [anna, eva]) {
    expect((await send(somebody)).status).toBe(201)
    expect((await order(somebody)).status).toBe(201)
  }
  return { anna, eva }
}

describe('the erasure of somebody who belongs to a company', () => {
  it('takes the founder out and leaves what is the company’s to the others', async () => {
    const { anna, eva } = await atWork('owner')
    expect(await erase(anna)).toMatchObject({ changed: true, handedOver: expect.any(Number) })
    expect(await traces(anna)).toEqual([])
    expect(await me(eva)).toMatchObject({ id: anna.sub, profile: { companyName: 'Nordplåt AB' } })
    expect([(await inquiries(eva)).length, (await orders(eva)).length]).toEqual([2, 2])
    expect((await colleagues(eva)).items).toMatchObject([{ role: 'owner', isYou: true }])
    expect(await erase(anna)).toMatchObject({ changed: false })
    expect((await inquiries(eva)).length).toBe(2)
  })

  it('leaves an order that the founder sent signed in as nobody, once the company has paid it', async () => {
    const [anna, eva] = [await founder(`Annakanarie${++companies}x`), await person('Eva')]
    await joined(anna, eva, 'owner')
    await order(anna)
    const [bought] = await orders(anna)
    const key = creditOrderEntity.key({ id: String(bought.id) })
    const { orderedBy, ...sent } = (await table()).find(({ PK }) => PK === key.PK) ?? {}
    await people.put(sent)
    await audit.ask('orders mark-paid', { orderId: String(bought.id), reference: '1' })
    await erase(anna)
    expect(await traces(anna)).toEqual([])
    expect(await orders(eva)).toMatchObject([{ id: bought.id, state: 'paid' }])
  })

  it('makes an owner of who may do most if it was the last one', async () => {
    const { anna, eva } = await atWork('buyer')
    const nils = await person('Nils')
    await joined(anna, nils, 'reader')
    await erase(anna)
    expect((await colleagues(eva)).items).toMatchObject([
      { name: eva.name, role: 'owner' },
      { name: 'Nils', role: 'reader' },
    ])
    expect((await people.setRole(eva, nils, 'owner')).status).toBe(204)
    expect((await people.leave(eva)).status).toBe(204)
  })

  it('takes a colleague out, also one who had left, and leaves what they sent', async () => {
    const { anna, eva } = await atWork('owner')
    const before = (await colleagues(anna)).items.length
    expect((await exported(eva))['Membership of a company']).toMatchObject([{ email: eva.email }])
    expect((await exported(eva))['Business inquiries']).toHaveLength(1)
    await erase(eva)
    expect(await traces(eva)).toEqual([])
    expect((await colleagues(anna)).items).toHaveLength(before - 1)
    expect([(await inquiries(anna)).length, (await orders(anna)).length]).toEqual([2, 2])
    const bo = await person('Bokanarie')
    await joined(anna, bo, 'buyer')
    await send(bo)
    await people.remove(anna, bo)
    expect((await exported(bo))['Companies that were left']).toHaveLength(1)
    await erase(bo)
    expect(await traces(bo)).toEqual([])
    expect(await inquiries(anna)).toHaveLength(3)
  })

  it('leaves an agreement and who signed it, which reaches somebody else from then on', async () => {
    const { anna, eva } = await atWork('owner')
    const { personItem } = await import('#lambdas/platform/table/person-item.ts')
    const id = anna.sub
    const side = { name: anna.name, email: anna.email, phone: '08-123 45 67', language: 'sv' }
    const about = { id, businessId: anna.sub, partnerId: 'a-partner', createdAt: '2026-11-01T08:00:00.000Z' }
    const agreement = { ...agreementEntity.key({ id }), ...about, business: side, partner: null }
    const version = { ...agreementVersionEntity.key({ id, version: 1 }), id, terms: { contact: anna.name } }
    const signed = { id, side: 'business', accountId: anna.sub, name: anna.name, version: 1 }
    const signature = { ...agreementSignatureEntity.key({ id, version: 1, side: 'business' }), ...signed }
    for (const item of [agreement, version, signature]) {
      await people.put(item)
      const { Put } = await personItem(anna.email, item, { name: `${item.PK}#${item.SK}` })
      await people.put({ ...Put?.Item, entity: { PK: item.PK, SK: item.SK } })
    }
    await erase(anna)
    const left = (await table()).filter(({ PK }) => PK === agreement.PK)
    const of = ({ SK }: { SK: string }) => left.find(item => item.SK === SK)
    expect(of(agreement)?.business).toEqual({ ...side, name: eva.name, email: eva.email })
    expect([of(version), of(signature)]).toEqual([version, signature])
    expect((await exported(eva)).Signatures).toHaveLength(1)
  })

  it('erases the company with its last member, whoever founded it', async () => {
    const { anna, eva } = await atWork('owner')
    await people.leave(anna)
    await erase(eva)
    expect(await traces(eva)).toEqual([])
    const left = (await table()).filter(({ PK }) => PK === `BUSINESS#${anna.sub}`)
    expect(left.filter(({ SK }) => !/^(TERMS|LEFT)#/.test(String(SK)))).toEqual([])
    expect(await me(anna)).toMatchObject({ memberRole: 'owner', profile: null })
  })

  it('takes the person out of the audit, and puts nobody in their place; its chain holds', async () => {
    const { anna, eva } = await atWork('owner')
    const [bought] = await orders(anna)
    await audit.ask('orders mark-paid', { orderId: String(bought.id), reference: '1' })
    await audit.chain()
    const named = async ({ email }: Somebody) =>
      (await table()).filter(
        ({ SK, ...item }) => String(SK).startsWith('AUDIT#') && JSON.stringify(item).includes(email),
      )
    const before = await named(anna)
    expect(before.length).toBeGreaterThan(0)
    const others = await named(eva)
    await erase(anna)
    expect([await named(anna), await named(eva)]).toEqual([[], others])
    const left = (await table()).filter(({ PK, SK }) => before.some(item => item.PK === PK && item.SK === SK))
    expect(left.map(({ erased, salt }) => [erased, salt])).toEqual(before.map(() => [true, undefined]))
    await audit.chain()
    expect(await audit.verify()).toMatchObject({ holds: true, broken: null })
    expect(await erase(anna)).toMatchObject({ changed: false })
  })

  it('is finished by repeating it, wherever it was killed', async () => {
    const { table: client } = await import('#lambdas/platform/table/table.ts')
    const first = await atWork('owner')
    const count = failCallAt(client, -1, 'before')
    await erase(first.anna)
    const calls = count()
    for (const share of [0.6, 0.75, 0.85, 0.95]) {
      const { anna, eva } = await atWork('owner')
      const stop = failCallAt(client, Math.floor(calls * share), 'after')
      await expect(erase(anna), String(share)).rejects.toThrow('killed')
      stop()
      await erase(anna)
      expect(await traces(anna), String(share)).toEqual([])
      expect([(await inquiries(eva)).length, (await orders(eva)).length]).toEqual([2, 2])
    }
  })
})

describe('a request to join a company', () => {
  it('is exported to who asks without the address of the owner, and to the owner with it', async () => {
    const { anna, eva } = await asked(`Fragar${++companies}x`, `Undrar${companies}x`)
    const heading = 'Requests to join a company'
    expect(JSON.stringify(await exported(eva))).not.toContain(anna.email)
    expect((await exported(eva))[heading]).toMatchObject([{ email: eva.email, state: 'waiting' }])
    expect((await exported(anna))[heading]).toMatchObject([{ email: eva.email, businessEmail: anna.email }])
  })

  it('is erased with who asks, and can neither be accepted nor be left behind', async () => {
    const { anna, eva, id } = await asked(`Fragar${++companies}x`, `Undrar${companies}x`)
    expect(await erase(eva)).toMatchObject({ changed: true })
    expect(await traces(eva)).toEqual([])
    expect(await requests(anna)).toEqual([])
    expect((await accept(anna, id, 'reader')).status).toBe(404)
  })

  it('is erased with a company that nobody else belongs to', async () => {
    const { anna, eva } = await asked(`Fragar${++companies}x`, `Undrar${companies}x`)
    await erase(anna)
    expect(await stored(eva)).toEqual([])
    expect((await asking.ask(eva)).status).toBe(404)
  })

  it('names another owner once the owner is erased', async () => {
    const { anna, domain, eva, id } = await asked(`Fragar${++companies}x`, `Undrar${companies}x`)
    const bo = await person('Bo', domain)
    await joined(anna, bo, 'owner')
    await erase(anna)
    expect(await traces(anna)).toEqual([])
    expect(await stored(eva)).toMatchObject([{ businessEmail: bo.email, replyLanguage: 'en' }])
    expect(await requests(bo)).toMatchObject([{ id, email: eva.email }])
  })
})
