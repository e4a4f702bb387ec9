import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { buildAssignment } from '../builders/partner-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'
import { company, net, selfBilling, vat } from './self-billing.ts'

const services = runningServices()
const {
  ask,
  askOperator,
  as,
  createSeller,
  earn,
  monthOf,
  billed,
  pass,
  ledgerFaults,
  read,
  put,
  createPartner,
  sessions,
} = selfBilling(services)

let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
})
afterEach(async () => {
  clock.moveBy(-clock.offset())
  await sessions.renew()
})

const id = '2026-09-1'
const total = net + vat

describe('a self-bill', () => {
  it('is made of a finished month, once, and waits for its partner', async () => {
    const sub = await createSeller()
    await earn(sub)
    await earn(sub, swedishDay(clock.now()).slice(0, 7))
    expect(await ask('self-bills make', {})).toMatchObject({ changed: true, made: 1 })
    expect(await ask('self-bills make', {})).toMatchObject({ changed: false, made: 0 })
    const { bills } = await as(sub).pay()
    expect(bills).toMatchObject([
      {
        ...{ id, kind: 'bill', state: 'proposed', revision: 1, name: null, month: '2026-09' },
        ...{ netOre: net, vatPercent: 25, vatOre: vat, totalOre: total, hours: 4.5, credits: 2 },
        seller: { name: company.legalName, vatNumber: company.vatNumber, fTax: true },
        buyer: { name: 'Exempelbolaget AB', vatNumber: 'SE556677889901' },
      },
    ])
    expect(bills[0]?.until).not.toBeNull()
    expect(await monthOf(sub)).toMatchObject({ billedOre: net, dueOre: 0 })
  })

  it('is issued with the yes of its partner: number, days, and what is due', async () => {
    const sub = await billed()
    const { status, body } = await as(sub).approve(id)
    expect(status).toBe(200)
    const today = swedishDay(clock.now())
    const name = `SF-${today.slice(0, 4)}-0001`
    expect(body).toMatchObject({ state: 'approved', name, issuedOn: today })
    expect((await as(sub).approve(id)).body).toMatchObject({ name })
    expect(await monthOf(sub)).toMatchObject({ dueOre: total, vatOre: vat })
    expect(await read(`PARTNER#${sub}`, 'BALANCE#payable#2026-09')).toMatchObject({ balance: total, seq: 2 })
    expect(await ledgerFaults()).toEqual([])
    expect((await as(sub).object(id)).status).toBe(409)
  })

  it('is in a series of its own partner, without a gap', async () => {
    const [one, other] = [await createSeller(), await createSeller()]
    for (const sub of [one, other])
      for (const month of ['2026-07', '2026-08', '2026-09']) await earn(sub, month)
    await ask('self-bills make', {})
    const answers = [one, other].flatMap(sub =>
      ['2026-07-1', '2026-08-1', '2026-09-1'].map(bill => as(sub).approve(bill)),
    )
    await Promise.all(answers)
    for (const sub of [one, other]) {
      const names = (await as(sub).pay()).bills.map(({ name }) => name?.slice(-4)).toSorted()
      expect(names).toEqual(['0001', '0002', '0003'])
    }
  })

  it('has no VAT for a seller who is not registered for it', async () => {
    const { vatNumber: _, ...unregistered } = company
    const sub = await createPartner()
    await put({ ...(await read(`PARTNER#${sub}`, 'PROFILE')), GSI1PK: 'PARTNERS#approved', GSI1SK: '2026' })
    await ask('sellers record', { partnerId: sub, ...unregistered })
    await as(sub).agree()
    await earn(sub)
    await ask('self-bills make', {})
    const [bill] = (await as(sub).pay()).bills
    expect(bill).toMatchObject({ vatPercent: 0, vatOre: 0, totalOre: net, seller: { vatNumber: null } })
  })

  it('is for what was approved later, too, and not for what was paid before there were bills', async () => {
    const sub = await createSeller()
    await earn(sub, '2026-09', { creditsEarned: 3, paidOutOre: 112_500 })
    await ask('self-bills make', {})
    expect(await as(sub).first()).toMatchObject({ netOre: net })
    // Before anything of it is in the ledger.
    await put({ ...(await monthOf(sub)), creditsEarned: 4, totalHours: 6 })
    await as(sub).approve(id)
    expect(await monthOf(sub)).toMatchObject({ billedOre: 337_500, dueOre: 112_500 + total })
    await ask('self-bills make', {})
    expect((await as(sub).pay()).bills[0]).toMatchObject({ id: '2026-09-2', netOre: 112_500, hours: 1.5 })
  })

  it('needs a company, and a partner who has agreed', async () => {
    const sub = await createPartner()
    await put({ ...(await read(`PARTNER#${sub}`, 'PROFILE')), GSI1PK: 'PARTNERS#approved', GSI1SK: '2026' })
    await earn(sub)
    expect(Number((await ask('self-bills make', {})).noCompany)).toBeGreaterThan(0)
    expect((await as(sub).agree()).status).toBe(404)
    await ask('sellers record', { partnerId: sub, ...company })
    const { notAgreed } = await ask('self-bills make', {})
    expect(Number(notAgreed)).toBeGreaterThan(0)
    expect((await as(sub).pay()).bills).toEqual([])
    expect((await as(sub).agree(2)).status).toBe(409)
    expect((await as(sub).agree()).body).toMatchObject({ agreedAt: expect.any(String) })
    await ask('self-bills make', {})
    expect((await as(sub).pay()).bills).toHaveLength(1)
  })

  it('is not made of what an operator marked as paid meanwhile', async () => {
    const sub = await createSeller()
    await earn(sub)
    runBeforeWrite(table, () => askOperator('payouts mark', { partnerId: sub, month: '2026-09' }))
    expect(await ask('self-bills make', {})).toMatchObject({ made: 0 })
    expect((await as(sub).pay()).bills).toEqual([])
    expect(await ledgerFaults()).toEqual([])
  })

  it('keeps its hours: they are not corrected while it is made', async () => {
    const [sub, assignmentId] = [await createSeller(), randomUUID()]
    const recorded = buildAssignment({ id: assignmentId, totalHours: 4.5, creditsEarned: 2 })
    await askOperator('assignments record', { partnerId: sub, ...recorded })
    await earn(sub)
    runBeforeWrite(table, () => ask('self-bills make', {}))
    const wrong = { partnerId: sub, assignmentId, month: '2026-09', hours: -2, credits: -1 }
    expect((await askOperator('hours record', wrong)).refused).toMatch(
      /2250 kr of that month are on self-bills/,
    )
    expect(await monthOf(sub)).toMatchObject({ creditsEarned: 2, billedOre: net })
  })

  it('is nobody else’s to see, approve or download', async () => {
    const sub = await billed()
    const other = await createSeller()
    expect((await as(other).approve(id)).status).toBe(404)
    expect((await as(other).link(id)).status).toBe(404)
    expect((await as(sub).first())?.state).toBe('proposed')
  })
})

describe('an answer', () => {
  it('may be an objection, which is due to no one, and can become a yes', async () => {
    const sub = await billed()
    expect((await as(sub).object(id)).body).toMatchObject({ state: 'objected', reason: 'Fel antal timmar.' })
    expect(await monthOf(sub)).toMatchObject({ dueOre: 0 })
    expect((await as(sub).approve(id, 2)).body).toMatchObject({ state: 'approved' })
  })

  it('is not given by silence before seven days, and is a yes after', async () => {
    const sub = await billed()
    await pass(4)
    expect(await as(sub).first()).toMatchObject({ state: 'proposed', revision: 2 })
    await pass(2.9)
    expect((await as(sub).first())?.state).toBe('proposed')
    await pass(0.2)
    expect(await as(sub).first()).toMatchObject({ state: 'approved', name: expect.stringMatching(/^SF-/) })
    expect(await monthOf(sub)).toMatchObject({ dueOre: total, vatOre: vat })
    expect(await ledgerFaults()).toEqual([])
  })

  it('may be recorded by an operator, with where it was given', async () => {
    const sub = await billed()
    const told = { partnerId: sub, billId: id, reason: 'Per telefon den 3 november.' }
    expect(await ask('self-bills answer', told)).toEqual({ changed: true })
    expect(await ask('self-bills answer', told)).toEqual({ changed: false })
    expect(await as(sub).first()).toMatchObject({ state: 'approved', reason: told.reason })
  })

  it('makes a withdrawn bill free to be made again; it took no number', async () => {
    const sub = await billed()
    await as(sub).object(id)
    const about = { partnerId: sub, billId: id, reason: 'Timmarna är rättade.' }
    expect(await ask('self-bills withdraw', about)).toEqual({ changed: true })
    expect(await monthOf(sub)).toMatchObject({ billedOre: 0 })
    await ask('self-bills make', {})
    expect((await as(sub).approve('2026-09-2')).body.name).toMatch(/-0001$/)
    expect(await ask('self-bills withdraw', { ...about, billId: '2026-09-2' })).toHaveProperty('refused')
  })
})

describe('a credit note', () => {
  const credit = (sub: string) => ask('self-bills credit', { partnerId: sub, billId: id })

  it('points to its bill, takes its amount from what is due, and frees it to be billed again', async () => {
    const sub = await billed()
    expect((await credit(sub)).refused).toMatch(/not approved/)
    await as(sub).approve(id)
    expect(await credit(sub)).toEqual({ changed: true })
    expect(await credit(sub)).toEqual({ changed: false })
    expect(await monthOf(sub)).toMatchObject({ dueOre: 0 })
    const { body } = await as(sub).approve('2026-09-2')
    expect(body).toMatchObject({
      ...{ kind: 'creditNote', name: expect.stringMatching(/-0002$/), dueOn: null, totalOre: total },
      corrects: { name: expect.stringMatching(/-0001$/) },
    })
    expect(await as(sub).first()).toMatchObject({ creditedBy: body.name })
    expect(await monthOf(sub)).toMatchObject({ billedOre: 0, dueOre: 0, vatOre: 0 })
    expect(await ledgerFaults()).toEqual([])
    await ask('self-bills make', {})
    expect((await as(sub).pay()).bills[0]).toMatchObject({ id: '2026-09-3', kind: 'bill', totalOre: total })
  })

  it('has an answer of its own: no reason of its bill, and a yes in the same words', async () => {
    const sub = await billed()
    const told = { partnerId: sub, reason: 'Per telefon.' }
    await ask('self-bills answer', { ...told, billId: id })
    await credit(sub)
    const noteOf = async () => (await as(sub).pay()).bills.find(bill => bill.id === '2026-09-2')
    expect(await noteOf()).toMatchObject({ kind: 'creditNote', state: 'proposed', reason: null })
    expect(await ask('self-bills answer', { ...told, billId: '2026-09-2' })).toEqual({ changed: true })
    expect(await noteOf()).toMatchObject({ state: 'approved', reason: 'Per telefon.' })
  })

  it('that is withdrawn leaves the bill as it was', async () => {
    const sub = await billed()
    await as(sub).approve(id)
    await credit(sub)
    await ask('self-bills withdraw', { partnerId: sub, billId: '2026-09-2', reason: 'Fel faktura.' })
    expect(await monthOf(sub)).toMatchObject({ billedOre: net, dueOre: total, vatOre: vat })
    expect(await as(sub).first()).toMatchObject({ creditedBy: null })
  })

  it('is refused for a bill that is paid meanwhile', async () => {
    const sub = await billed()
    await as(sub).approve(id)
    runBeforeWrite(table, () => askOperator('payouts mark', { partnerId: sub, month: '2026-09' }))
    expect((await credit(sub)).refused).toMatch(/It is paid/)
    expect(await monthOf(sub)).toMatchObject({ dueOre: total })
    expect(await ledgerFaults()).toEqual([])
  })

  it('is refused for a bill that is in a pay file', async () => {
    const sub = await billed()
    await as(sub).approve(id)
    await ask('pay-files make', {})
    expect((await credit(sub)).refused).toMatch(/pay file/)
  })
})
