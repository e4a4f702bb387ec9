import { afterEach, describe, expect, it } from 'vitest'
import { paperForChange } from '#lambdas/notifications/paper-for-change.ts'
import { clock } from '#shared/contract/clock.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { readPdf } from '../builders/read-pdf.ts'
import { fileOf } from './paid-by-bank.ts'
import { paidOfMonth } from './paid-of-month.ts'
import { runningServices } from './running-services.ts'
import { net, selfBilling, vat } from './self-billing.ts'

const services = runningServices()
const { ask, as, billed, below, ledgerFaults, read, put, sessions } = selfBilling(services)

afterEach(async () => {
  clock.moveBy(-clock.offset())
  await sessions.renew()
})

const id = '2026-09-1'
const total = net + vat

const paperOf = (partnerId: string, round = 1) =>
  ({ kind: 'selfBill', partnerId, month: '2026-09', round }) as const

const download = async (sub: string, bill = id, file = 'pdf') => {
  const { status, body } = await as(sub).link(bill, file)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return Buffer.from(await (await fetch(body.url)).arrayBuffer())
}

describe('the papers of a self-bill', () => {
  it('are asked for when it is issued, and only then', async () => {
    const sub = await billed()
    const stored = () => read(`PARTNER#${sub}`, 'SELFBILL#2026-09#000001')
    const before = (await stored()) ?? {}
    expect(paperForChange({ before: null, after: before })).toBeNull()
    await as(sub).approve(id)
    const after = (await stored()) ?? {}
    expect(paperForChange({ before, after })).toEqual(paperOf(sub))
    expect(paperForChange({ before: after, after: { ...after, creditedBy: 'x' } })).toBeNull()
  })

  it('state what the law asks for, from what is stored, and are the same bytes again', async () => {
    const sub = await billed()
    expect((await as(sub).link(id)).status).toBe(404)
    expect(await deliverPapers([paperOf(sub)])).toEqual([])
    const { name } = (await as(sub).approve(id)).body
    expect((await as(sub).link(id)).status).toBe(404)
    expect(await deliverPapers([paperOf(sub)])).toEqual([])
    const pdf = await download(sub)
    const { text, language, isTagged } = await readPdf(pdf)
    expect({ language, isTagged }).toEqual({ language: 'sv-SE', isTagged: true })
    for (const words of [
      ...[`Självfaktura ${name}`, 'Självfakturering', 'Godkänd för F-skatt', 'september 2026, 4,5 timmar'],
      ...['Åbergs Automation', 'SE556703748501', 'Exempelbolaget AB', 'SE556677889901'],
      ...['Utan moms 2 250,00 kr', 'Moms 25 % 562,50 kr', 'Att betala till säljaren 2 812,50 kr'],
    ])
      expect(text).toContain(words)
    await deliverPapers([paperOf(sub)])
    expect(pdf.equals(await download(sub))).toBe(true)
    const xml = (await download(sub, id, 'xml')).toString()
    expect(xml).toContain('<cbc:InvoiceTypeCode>389</cbc:InvoiceTypeCode>')
  })

  it('of a credit note name the bill that it takes back', async () => {
    const sub = await billed()
    const { name } = (await as(sub).approve(id)).body
    await ask('self-bills credit', { partnerId: sub, billId: id })
    await as(sub).approve('2026-09-2')
    await deliverPapers([paperOf(sub, 2)])
    const { text } = await readPdf(await download(sub, '2026-09-2'))
    expect(text).toContain(`Avser Självfaktura ${name} av den`)
    expect((await download(sub, '2026-09-2', 'xml')).toString()).toContain(`<cbc:ID>${name}</cbc:ID>`)
  })
})

describe('what is paid', () => {
  const due = async (sub: string) =>
    ((await ask('payouts list', {})).items ?? []).filter(({ partnerId }) => partnerId === sub)

  it('is what was approved, with its VAT, and nothing before', async () => {
    const sub = await billed()
    expect(await due(sub)).toEqual([
      {
        partnerId: sub,
        partnerName: 'Sara Lund',
        month: '2026-09',
        amountOre: net,
        held: 'self-bill not approved',
      },
    ])
    await as(sub).approve(id)
    expect(await due(sub)).toEqual([
      { partnerId: sub, partnerName: 'Sara Lund', month: '2026-09', amountOre: total },
    ])
    const made = await ask('pay-files make', {}, 'Anna')
    const file = { fileId: made.fileId, sha256: made.sha256 }
    expect((await as(sub).pay()).payouts).toMatchObject([
      { month: '2026-09', ore: total, state: 'in file', on: expect.stringMatching(/^\d{4}-/) },
    ])
    await ask('pay-files release', file, 'Bo')
    const [payout] = await below(`PARTNER#${sub}`, 'PAYOUT#')
    const booked = { reference: sub.slice(0, 20), amount: '2812.50', direction: 'DBIT' as const }
    await ask('bank import', { file: fileOf({ ...booked, endToEndId: String(payout?.id) }) })
    expect((await as(sub).pay()).payouts).toMatchObject([{ state: 'paid', on: '2026-11-20' }])
    expect(await paidOfMonth({ below, read }, sub, '2026-09')).toEqual([total, 0])
    expect(await ledgerFaults()).toEqual([])
    expect(await due(sub)).toEqual([])
  })

  it.each([
    ['was looked at more than 90 days ago', 90.1, true, 'F-tax not looked at for 90 days: sellers check'],
    ['is not approved', 0, false, 'F-tax not approved'],
  ])('is held if F-tax %s, which the partner reads', async (_, days, approved, held) => {
    const sub = await billed()
    await as(sub).approve(id)
    const at = new Date(clock.now() - days * 86_400_000).toISOString()
    const seller = await read(`PARTNER#${sub}`, 'SELLER')
    await put({ ...seller, PK: `PARTNER#${sub}`, SK: 'SELLER', fTaxCheck: { at, by: 'Bo', approved } })
    expect(await due(sub)).toMatchObject([{ amountOre: total, held }])
    expect((await as(sub).pay()).hold?.reason).toBe(approved ? 'f_tax_too_old' : 'f_tax_missing')
    await ask('sellers check', { partnerId: sub, fTax: 'approved' })
    expect((await as(sub).pay()).hold).toBeNull()
    expect(await due(sub)).toEqual([
      { partnerId: sub, partnerName: 'Sara Lund', month: '2026-09', amountOre: total },
    ])
  })

  it('is held for two days after a change of bank details, and says until when', async () => {
    const sub = await billed()
    const bank = await read(`PARTNER#${sub}`, 'BANK')
    const updatedAt = new Date(clock.now()).toISOString()
    await put({ ...bank, PK: `PARTNER#${sub}`, SK: 'BANK', updatedAt })
    const until = new Date(clock.now() + 48 * 3_600_000).toISOString()
    const { hold } = await as(sub).pay()
    expect(hold?.reason).toBe('bank_details_changed')
    expect(hold?.until?.slice(0, 15)).toBe(until.slice(0, 15))
  })
})
