import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { statusReportOf } from '#infra/local/bank/status-report.ts'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { workEntryEntity } from '#shared/earnings/work-entry.entity.ts'
import { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import { billedMonth } from '../builders/billed-month.ts'
import { workIn } from './operated-work.ts'
import { bankIn, fileOf } from './paid-by-bank.ts'
import { paidOfMonth } from './paid-of-month.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, askOperator } = bankIn(services)
const { put, read, below, createPartner } = workIn(services)

const month = '2026-09'
const account = '9831892246'
/** What two credits are worth. */
const value = 225_000

const saveBank = async (sub: string, updatedAt: string) => {
  const { seal } = await import('#lambdas/platform/kms/envelope.ts')
  const details = {
    bankName: 'Swedbank',
    accountHolder: 'Eva Lind',
    clearingNumber: '8424',
    bankAccount: account,
  }
  await put({ ...bankEntity.key({ sub }), sealed: await seal(sub, JSON.stringify(details)), updatedAt })
}

/** Creates a partner who has earned two credits in a month that is over. */
const createPayable = async (hoursSinceChange: number | null = 100) => {
  const sub = await createPartner()
  await put({ ...(await profileOf(sub)), GSI1PK: 'PARTNERS#approved', GSI1SK: '2026-01-01' })
  const { seller, worked } = billedMonth(sub, month)
  await put(seller)
  await put({ ...earningsEntity.key({ sub, month }), ...worked })
  if (hoursSinceChange !== null)
    await saveBank(sub, new Date(Date.now() - hoursSinceChange * 3_600_000).toISOString())
  return sub
}
const profileOf = async (sub: string) => (await read(`PARTNER#${sub}`, 'PROFILE')) ?? {}

const earned = (sub: string) => paidOfMonth({ below, read }, sub, month)
const payoutsOf = (sub: string) => below(`PARTNER#${sub}`, 'PAYOUT#')
const statesOf = async (sub: string) => (await payoutsOf(sub)).map(({ state }) => state)
const heldOf = async (sub: string) =>
  ((await ask('payouts list', {})).items ?? []).find(({ partnerId }) => partnerId === sub)

const [anna, bo] = ['Anna', 'Bo']

const make = () => ask('pay-files make', {}, anna)

const released = async () => {
  const made = await make()
  const file = { fileId: String(made.fileId), sha256: String(made.sha256) }
  expect(await ask('pay-files release', file, bo)).toEqual({ changed: true })
  return file
}

const bytesOf = async (fileId: string) => {
  const { objectsIn } = await import('#lambdas/platform/files/objects.store.ts')
  return objectsIn('pay-files').read(`made/${fileId}.xml`)
}

describe('a pay file', () => {
  it('has what is due, and its amount is in no other file', async () => {
    const sub = await createPayable()
    const made = await make()
    expect(made).toMatchObject({ changed: true, payouts: expect.any(Number) })
    const bytes = await bytesOf(String(made.fileId))
    expect(String(bytes)).toContain(account)
    expect(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ).toBe(made.sha256)
    expect(await earned(sub)).toEqual([0, value])
    expect(await heldOf(sub)).toBeUndefined()
    expect(await make()).toEqual({ refused: expect.stringContaining('Nothing is due') })
    expect(await askOperator('payouts mark', { partnerId: sub, month })).toEqual({ changed: false })
    const kronor = { partnerId: sub, month, kronor: 1, reference: 'x' }
    expect(await askOperator('payouts mark', kronor)).toHaveProperty('refused')
  })

  it.each([
    ['changed', 47.9, 'bank details changed'],
    ['never given', null, 'no bank details'],
  ])('leaves out a partner whose bank details were %s', async (_what, hours, held) => {
    const sub = await createPayable(hours)
    await createPayable()
    await make()
    expect(await earned(sub)).toEqual([0, 0])
    expect(await heldOf(sub)).toMatchObject({ held, month, amountOre: value })
    await saveBank(sub, new Date(Date.now() - 48.1 * 3_600_000).toISOString())
    await make()
    expect(await earned(sub)).toEqual([0, value])
  })

  it.each([
    ['is over', '2026-11-02', '2026-11-02 is over.'],
    ['is a Saturday', '2037-08-15', 'Banks do not pay on 2037-08-15.'],
    ['is a holiday', '2037-12-25', 'Banks do not pay on 2037-12-25.'],
  ])('is made for no day that %s', async (_, on, refused) => {
    const sub = await createPayable()
    expect(await ask('pay-files make', { on }, anna)).toEqual({ refused })
    expect(await statesOf(sub)).toEqual([])
    expect(await ask('pay-files make', { on: '2037-08-17' }, anna)).toMatchObject({ changed: true })
  })

  it('leaves out a month with work whose guarantee is claimed, until that is decided', async () => {
    const sub = await createPayable()
    const id = randomUUID()
    const agreement = (state: string) => put({ ...agreementEntity.key({ id }), state })
    await put({
      ...workEntryEntity.key({ sub, month, id: randomUUID() }),
      ...{ id: randomUUID(), kind: 'hours', reference: 'x', createdAt: '2026-09-30T10:00:00.000Z' },
      assignmentId: id,
    })
    await agreement('claimed')
    await createPayable()
    await make()
    expect(await earned(sub)).toEqual([0, 0])
    expect(await heldOf(sub)).toMatchObject({ held: 'guarantee claimed: agreements settle' })
    await agreement('running')
    await make()
    expect(await earned(sub)).toEqual([0, value])
  })

  it('is released by another operator than the one who made it, and for the hash of the file', async () => {
    await createPayable()
    const made = await make()
    const file = { fileId: made.fileId, sha256: made.sha256 }
    expect(await ask('pay-files link', file.fileId ? { fileId: file.fileId } : {}, bo)).toHaveProperty(
      'refused',
    )
    expect(await ask('pay-files release', file, anna)).toEqual({
      refused: expect.stringContaining('You made'),
    })
    const other = { ...file, sha256: '0'.repeat(64) }
    expect(await ask('pay-files release', other, bo)).toEqual({ refused: expect.stringContaining('hash') })
    expect(await ask('pay-files release', file, bo)).toEqual({ changed: true })
    expect(await ask('pay-files release', file, bo)).toEqual({ changed: false })
    expect((await ask('pay-files link', { fileId: file.fileId }, bo)).item?.url).toEqual(expect.any(String))
    expect(await ask('pay-files discard', { fileId: file.fileId }, bo)).toHaveProperty('refused')
  })

  it('is not released if it was changed where it is kept', async () => {
    await createPayable()
    const made = await make()
    const { objectsIn } = await import('#lambdas/platform/files/objects.store.ts')
    await objectsIn('pay-files').put(`made/${made.fileId}.xml`, Buffer.from('<Document/>'), 'application/xml')
    const file = { fileId: made.fileId, sha256: made.sha256 }
    expect(await ask('pay-files release', file, bo)).toEqual({
      refused: expect.stringContaining('not the one'),
    })
    expect(await ask('pay-files discard', { fileId: made.fileId }, bo)).toEqual({ changed: true })
  })

  it('makes what is in it due again when it is discarded', async () => {
    const sub = await createPayable()
    const made = await make()
    await ask('pay-files discard', { fileId: made.fileId }, bo)
    expect(await earned(sub)).toEqual([0, 0])
    await make()
    expect([await earned(sub), await statesOf(sub)]).toEqual([
      [0, value],
      expect.arrayContaining(['dropped', 'in file']),
    ])
  })

  it('has each amount once, however many are made at once', async () => {
    const subs = await Promise.all([createPayable(), createPayable(), createPayable()])
    await Promise.all([make(), make(), make()])
    for (const sub of subs) {
      expect(await earned(sub)).toEqual([0, value])
      expect((await statesOf(sub)).filter(state => state === 'in file')).toHaveLength(1)
    }
  })
})

const idOf = async (sub: string) => String((await payoutsOf(sub))[0]?.id)

const booked = (endToEndId: string, more: object = {}) =>
  fileOf({ reference: randomUUID(), amount: '2250.00', direction: 'DBIT', endToEndId, ...more })
const back = (endToEndId: string) => booked(endToEndId, { direction: 'CRDT', returned: 'AC04' })

/** What the ledger's own check finds, which counts the months anew. */
const ledgerFaults = async () => (await askOperator('ledger verify', {})).items

describe('what the bank says of a payout', () => {
  it('agrees with the ledger at every step', async () => {
    const sub = await createPayable()
    await released()
    expect(await ledgerFaults()).toEqual([])
    await ask('bank import', { file: booked(await idOf(sub)) })
    expect(await ledgerFaults()).toEqual([])
    await ask('bank import', { file: back(await idOf(sub)) })
    expect(await ledgerFaults()).toEqual([])
    const made = await make()
    await ask('pay-files discard', { fileId: made.fileId }, bo)
    expect(await ledgerFaults()).toEqual([])
  })

  it('that it is paid makes the month paid, once', async () => {
    const sub = await createPayable()
    await released()
    const file = booked(await idOf(sub))
    expect(await ask('bank import', { file })).toMatchObject({ matched: 1 })
    expect(await ask('bank import', { file })).toEqual({ changed: false })
    expect([await earned(sub), await statesOf(sub)]).toEqual([[value, 0], ['paid']])
    expect((await askOperator('earnings show', { partnerId: sub, month })).item).toMatchObject({
      payout: 'paid',
    })
    await ask('bank import', { file: booked(await idOf(sub)) })
    expect(await earned(sub)).toEqual([value, 0])
  })

  it('that it came back makes it due again, and tells the partner', async () => {
    const sub = await createPayable()
    await released()
    await ask('bank import', { file: booked(await idOf(sub)) })
    await ask('bank import', { file: back(await idOf(sub)) })
    expect([await earned(sub), await statesOf(sub)]).toEqual([[0, 0], ['returned']])
    const audits = await below(`PARTNER#${sub}`, 'AUDIT#')
    expect(audits.map(({ action, amountOre }) => [action, amountOre])).toEqual([['payouts return', value]])
    expect(await heldOf(sub)).toMatchObject({ month, amountOre: value })
  })

  it('in the other order comes to the same', async () => {
    const sub = await createPayable()
    await released()
    await ask('bank import', { file: back(await idOf(sub)) })
    await ask('bank import', { file: booked(await idOf(sub)) })
    expect([await earned(sub), await statesOf(sub)]).toEqual([[0, 0], ['returned']])
  })

  it('in another amount, or of a payout that we do not know, waits for an operator', async () => {
    const sub = await createPayable()
    await released()
    for (const file of [booked(await idOf(sub), { amount: '1.00' }), booked('0'.repeat(32))])
      expect(await ask('bank import', { file })).toMatchObject({ waiting: 1, matched: 0 })
    expect(await earned(sub)).toEqual([0, value])
  })

  it('that it will not pay makes it due again; that it will, nothing yet', async () => {
    const [sub, other] = [await createPayable(), await createPayable()]
    const { fileId } = await released()
    const about = { fileId, id: randomUUID(), at: new Date().toISOString() }
    const file = statusReportOf(about, [{ endToEndId: await idOf(sub), reason: 'AC01' }])
    expect(await ask('bank import', { file })).toEqual({ changed: true, status: 'PART', rejected: 1 })
    expect([await earned(sub), await statesOf(sub)]).toEqual([[0, 0], ['rejected']])
    expect(await earned(other)).toEqual([0, value])
  })

  it('of the whole file goes for all of it, and of a file that was not released for none', async () => {
    const sub = await createPayable()
    const made = await make()
    const about = { fileId: String(made.fileId), id: randomUUID(), at: new Date().toISOString() }
    const file = statusReportOf(about, [], 'RJCT')
    expect(await ask('bank import', { file })).toHaveProperty('refused')
    await ask('pay-files release', { fileId: made.fileId, sha256: made.sha256 }, bo)
    expect(await ask('bank import', { file })).toMatchObject({ rejected: expect.any(Number) })
    expect(await earned(sub)).toEqual([0, 0])
  })
})
