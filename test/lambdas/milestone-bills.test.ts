import { afterEach, describe, expect, it } from 'vitest'
import { type IssuedSelfBill, issuedSelfBill } from '#lambdas/documents/issued-self-bill.ts'
import { workIn } from '#lambdas/documents/self-bill-pdf.ts'
import { selfBillUbl } from '#lambdas/documents/self-bill-ubl.ts'
import { clock } from '#shared/contract/clock.ts'
import { workEntryEntity } from '#shared/earnings/work-entry.entity.ts'
import { selfBillSample } from '../builders/self-bill-sample.ts'
import { runningServices } from './running-services.ts'
import { selfBilling } from './self-billing.ts'

const services = runningServices()
const { ask, as, createSeller, earn, put, read, sessions } = selfBilling(services)

afterEach(async () => {
  clock.moveBy(-clock.offset())
  await sessions.renew()
})

const month = '2026-09'

/** Puts a milestone that was accepted into the books of the month; an older one has no name there. */
const accepted = (sub: string, number: number, milestone?: string) =>
  put({
    ...workEntryEntity.key({ sub, month, id: `m${number}` }),
    ...{ id: `m${number}`, kind: 'milestone', assignmentId: 'a', totalHours: 0, creditsEarned: 2 },
    ...{ reference: `milestone ${number}`, createdAt: `2026-09-0${number}T08:00:00.000Z` },
    ...(milestone && { milestone }),
  })

const billsOf = async (sub: string) => (await as(sub).pay()).bills

describe('a self-bill of milestones', () => {
  it('names those that are on no other bill, in their order', async () => {
    const sub = await createSeller()
    await earn(sub, month, { totalHours: 0, creditsEarned: 4 })
    await accepted(sub, 1, 'Förstudie')
    await accepted(sub, 2, 'Leverans')
    await ask('self-bills make', {})
    expect(await billsOf(sub)).toMatchObject([{ hours: 0, milestones: ['Förstudie', 'Leverans'] }])
    await accepted(sub, 3, 'Leverans')
    const worked = await read(`PARTNER#${sub}`, `EARNINGS#${month}`)
    await put({ ...worked, PK: `PARTNER#${sub}`, SK: `EARNINGS#${month}`, creditsEarned: 6 })
    await ask('self-bills make', {})
    expect((await billsOf(sub))[0]).toMatchObject({ id: '2026-09-2', milestones: ['Leverans'] })
  })

  it('has a credit note that names the same', async () => {
    const sub = await createSeller()
    await earn(sub, month, { totalHours: 0 })
    await accepted(sub, 1, 'Förstudie')
    await ask('self-bills make', {})
    await as(sub).approve('2026-09-1')
    await ask('self-bills credit', { partnerId: sub, billId: '2026-09-1' })
    expect((await billsOf(sub))[0]).toMatchObject({ kind: 'creditNote', milestones: ['Förstudie'] })
  })
})

const sample = (language: 'sv' | 'en', given: Partial<IssuedSelfBill>) => ({
  ...issuedSelfBill.parse(selfBillSample(language, '2028-02-05T08:00:00.000Z', { name: 'Ek' }).after),
  ...given,
})

describe('the papers of a self-bill of milestones', () => {
  it.each([
    ['sv', { hours: 0, milestones: ['Montage'] }, 'i januari 2028, delmålet ”Montage”, värt 2 krediter'],
    [
      'sv',
      { hours: 0, milestones: ['Montage', 'Test', 'Drift'] },
      'i januari 2028, delmålen ”Montage”, ”Test” och ”Drift”, värt 2 krediter',
    ],
    ['sv', { milestones: ['Montage'], credits: null }, 'i januari 2028, 40,5 timmar, delmålet ”Montage”'],
    ['sv', { hours: 0 }, 'i januari 2028, värt 2 krediter'],
    ['en', { hours: 0, milestones: ['Test'] }, 'in January 2028, the milestone “Test”, worth 2 credits'],
    ['sv', { hours: 1, credits: 1 }, 'i januari 2028, 1 timme, värt 1 kredit'],
    ['sv', { hours: 21, credits: 16.8 }, 'i januari 2028, 21 timmar, värt 16,8 krediter'],
    ['en', {}, 'in January 2028, 40.5 hours, worth 2 credits'],
  ] as const)('in %s of %j say %s', (language, given, words) => {
    expect(workIn(sample(language, given as Partial<IssuedSelfBill>))).toMatch(
      new RegExp(`^(Ingenjörsarbete|Engineering work) ${words}$`),
    )
  })

  it('name the milestones as one piece in UBL', () => {
    const xml = selfBillUbl(sample('sv', { hours: 0, milestones: ['Montage'] })).toString()
    expect(xml).toContain('<cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>')
    expect(xml).toMatch(/<cbc:Name>[^<]*delmålet ”Montage”/)
    expect(xml).not.toContain('timmar')
  })
})
