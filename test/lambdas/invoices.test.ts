import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isOcr } from '#shared/bank/ocr.ts'
import { clock } from '#shared/contract/clock.ts'
import { cancelOrder, linkInvoice } from '#shared/credits/account-orders.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { invoiceEntity } from '#shared/invoices/invoice.entity.ts'
import { seriesEntity } from '#shared/invoices/series.entity.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { readPdf } from '../builders/read-pdf.ts'
import { type Business, creditAccounts } from './credit-accounts.ts'
import { workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, as, createBusiness, order, ordersOf, pass, read } = creditAccounts(services)
const { put } = workIn(services)

let year = 2040

// Each test has a year, and so a series, of its own.
beforeEach(() => {
  year += 1
  clock.moveBy(Date.parse(`${year}-04-01T09:00:00.000Z`) - clock.now())
})
afterEach(() => clock.moveBy(-clock.offset()))

const address = 'Storgatan 1, 111 23 Stockholm'

const stored = async (id: string) => {
  const { PK, SK } = creditOrderEntity.key({ id })
  return (await read(PK, SK)) ?? {}
}

const invoice = (orderId: string, given: object = {}) => ask('orders invoice', { orderId, address, ...given })

const lastNumber = async () => {
  const { PK, SK } = seriesEntity.key({ series: String(year) })
  return (await read(PK, SK))?.last
}

const invoiceAt = async (number: number) => {
  const { PK, SK } = invoiceEntity.key({ series: String(year), number })
  return (await read(PK, SK)) ?? {}
}

const link = (business: Business, id: string, query: object = {}) =>
  as(linkInvoice, business, { params: { id }, query })

const download = async (business: Business, id: string, query: object = {}) => {
  const { status, body } = await link(business, id, query)
  expect(status).toBe(200)
  return Buffer.from(await (await fetch(body.url)).arrayBuffer())
}

const invoiced = async () => {
  const business = await createBusiness()
  const id = await order(business)
  expect(await invoice(id)).toEqual({ changed: true })
  return { business, id }
}

const paperOf = (number: number) => ({ kind: 'invoice', series: String(year), number }) as const

describe('an order that we invoice', () => {
  it('has an invoice with the next number, which its business downloads as PDF and XML', async () => {
    const { business, id } = await invoiced()
    expect(await invoice(id)).toEqual({ changed: false })
    expect(await invoiceAt(1)).toMatchObject({
      ...{ name: `${year}-0001`, kind: 'invoice', issuedOn: `${year}-04-01`, dueOn: `${year}-04-15` },
      ...{ netOre: 990_000, vatOre: 247_500, totalOre: 1_237_500, creditedBy: null },
      buyer: { name: 'Nordplåt AB', organizationNumber: '556703-7485', address, vatNumber: null },
    })
    const { ocr } = await invoiceAt(1)
    expect(isOcr(String(ocr))).toBe(true)
    expect(await read(`OCR#${ocr}`, 'OCR')).toMatchObject({ orderId: id, ore: 1_237_500 })
    expect((await ordersOf(business))[0]).toMatchObject({ invoice: `${year}-0001`, papers: ['invoice'] })
    expect((await link(business, id)).status).toBe(404)
    expect(await deliverPapers([paperOf(1)])).toEqual([])
    const pdf = await download(business, id)
    const { text, language, isTagged } = await readPdf(pdf)
    expect({ language, isTagged }).toEqual({ language: 'sv-SE', isTagged: true })
    for (const words of [
      ...[`Faktura ${year}-0001`, 'Exempelbolaget AB', 'SE556677889901', 'Nordplåt AB', address],
      ...['10 krediter', 'Utan moms 9 900,00 kr', 'Moms 25 % 2 475,00 kr', 'Att betala 12 375,00 kr'],
      ...[`OCR-nummer ${ocr}`, 'Bankgiro 5555-5551', 'Godkänd för F-skatt'],
    ])
      expect(text).toContain(words)
    expect((await download(business, id, { file: 'xml' })).toString()).toContain(
      `<cbc:ID>${year}-0001</cbc:ID>`,
    )
    await deliverPapers([paperOf(1)])
    expect(pdf.equals(await download(business, id))).toBe(true)
    expect((await link(await createBusiness(), id)).status).toBe(404)
  })

  it('may have been invoiced elsewhere: then it takes no number', async () => {
    const business = await createBusiness()
    const id = await order(business)
    expect(await invoice(id, { reference: '1042' })).toEqual({ changed: true })
    expect(await lastNumber()).toBeUndefined()
    expect((await ordersOf(business))[0]).toMatchObject({ invoice: '1042', papers: [] })
  })

  it.each([
    [
      'a foreign organisation number',
      { organizationNumber: 'DE811569869' },
      /no Swedish organisation number/,
    ],
    ['a VAT number with a wrong digit', { vatNumber: 'SE556703748601' }, /no Swedish VAT number/],
    ['a foreign VAT number', { vatNumber: 'DE811569869' }, /no Swedish VAT number/],
  ])('is refused with %s, and nothing is numbered', async (_, given, reason) => {
    const id = await order(await createBusiness())
    await put({ ...(await stored(id)), ...given })
    expect((await invoice(id)).refused).toMatch(reason)
    expect(await lastNumber()).toBeUndefined()
    expect(await stored(id)).toMatchObject({ state: 'ordered' })
  })

  it('is refused without the address of its buyer, which its profile may say', async () => {
    const business = await createBusiness()
    const id = await order(business)
    expect((await ask('orders invoice', { orderId: id })).refused).toMatch(/--address/)
    await put({ PK: `BUSINESS#${business.sub}`, SK: 'PROFILE', address: 'Hamngatan 2, 411 14 Göteborg' })
    expect(await ask('orders invoice', { orderId: id })).toEqual({ changed: true })
    expect(await invoiceAt(1)).toMatchObject({ buyer: { address: 'Hamngatan 2, 411 14 Göteborg' } })
  })
})

describe('a series', () => {
  it('has no gap and no number twice, however many are invoiced at once', async () => {
    const business = await createBusiness()
    const ids = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const id = randomUUID()
        const { PK, SK } = creditOrderEntity.key({ id })
        const about = { companyName: 'Nordplåt AB', organizationNumber: '556703-7485', vatNumber: null }
        const bought = { credits: 10, priceOre: 990_000, language: 'sv', orderedBy: business.sub }
        await put({
          PK,
          SK,
          id,
          ...about,
          ...bought,
          email: business.email,
          createdAt: '2027-04-01T09:00:00.000Z',
        })
        return id
      }),
    )
    // Who was not fast enough within five tries is asked again, as an operator would.
    for (let waiting = ids; waiting.length > 0; ) {
      const done = await Promise.all(
        waiting.map(id =>
          invoice(id).then(
            ({ changed }) => changed,
            () => false,
          ),
        ),
      )
      waiting = waiting.filter((_, place) => !done[place])
    }
    expect(await lastNumber()).toBe(50)
    const invoices = await Promise.all(ids.map((_, place) => invoiceAt(place + 1)))
    expect(invoices.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted())
  })

  it('begins anew with the Swedish year', async () => {
    clock.moveBy(Date.parse(`${year}-12-31T23:30:00.000Z`) - clock.now())
    const business = await createBusiness()
    const id = await order(business)
    await invoice(id)
    expect((await ordersOf(business))[0]?.invoice).toBe(`${year + 1}-0001`)
    year += 1
  })
})

describe('an invoiced order that nobody is to pay', () => {
  const note = (orderId: string) => ({ kind: 'creditNote', orderId }) as const

  it('has a credit note for all of it, once, however often it is asked for', async () => {
    const { business, id } = await invoiced()
    await as(cancelOrder, business, { params: { id } })
    expect(await Promise.all([deliverPapers([note(id)]), deliverPapers([note(id), note(id)])])).toEqual([
      [],
      [],
    ])
    expect(await lastNumber()).toBe(2)
    expect(await invoiceAt(1)).toMatchObject({ creditedBy: `${year}-0002` })
    expect(await invoiceAt(2)).toMatchObject({
      ...{ kind: 'creditNote', netOre: 990_000, vatOre: 247_500, totalOre: 1_237_500, ocr: null },
      corrects: { name: `${year}-0001`, issuedOn: `${year}-04-01` },
    })
    expect((await ordersOf(business))[0]).toMatchObject({ papers: ['invoice', 'creditNote'] })
    const { text } = await readPdf(await download(business, id, { paper: 'creditNote' }))
    expect(text).toContain(`Kreditfaktura ${year}-0002`)
    expect(text).toContain(`Avser Faktura ${year}-0001 av den ${year}-04-01`)
    expect(text).not.toContain('Bankgiro')
  })

  it('is asked for when it is cancelled, lapses or its money is paid back, and only then', async () => {
    const { paperForChange } = await import('#lambdas/notifications/paper-for-change.ts')
    const { business, id } = await invoiced()
    const first = await stored(id)
    expect(paperForChange({ before: { ...first, issued: undefined }, after: first })).toEqual(paperOf(1))
    expect(paperForChange({ before: first, after: { ...first, remindedAt: 'now' } })).toBeNull()
    for (const days of [18, 7, 20]) await pass(days)
    const after = await stored(id)
    expect(after).toMatchObject({ state: 'lapsed' })
    expect(paperForChange({ before: first, after })).toEqual(note(id))
    expect(
      paperForChange({ before: { ...first, issued: undefined }, after: { ...after, issued: undefined } }),
    ).toBeNull()
    const refund = {
      ...{ PK: `BUSINESS#${business.sub}`, SK: 'REFUND', id, businessId: business.sub, companyName: 'N' },
      ...{ credits: 10, priceOre: 990_000, why: null, email: business.email, language: 'sv' },
      ...{ createdAt: '2027-04-01T09:00:00.000Z', state: 'asked' },
    }
    expect(paperForChange({ before: refund, after: { ...refund, state: 'granted' } })).toEqual(note(id))
    expect(paperForChange({ before: refund, after: { ...refund, state: 'declined' } })).toBeNull()
  })

  it('has none if the system never invoiced it', async () => {
    const id = await order(await createBusiness())
    expect(await deliverPapers([note(id)])).toEqual([])
    expect(await lastNumber()).toBeUndefined()
  })
})
