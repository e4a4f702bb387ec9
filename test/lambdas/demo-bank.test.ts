import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { answerTo } from '#infra/local/bank/answer.ts'
import { paymentBy } from '#infra/local/bank/payment.ts'
import { ocrOf } from '#shared/bank/ocr.ts'
import { owner } from '#shared/owner/owner.ts'
import { bankIn, dueAmount } from './paid-by-bank.ts'
import { payablesIn } from './payable-partners.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, askOperator, createOrder, accountOf, waiting } = bankIn(services)
const { createPayable, earned, payoutsOf } = payablesIn(services)

const value = 225_000

const released = async () => {
  const { fileId, sha256 } = await ask('pay-files make', {}, 'Anna')
  await ask('pay-files release', { fileId: String(fileId), sha256: String(sha256) }, 'Bo')
  const { objectsIn } = await import('#lambdas/platform/files/objects.store.ts')
  return String(await objectsIn('pay-files').read(`made/${fileId}.xml`))
}

const payoutOf = async (sub: string) => String((await payoutsOf(sub))[0]?.id)

const take = (file: string) => ask('bank import', { file })

describe('the demo bank answers a pay file', () => {
  it('so that what it pays is paid, what it rejects or gets back is due again, and the books agree', async () => {
    const [paid, rejected, returned] = [await createPayable(), await createPayable(), await createPayable()]
    const file = await released()
    const files = answerTo(file, { reject: [await payoutOf(rejected)], return: [await payoutOf(returned)] })
    expect(files.map(({ name }) => name.replace(/^\w+-/, ''))).toEqual([
      ...['1-pain.002.xml', '2-camt.054.xml', '3-camt.054-returned.xml'],
    ])
    const taken: object[] = []
    for (const { text } of files) taken.push(await take(text))
    expect(taken).toMatchObject([{ rejected: 1 }, { matched: 2, waiting: 0 }, { matched: 1, waiting: 0 }])
    expect(await Promise.all([paid, rejected, returned].map(earned))).toEqual([
      ...[
        [value, 0],
        [0, 0],
        [0, 0],
      ],
    ])
    for (const { text } of answerTo(file, { return: [await payoutOf(returned)] }).slice(1))
      expect(await take(text)).not.toMatchObject({ matched: 1 })
    expect(await earned(paid)).toEqual([value, 0])
    expect((await askOperator('ledger verify', {})).items).toEqual([])
  })

  it('with a rejection of the whole, if count or sum are wrong', async () => {
    const sub = await createPayable()
    const file = await released()
    const files = answerTo(file.replaceAll(/<CtrlSum>\d+/g, '<CtrlSum>1'))
    expect(files).toHaveLength(1)
    expect(await take(files[0]?.text ?? '')).toMatchObject({ status: 'RJCT' })
    expect(await earned(sub)).toEqual([0, 0])
  })

  it('only if it is one, and knows the payments that are named', async () => {
    await createPayable()
    const file = await released()
    expect(() => answerTo('<Document/>')).toThrow('no pay file')
    expect(() => answerTo(file, { reject: [randomUUID()] })).toThrow('no payment')
  })
})

describe('a payment to the demo bank', () => {
  const pays = (ocr: string, amount: string, more: { twice?: boolean; currency?: string } = {}) =>
    paymentBy({
      ...{ ocr, amount, twice: false, currency: 'SEK', day: '2026-11-20', account: owner.bankgiro },
      ...more,
    }).text
  const whyOf = async (ocr: string) =>
    (await waiting()).filter(line => line.ocr === ocr).map(({ why }) => why)

  it('pays the order of its reference, once', async () => {
    const { ocr, businessId } = await createOrder()
    expect(await take(pays(ocr, dueAmount, { twice: true }))).toMatchObject({ matched: 1, waiting: 1 })
    expect([(await accountOf(businessId)).balance, await whyOf(ocr)]).toEqual([20, ['paid twice']])
  })

  it.each([
    ['part payment', '100.00', {}],
    ['other currency', dueAmount, { currency: 'EUR' }],
  ])('waits for an operator: %s', async (why, amount, more) => {
    const { ocr, businessId } = await createOrder()
    await take(pays(ocr, amount, more))
    expect([(await accountOf(businessId)).balance, await whyOf(ocr)]).toEqual([0, [why]])
  })

  it('waits for an operator: unknown reference', async () => {
    const ocr = ocrOf('4711')
    await take(pays(ocr, dueAmount))
    expect(await whyOf(ocr)).toEqual(['unknown reference'])
  })
})
