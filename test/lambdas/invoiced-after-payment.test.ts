import { describe, expect, it } from 'vitest'
import { linkInvoice } from '#shared/credits/account-orders.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import { askRefund } from '#shared/credits/refund.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { readPdf } from '../builders/read-pdf.ts'
import { type Business, creditAccounts } from './credit-accounts.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'
import { address, soldAndUsed, year } from './sold-and-used.ts'

const services = runningServices()
const { nothingWrong, invoiceAt, lastNumber } = soldAndUsed(services)
const { as, ask, createBusiness, order, ordersOf, read } = creditAccounts(services)

/** An order of a new business that was marked as paid before anybody invoiced it. */
const paid = async () => {
  const business = await createBusiness()
  const id = await order(business)
  expect(await ask('orders mark-paid', { orderId: id })).toMatchObject({ changed: true })
  return { business, id }
}

const invoice = (orderId: string, given: object = { address }) => ask('orders invoice', { orderId, ...given })

const stored = async (id: string) => {
  const { PK, SK } = creditOrderEntity.key({ id })
  return (await read(PK, SK)) ?? {}
}

/** Makes the paper that the stream asks for because of a change of an order, or of its refund. */
const deliverAfter = async (before: object, after: Record<string, unknown>) => {
  const { paperForChange } = await import('#lambdas/notifications/paper-for-change.ts')
  const request = paperForChange({ before: before as Record<string, unknown>, after })
  expect(await deliverPapers(request ? [request] : [])).toEqual([])
  return request
}

const download = async (business: Business, id: string, query: object = {}) => {
  const { body } = await as(linkInvoice, business, { params: { id }, query })
  return Buffer.from(await (await fetch(body.url)).arrayBuffer())
}

const refundOf = async ({ sub }: Business) => {
  const { PK, SK } = refundEntity.key({ sub })
  return (await read(PK, SK)) ?? {}
}

const askMoneyBack = async (business: Business, id: string) => {
  expect((await as(askRefund, business, { params: { id }, body: { why: null } })).status).toBeLessThan(300)
}

describe('an order that was paid before it was invoiced', () => {
  it('gets an invoice, once, which says that there is nothing to pay', async () => {
    const { business, id } = await paid()
    const before = await stored(id)
    expect(await invoice(id)).toEqual({ changed: true })
    expect(await invoice(id)).toEqual({ changed: false })
    expect(await lastNumber()).toBe(1)
    expect(await invoiceAt(1)).toMatchObject({
      ...{ kind: 'invoice', orderId: id, dueOn: null, ocr: null },
      ...{ totalOre: 1_237_500, prepaidOre: 1_237_500 },
    })
    await deliverAfter(before, await stored(id))
    expect((await ordersOf(business))[0]).toMatchObject({
      ...{ state: 'paid', invoice: `${year}-0001`, papers: ['invoice'], payBy: null },
    })
    const { text } = await readPdf(await download(business, id))
    expect(text).toContain('Fakturan är betald. Det finns inget att betala.')
    expect(text).not.toMatch(/Bankgiro|Förfallodag|krediter\. Det/)
    expect(String(await download(business, id, { file: 'xml' }))).toMatch(
      /PrepaidAmount currencyID="SEK">12375.00<.*PayableAmount currencyID="SEK">0.00</s,
    )
    await nothingWrong()
  })

  it('may have been invoiced elsewhere', async () => {
    const { business, id } = await paid()
    expect(await invoice(id, { reference: '1042' })).toEqual({ changed: true })
    expect(await lastNumber()).toBeUndefined()
    expect((await ordersOf(business))[0]).toMatchObject({ state: 'paid', invoice: '1042', papers: [] })
    expect(await invoice(id)).toEqual({ changed: false })
  })

  it('has a credit note for that invoice when its money is paid back', async () => {
    const { business, id } = await paid()
    await invoice(id)
    await askMoneyBack(business, id)
    const before = await refundOf(business)
    expect(await ask('refunds grant', { businessId: business.sub })).toEqual({ changed: true })
    expect(await deliverAfter(before, await refundOf(business))).toEqual({ kind: 'creditNote', orderId: id })
    const note = await invoiceAt(2)
    expect(note).toMatchObject({
      kind: 'creditNote',
      corrects: { name: `${year}-0001` },
      totalOre: 1_237_500,
    })
    expect(note).not.toHaveProperty('prepaidOre')
    await nothingWrong()
  })

  it('is not invoiced once its money is paid back, also at the same time', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const { business, id } = await paid()
    await askMoneyBack(business, id)
    runBeforeWrite(table, () => ask('refunds grant', { businessId: business.sub }))
    expect((await invoice(id)).refused).toMatch(/paid back/)
    expect((await invoice(id)).refused).toMatch(/paid back/)
    expect(await lastNumber()).toBeUndefined()
  })
})
