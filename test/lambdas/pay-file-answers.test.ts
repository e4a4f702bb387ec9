import { describe, expect, it } from 'vitest'
import { readAnswer } from '#lambdas/bank/answer.ts'
import { readXml } from '#lambdas/bank/xml.ts'
import { bankIn } from './paid-by-bank.ts'
import { payablesIn } from './payable-partners.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask } = bankIn(services)
const { createPayable, earned, payoutsOf } = payablesIn(services)

const because = (code: string) => `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`

const rejected = (endToEndId: string) =>
  `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>RJCT</TxSts>${because('AC01')}</TxInfAndSts>`

/** A pain.002 about a pay file, with what it says of the group and of its only block of payments. */
const answerTo = (fileId: string, group: string, block: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>
<OrgnlGrpInfAndSts><OrgnlMsgId>${fileId}</OrgnlMsgId>${group}</OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>${fileId}</OrgnlPmtInfId>${block}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`

/** Of answers, which each reject one payout, all of them or none: why the one that is named is rejected, and another. */
const whole = [
  ['the group', '<GrpSts>RJCT</GrpSts>', '', ['RJCT', 'RJCT']],
  ['the group, with a reason', `<GrpSts>RJCT</GrpSts>${because('FF01')}`, '', ['FF01', 'FF01']],
  ['the group, naming one', '<GrpSts>RJCT</GrpSts>', rejected('one'), ['AC01', 'RJCT']],
  ['the block', '<GrpSts>ACTC</GrpSts>', `<PmtInfSts>RJCT</PmtInfSts>${because('AM04')}`, ['AM04', 'AM04']],
  ['the block, naming one', '', `<PmtInfSts>RJCT</PmtInfSts>${rejected('one')}`, ['AC01', 'RJCT']],
] as const

describe('an answer of the bank to a pay file', () => {
  it.each(whole)('that rejects %s rejects all', (_what, group, block, reasons) => {
    const answer = readAnswer(readXml(answerTo('abc', group, block)))
    expect(answer).toMatchObject({ fileId: 'abc', status: 'RJCT', rejected: null })
    expect(['one', 'other'].map(answer.reasonFor)).toEqual(reasons)
  })

  it('that rejects a part rejects what it names', () => {
    const answer = readAnswer(readXml(answerTo('abc', '<GrpSts>PART</GrpSts>', rejected('one'))))
    expect(answer).toMatchObject({ status: 'PART', rejected: ['one'] })
    expect(answer.reasonFor('one')).toBe('AC01')
  })

  it('that rejects all of it for one payout makes every payout due again', async () => {
    const [one, other] = [await createPayable(), await createPayable()]
    const { fileId, sha256 } = await ask('pay-files make', {}, 'Anna')
    await ask('pay-files release', { fileId, sha256 }, 'Bo')
    const [wrong] = await payoutsOf(one)
    const file = answerTo(String(fileId), '<GrpSts>RJCT</GrpSts>', rejected(String(wrong?.id)))
    expect(await ask('bank import', { file })).toEqual({ changed: true, status: 'RJCT', rejected: 2 })
    expect([await earned(one), await earned(other)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    const why = await Promise.all([one, other].map(async sub => (await payoutsOf(sub))[0]?.reason))
    expect(why).toEqual(['AC01', 'RJCT'])
    expect(await ask('pay-files make', {}, 'Anna')).toMatchObject({ payouts: 2 })
  })
})
