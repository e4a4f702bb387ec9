import type { Context } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { linkInvoice } from '#shared/credits/account-orders.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { readPdf } from '../builders/read-pdf.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { runningServices } from './running-services.ts'
import { address, soldAndUsed, year } from './sold-and-used.ts'

const services = runningServices()
const { accounts, world, houseHas, nothingWrong, ordered, bought, lastNumber } = soldAndUsed(services)

describe('an order whose VAT is due as its credits are used', () => {
  it('is paid by a payment request, which is no invoice and takes no number of one', async () => {
    const business = await accounts.createBusiness()
    const id = await ordered(business, 'use')
    expect((await accounts.ordersOf(business))[0]).toMatchObject({ vatAt: 'use', papers: [] })
    expect((await world().ask('orders mark-paid', { orderId: id })).refused).toMatch(/payment request/)
    expect((await world().ask('orders invoice', { orderId: id, reference: '1042' })).refused).toMatch(
      /not invoiced yet/,
    )
    await world().ask('orders invoice', { orderId: id, address })
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
    const before = await world().work.read(PK, SK)
    await world().ask('orders invoice', { orderId: id, address })
    const { handler } = await import('#lambdas/notifications/notices.stream.ts')
    const after = (await world().work.read(PK, SK)) ?? {}
    await handler(buildStreamEvent([before ?? null, after]), {} as Context)
    const [mail] = services.ses.inbox.list(business.email)
    expect(mail?.subject).toBe('Betalningsunderlaget för 10 krediter har skickats')
    expect(mail?.text).toContain(`Betalningsunderlag: B${year}-0001`)
    expect(mail?.text).not.toMatch(/faktura/i)
  })

  it('has nothing to credit when it is cancelled or declined', async () => {
    const business = await accounts.createBusiness()
    const id = await ordered(business, 'use')
    await world().ask('orders invoice', { orderId: id, address })
    await world().ask('orders decline', { orderId: id, reason: 'Nej.' })
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
    expect(await world().ask('refunds grant', { businessId: business.sub })).toMatchObject({ changed: true })
    expect([await houseHas('vatDeferred'), await houseHas('vatOut'), await houseHas('bank')]).toEqual([
      0, 0, 0,
    ])
    await nothingWrong()
  })

  it('keeps how it was sold when the stage changes', async () => {
    const business = await accounts.createBusiness()
    const id = await ordered(business, 'use')
    await world().ask('orders invoice', { orderId: id, address })
    await world().ask('orders mark-paid', { orderId: id })
    expect(await houseHas('vatOut')).toBe(0)
    await bought(business, 'sale')
    expect([await houseHas('vatDeferred'), await houseHas('vatOut')]).toEqual([247_500, 247_500])
    await nothingWrong()
  })
})
