import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { statusReportOf } from '#infra/local/bank/status-report.ts'
import { failCallAt } from './failing-table.ts'
import { bankIn, fileOf } from './paid-by-bank.ts'
import { payablesIn } from './payable-partners.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, askOperator } = bankIn(services)
const { createPayable, unlist, earned, payoutsOf } = payablesIn(services)

const value = 225_000
const [anna, bo] = ['Anna', 'Bo']

/** A released file with the payout of one partner. */
const released = async () => {
  const sub = await createPayable()
  const { fileId, sha256 } = await ask('pay-files make', {}, anna)
  expect(await ask('pay-files release', { fileId, sha256 }, bo)).toEqual({ changed: true })
  const [payout] = await payoutsOf(sub)
  return { sub, fileId: String(fileId), payoutId: String(payout?.id) }
}

const withdraw = (fileId: string, by = anna) => ask('pay-files withdraw', { fileId }, by)

const booked = (endToEndId: string, amount = '2250.00') =>
  fileOf({ reference: randomUUID(), amount, direction: 'DBIT', endToEndId })

const answerTo = (fileId: string) =>
  statusReportOf({ fileId, id: randomUUID(), at: new Date().toISOString() })

describe('a released pay file that the bank does not have', () => {
  it('is withdrawn by another operator than the one who released it, and its payouts are due again', async () => {
    const { sub, fileId } = await released()
    expect(await withdraw(fileId, bo)).toEqual({ refused: expect.stringContaining('You released') })
    expect(await earned(sub)).toEqual([0, value])
    expect(await withdraw(fileId)).toEqual({ changed: true })
    expect(await withdraw(fileId)).toEqual({ changed: false })
    expect(await earned(sub)).toEqual([0, 0])
    expect((await ask('pay-files show', { fileId })).item).toMatchObject({
      state: 'withdrawn',
      withdrawnBy: anna,
    })
    expect(await ask('pay-files link', { fileId }, bo)).toHaveProperty('refused')
    expect((await askOperator('ledger verify', {})).items).toEqual([])
    expect(await ask('pay-files make', {}, anna)).toMatchObject({ payouts: 1, sumOre: value })
    expect(await earned(sub)).toEqual([0, value])
  })

  it('is not withdrawn before it is released', async () => {
    const sub = await createPayable()
    const { fileId } = await ask('pay-files make', {}, anna)
    expect(await withdraw(String(fileId), bo)).toHaveProperty('refused')
    expect(await earned(sub)).toEqual([0, value])
  })

  it('is withdrawn whole, wherever the command is killed and repeated', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    for (let place = 0, calls = 1; calls > place; place += 1) {
      const { sub, fileId } = await released()
      const stop = failCallAt(table, place, 'after')
      await withdraw(fileId).catch(() => {})
      calls = stop() + 1
      await withdraw(fileId)
      expect(await earned(sub)).toEqual([0, 0])
      await unlist(sub)
    }
  })
})

describe('a pay file that the bank has', () => {
  it.each([
    ['answered', 0, ({ fileId }: { fileId: string }) => answerTo(fileId)],
    ['paid', value, ({ payoutId }: { payoutId: string }) => booked(payoutId)],
    ['paid in another amount', 0, ({ payoutId }: { payoutId: string }) => booked(payoutId, '2249.00')],
  ])('is not withdrawn once it was %s', async (_what, paid, fileFor) => {
    const file = await released()
    await ask('bank import', { file: fileFor(file) })
    expect(await withdraw(file.fileId)).toEqual({ refused: expect.stringContaining('the bank has it') })
    expect(await earned(file.sub)).toEqual([paid, value - paid])
  })

  it('after all, though it was withdrawn, says so when the bank answers', async () => {
    const { fileId } = await released()
    await withdraw(fileId)
    const answer = await ask('bank import', { file: answerTo(fileId) })
    expect(answer).toEqual({ refused: expect.stringContaining('withdrawn') })
  })
})
