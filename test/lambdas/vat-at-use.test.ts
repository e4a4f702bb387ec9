import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Context } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { linkInvoice } from '#shared/credits/account-orders.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { linkUseInvoice, listUseInvoices, type UseInvoice } from '#shared/credits/use-invoices.ts'
import type { VatTime } from '#shared/credits/vat.ts'
import { invoiceEntity } from '#shared/invoices/invoice.entity.ts'
import { taxedUseEntity } from '#shared/ledger/taxed-use.entity.ts'
import type { CommandName } from '#shared/operator/commands.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { readPdf } from '../builders/read-pdf.ts'
import { readSie } from '../builders/read-sie.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { agreementsIn } from './agreed-work.ts'
import { creditAccounts } from './credit-accounts.ts'
import { emptyTable } from './empty-table.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
const accounts = creditAccounts(services)
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeEach(async () => {
  await emptyTable(services.documents, tableName)
  world = await agreementsIn(services)
})
afterEach(() => {
  process.env.VAT_AT = 'sale'
})

const month = new Date().toISOString().slice(0, 7)
const year = month.slice(0, 4)
const address = 'Storgatan 1, 111 23 Stockholm'

const listed = async (command: CommandName, input: object = {}) =>
  (await world.ask(command, input)).items as Record<string, unknown>[]

/** What the house has on an account, on the side of a credit. */
const houseHas = async (account: string) => {
  const row = (await listed('ledger balance')).find(one => one.account === account)
  return 0 - Number(row?.balance)
}

const nothingWrong = async () => {
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
  expect(await listed('ledger verify')).toEqual([])
}

type Business = { sub: string; email: string }

const ordered = async (business: Business, vatAt: VatTime, credits = 10) => {
  process.env.VAT_AT = vatAt
  const id = await accounts.order(business, credits)
  process.env.VAT_AT = 'sale'
  return id
}

const bought = async (business: Business, vatAt: VatTime, credits = 10) => {
  const id = await ordered(business, vatAt, credits)
  expect(await world.ask('orders invoice', { orderId: id, address })).toEqual({ changed: true })
  expect(await world.ask('orders mark-paid', { orderId: id })).toMatchObject({ changed: true })
  return id
}

/** A business that has bought credits, and a partner who works for ten of them. */
const working = async (...sales: readonly VatTime[]) => {
  const price = { credits: 10, partnerCredits: 8, hourlyRateKronor: 1_125 }
  const ids = await world.agreed({ balance: 0, price })
  const business = { sub: ids.businessId, email: `anna.${ids.businessId}@nordplat.se` }
  const role = { role: 'business', pool: 'business', ...business, language: 'sv' }
  await world.work.put({ ...roleEntity.key({ pool: 'business', sub: business.sub }), ...role })
  const orders: string[] = []
  for (const vatAt of sales) orders.push(await bought(business, vatAt))
  await world.as('partner', ids).sign()
  await world.as('business', ids).sign()
  return { ids, business, orders }
}

type Ids = Awaited<ReturnType<typeof working>>['ids']

const work = ({ partnerId, inquiryId }: Ids, credits: number, reference = 'v. 1') =>
  world.ask('hours record', {
    ...{ partnerId, assignmentId: inquiryId, month, hours: 0, credits, reference },
  })

const usesOf = async ({ businessId }: Ids) => {
  const { partition, beginsWith } = taxedUseEntity.list({ sub: businessId })
  const uses = await world.work.below(partition.PK, beginsWith)
  return uses.toSorted((one, other) => Number(one.seq) - Number(other.seq))
}

/** Makes the papers of every use, as the stream asks for them. */
const invoiced = async (ids: Ids) => {
  const { paperForChange } = await import('#lambdas/notifications/paper-for-change.ts')
  const requests = (await usesOf(ids)).map(after => paperForChange({ before: null, after }))
  return deliverPapers(requests.filter(request => request !== null))
}

const invoiceAt = async (number: number) => {
  const { PK, SK } = invoiceEntity.key({ series: year, number })
  return world.work.read(PK, SK)
}

const lastNumber = async (series = year) => (await world.work.read(`SERIES#${series}`, 'SERIES'))?.last

describe('an order whose VAT is due as its credits are used', () => {
  it('is paid by a payment request, which is no invoice and takes no number of one', async () => {
    const business = await accounts.createBusiness()
    const id = await ordered(business, 'use')
    expect((await accounts.ordersOf(business))[0]).toMatchObject({ vatAt: 'use', papers: [] })
    expect((await world.ask('orders mark-paid', { orderId: id })).refused).toMatch(/payment request/)
    expect((await world.ask('orders invoice', { orderId: id, reference: '1042' })).refused).toMatch(
      /not invoiced yet/,
    )
    await world.ask('orders invoice', { orderId: id, address })
    expect((await accounts.ordersOf(business))[0]).toMatchObject({
      ...{ invoice: `B${year}-0001`, papers: ['paymentRequest'], priceOre: 990_000 },
    })
    expect([await lastNumber(), await lastNumber(`B${year}`)]).toEqual([undefined, 1])
    expect(await deliverPapers([{ kind: 'invoice', series: `B${year}`, number: 1 }])).toEqual([])
    const link = (query: object) => accounts.as(linkInvoice, business, { params: { id }, query })
    const { body } = await link({ paper: 'paymentRequest' })
    const { text } = await readPdf(Buffer.from(await (await fetch(body.url)).arrayBuffer()))
    for (const words of [
      ...[`Betalningsunderlag B${year}-0001`, 'ingen faktura: momsen redovisas när krediterna används'],
      ...['10 krediter', 'Att betala 12 375,00 kr', 'Bankgiro 5555-5551', 'OCR-nummer', 'Förfallodag'],
    ])
      expect(text).toContain(words)
    // Whoever states VAT owes it.
    expect(text).not.toContain('2 475')
    expect(text).not.toContain('Fakturadatum')
    expect((await link({})).status).toBe(404)
    expect((await link({ paper: 'paymentRequest', file: 'xml' })).status).toBe(404)
  })

  it('is told of as a payment request, in the words of its mail, too', async () => {
    const business = await accounts.createBusiness()
    const id = await ordered(business, 'use')
    const { PK, SK } = creditOrderEntity.key({ id })
    const before = await world.work.read(PK, SK)
    await world.ask('orders invoice', { orderId: id, address })
    const { handler } = await import('#lambdas/notifications/notices.stream.ts')
    const after = (await world.work.read(PK, SK)) ?? {}
    await handler(buildStreamEvent([before ?? null, after]), {} as Context)
    const [mail] = services.ses.inbox.list(business.email)
    expect(mail?.subject).toBe('Betalningsunderlaget för 10 krediter har skickats')
    expect(mail?.text).toContain(`Betalningsunderlag: B${year}-0001`)
    expect(mail?.text).not.toMatch(/faktura/i)
  })

  it('has nothing to credit when it is cancelled or declined', async () => {
    const business = await accounts.createBusiness()
    const id = await ordered(business, 'use')
    await world.ask('orders invoice', { orderId: id, address })
    await world.ask('orders decline', { orderId: id, reason: 'Nej.' })
    expect(await deliverPapers([{ kind: 'creditNote', orderId: id }])).toEqual([])
    expect(await lastNumber()).toBeUndefined()
    expect((await accounts.ordersOf(business))[0]).toMatchObject({ papers: ['paymentRequest'] })
  })

  it('gives its VAT back with its money, if nothing of it was used', async () => {
    const business = await accounts.createBusiness()
    const id = await bought(business, 'use')
    expect([await houseHas('vatDeferred'), await houseHas('vatOut')]).toEqual([247_500, 0])
    const { askRefund } = await import('#shared/credits/refund.ts')
    await accounts.as(askRefund, business, { params: { id }, body: { why: '' } })
    expect(await world.ask('refunds grant', { businessId: business.sub })).toMatchObject({ changed: true })
    expect([await houseHas('vatDeferred'), await houseHas('vatOut'), await houseHas('bank')]).toEqual([
      0, 0, 0,
    ])
    await nothingWrong()
  })

  it('keeps how it was sold when the stage changes', async () => {
    const business = await accounts.createBusiness()
    const id = await ordered(business, 'use')
    await world.ask('orders invoice', { orderId: id, address })
    await world.ask('orders mark-paid', { orderId: id })
    expect(await houseHas('vatOut')).toBe(0)
    await bought(business, 'sale')
    expect([await houseHas('vatDeferred'), await houseHas('vatOut')]).toEqual([247_500, 247_500])
    await nothingWrong()
  })
})

describe('work that is paid with such credits', () => {
  it('takes its VAT with it and is invoiced, and all parts are what was paid', async () => {
    const { ids, orders } = await working('use')
    for (const [place, credits] of [3, 2, 3].entries()) await work(ids, credits, `v. ${place}`)
    expect([await houseHas('vatDeferred'), await houseHas('vatOut')]).toEqual([0, 247_500])
    const uses = await usesOf(ids)
    expect(uses.reduce((sum, { netOre }) => sum + Number(netOre), 0)).toBe(990_000)
    expect(await Promise.all([invoiced(ids), invoiced(ids)])).toEqual([[], []])
    expect(await lastNumber()).toBe(3)
    const invoices = await Promise.all([1, 2, 3].map(invoiceAt))
    expect(invoices.reduce((sum, one) => sum + Number(one?.netOre), 0)).toBe(990_000)
    expect(invoices.reduce((sum, one) => sum + Number(one?.vatOre), 0)).toBe(247_500)
    for (const invoice of invoices) {
      expect(invoice).toMatchObject({
        ...{ kind: 'invoice', orderId: orders[0], ocr: null, dueOn: null, prepaidOre: invoice?.totalOre },
        buyer: { name: 'Nordplåt AB', address },
      })
      expect(Number(invoice?.totalOre)).toBe(Number(invoice?.netOre) + Number(invoice?.vatOre))
    }
    await nothingWrong()
    const entry = (await listed('ledger list')).find(({ kind }) => kind === 'approved')
    const traced = await listed('ledger trace', { entryId: String(entry?.id) })
    expect(traced.map(({ kind }) => kind)).toContain('paid')
    const { item } = await world.ask('ledger sie', { month, draft: true })
    const file = readSie(Buffer.from(String((item as { base64: string }).base64), 'base64'))
    expect(file.vouchers.map(({ sum }) => sum)).toEqual(file.vouchers.map(() => 0))
    expect(file.moved.get(2428) ?? 0).toBe(0)
    expect(file.moved.get(2611)).toBe(-247_500)
  })

  it('is shown to its business, which downloads its invoices, and to nobody else', async () => {
    const { ids, business } = await working('use')
    await work(ids, 3)
    const list = async (who: Business) => (await accounts.as(listUseInvoices, who)).body.items as UseInvoice[]
    const [waiting] = await list(business)
    expect(waiting).toMatchObject({
      kind: 'invoice',
      name: null,
      credits: 3.75,
      netOre: 371_250,
      vatOre: 92_812,
    })
    const params = { usedOn: waiting?.usedOn ?? '', id: waiting?.id ?? '' }
    const link = (who: Business, query: object = {}) => accounts.as(linkUseInvoice, who, { params, query })
    expect((await link(business)).status).toBe(404)
    expect(await invoiced(ids)).toEqual([])
    expect((await list(business))[0]).toMatchObject({ name: `${year}-0001` })
    const download = async (query: object) => {
      const { body } = await link(business, query)
      return Buffer.from(await (await fetch(body.url)).arrayBuffer())
    }
    const { text, isTagged } = await readPdf(await download({}))
    expect(isTagged).toBe(true)
    for (const words of [
      ...[`Faktura ${year}-0001`, 'Ingenjörsarbete som ni har godkänt, 3,75 krediter', 'Krediterna användes'],
      ...['Utan moms 3 712,50 kr', 'Moms 25 % 928,12 kr', 'Med moms 4 640,62 kr'],
      ...['Betald med krediter 4 640,62 kr', 'Att betala 0,00 kr'],
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('OCR')
    expect((await download({ file: 'xml' })).toString()).toContain(`<cbc:ID>${year}-0001</cbc:ID>`)
    const stranger = await accounts.createBusiness()
    expect([await list(stranger), (await link(stranger)).status]).toEqual([[], 404])
  })

  it('takes no VAT where that was due at the sale, which is used first', async () => {
    const { ids, business } = await working('sale')
    await bought(business, 'use')
    await work(ids, 8)
    expect(await usesOf(ids)).toEqual([])
    expect([await houseHas('vatDeferred'), await houseHas('vatOut')]).toEqual([247_500, 247_500])
    const { businessId } = ids
    await world.ask('credits record', { businessId, credits: -4, kind: 'correction', reference: 'PLC' })
    expect([await houseHas('vatDeferred'), await houseHas('vatOut')]).toEqual([148_500, 346_500])
    expect(await usesOf(ids)).toMatchObject([{ kind: 'withdrawn', netOre: 396_000, vatOre: 99_000 }])
    await nothingWrong()
  })

  it('is credited when its credits are given back, with the invoices that it undoes', async () => {
    const { ids } = await working('use')
    await work(ids, 3)
    await work(ids, 2, 'v. 2')
    await work(ids, -1, 'v. 2')
    await world.as('business', ids).claim('Fel person.')
    await world.ask('agreements settle', { inquiryId: ids.inquiryId, outcome: 'refund', reason: 'Ja.' })
    expect([await houseHas('vatDeferred'), await houseHas('vatOut')]).toEqual([247_500, 0])
    const uses = await usesOf(ids)
    expect(uses.map(({ kind }) => kind)).toEqual(['approved', 'approved', 'approved', 'guaranteed'])
    // The last one first: it makes those that it takes back.
    expect(
      await deliverPapers(
        uses.toReversed().map(one => ({
          ...{ kind: 'use', businessId: ids.businessId },
          ...{ occurredOn: String(one.occurredOn), entryId: String(one.entryId) },
        })),
      ),
    ).toEqual([])
    const invoices = await Promise.all([1, 2, 3, 4].map(invoiceAt))
    const kinds = invoices.map(one => one?.kind)
    expect(kinds.toSorted()).toEqual(['creditNote', 'creditNote', 'invoice', 'invoice'])
    const signed = (name: string) =>
      invoices.reduce((sum, one) => sum + Number(one?.[name]) * (one?.kind === 'invoice' ? 1 : -1), 0)
    expect([signed('netOre'), signed('vatOre')]).toEqual([0, 0])
    const guaranteed = invoices.find(one => JSON.stringify(one?.use).includes('guaranteed'))
    expect(guaranteed).toMatchObject({
      corrects: { name: expect.stringMatching(/^\d{4}-000\d$/) },
      alsoCorrects: [{ name: expect.stringMatching(/^\d{4}-000\d$/) }],
    })
    await nothingWrong()
  })
})

it('VAT that was moved without its use is found', async () => {
  const { ids } = await working('use')
  await work(ids, 3)
  const lots = await world.work.below(`BUSINESS#${ids.businessId}`, 'LOT#')
  const [{ PK, SK } = { PK: '', SK: '' }] = lots
  const change = { UpdateExpression: 'SET vatOre = :other', ExpressionAttributeValues: { ':other': 1 } }
  await services.documents.send(new UpdateCommand({ TableName: tableName, Key: { PK, SK }, ...change }))
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual([expect.stringMatching(/VAT are held/)])
})
