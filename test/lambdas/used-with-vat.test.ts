import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { linkUseInvoice, listUseInvoices, type UseInvoice } from '#shared/credits/use-invoices.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { readPdf } from '../builders/read-pdf.ts'
import { readSie } from '../builders/read-sie.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import type { Business } from './credit-accounts.ts'
import { runningServices } from './running-services.ts'
import { address, month, soldAndUsed, year } from './sold-and-used.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
const {
  accounts,
  world,
  listed,
  houseHas,
  nothingWrong,
  bought,
  working,
  work,
  usesOf,
  invoiced,
  invoiceAt,
  lastNumber,
} = soldAndUsed(services)

/** Runs something before an item is read for the first time. */
const runBeforeRead = (table: DynamoDBClient, PK: string, happens: () => Promise<unknown>): void => {
  table.middlewareStack.add(
    next => async args => {
      if (!JSON.stringify(args.input).includes(JSON.stringify(PK))) return next(args)
      table.middlewareStack.remove('meanwhile')
      await happens()
      return next(args)
    },
    { step: 'initialize', name: 'meanwhile' },
  )
}

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
    const { item } = await world().ask('ledger sie', { month, draft: true })
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
    const history = await world().work.below(`BUSINESS#${ids.businessId}`, 'CREDIT#')
    const title = history.find(({ kind }) => kind === 'assignment')?.reference
    expect(text).toContain(`Uppdrag ${title}`)
    const xml = (await download({ file: 'xml' })).toString()
    expect(xml).toContain(`<cbc:ID>${year}-0001</cbc:ID>`)
    expect(xml).toContain(`<cac:Item><cbc:Description>${title}</cbc:Description><cbc:Name>`)
    const stranger = await accounts.createBusiness()
    expect([await list(stranger), (await link(stranger)).status]).toEqual([[], 404])
  })

  it('is invoiced once, even if it is invoiced while somebody else is about to', async () => {
    const { ids } = await working('use')
    await work(ids, 3)
    const { table } = await import('#lambdas/platform/table/table.ts')
    // Between the read of the use and that of the series.
    runBeforeRead(table, `SERIES#${year}`, () => invoiced(ids))
    expect(await invoiced(ids)).toEqual([])
    expect([await lastNumber(), (await usesOf(ids)).length]).toEqual([1, 1])
  })

  it('takes no VAT where that was due at the sale, which is used first', async () => {
    const { ids, business } = await working('sale')
    await bought(business, 'use')
    await work(ids, 8)
    expect(await usesOf(ids)).toEqual([])
    expect([await houseHas('vatDeferred'), await houseHas('vatOut')]).toEqual([247_500, 247_500])
    const { businessId } = ids
    await world().ask('credits record', { businessId, credits: -4, kind: 'correction', reference: 'PLC' })
    expect([await houseHas('vatDeferred'), await houseHas('vatOut')]).toEqual([148_500, 346_500])
    expect(await usesOf(ids)).toMatchObject([{ kind: 'withdrawn', netOre: 396_000, vatOre: 99_000 }])
    await nothingWrong()
  })

  it('is credited when its credits are given back, with the invoices that it undoes', async () => {
    const { ids } = await working('use')
    await work(ids, 3)
    await work(ids, 2, 'v. 2')
    await work(ids, -1, 'v. 2')
    await world().as('business', ids).claim('Fel person.')
    await world().ask('agreements settle', { inquiryId: ids.inquiryId, outcome: 'refund', reason: 'Ja.' })
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
  const lots = await world().work.below(`BUSINESS#${ids.businessId}`, 'LOT#')
  const [{ PK, SK } = { PK: '', SK: '' }] = lots
  const change = { UpdateExpression: 'SET vatOre = :other', ExpressionAttributeValues: { ':other': 1 } }
  await services.documents.send(new UpdateCommand({ TableName: tableName, Key: { PK, SK }, ...change }))
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual(
    expect.arrayContaining([expect.stringMatching(/VAT are held/), expect.stringMatching(/to be invoiced/)]),
  )
})
