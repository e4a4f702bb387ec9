import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { unusedCredits } from '#shared/credits/unused-credits.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { agreementsIn } from './agreed-work.ts'
import { emptyTable } from './empty-table.ts'
import { failCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
const sessions = liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>
let giveBack: () => Promise<void>
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  giveBack = (await import('#lambdas/credits/unused-credits.schedule.ts')).handler
  table = (await import('#lambdas/platform/table/table.ts')).table
})
beforeEach(async () => {
  await emptyTable(services.documents, tableName)
  world = await agreementsIn(services)
})
afterEach(() => clock.moveBy(-clock.offset()))

type Signed = Awaited<ReturnType<typeof world.signed>>

const month = swedishDay(Date.now()).slice(0, 7)
const work = ({ partnerId, inquiryId }: Signed, credits: number) =>
  world.ask('hours record', {
    ...{ partnerId, assignmentId: inquiryId, month, hours: 0, credits, reference: 'v. 1' },
  })

/** The work and its agreement are over, and its reports are answered. */
const over = async (ids: Signed, step: 'complete' | 'cancel' = 'complete') => {
  const { partnerId, inquiryId } = ids
  await world.ask(`assignments ${step}`, { partnerId, assignmentId: inquiryId })
  await world.ask('inquiries complete', { businessId: ids.businessId, inquiryId })
}

const answerReports = async ({ partnerId }: Signed) => {
  for (const report of await world.work.below(`PARTNER#${partnerId}`, 'REPORT#'))
    await world.work.put({ ...report, state: 'none' })
}

const historyOf = async ({ businessId }: Signed) =>
  (await world.work.below(`BUSINESS#${businessId}`, 'CREDIT#')).filter(({ kind }) => kind === 'returned')

const tomorrow = async () => {
  clock.moveBy(86_400_000)
  await sessions.renew()
}

const dueReturns = () => world.work.below(`DUE#${unusedCredits}`, '')

const nothingWrong = async () => {
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
  expect((await world.ask('ledger verify', {})).items).toEqual([])
}

describe('what an ended assignment did not use', () => {
  it('comes back once, in whole credits, when nothing is left to be approved', async () => {
    const ids = await world.signed()
    await work(ids, 5)
    await over(ids)
    await giveBack()
    expect(await world.balanceOf(ids)).toBe(30)
    await answerReports(ids)
    await tomorrow()
    await Promise.all([giveBack(), giveBack(), giveBack()])
    await giveBack()
    // 5 of the partner's 17 credits used 5.88 of the 20 that were paid.
    expect(await historyOf(ids)).toMatchObject([{ credits: 15, balance: 45, reference: expect.any(String) }])
    expect(await world.balanceOf(ids)).toBe(45)
    const reserved = await world.work.read(`BUSINESS#${ids.businessId}`, `BALANCE#reserved#${ids.inquiryId}`)
    expect(reserved?.balance).toBe(0)
    expect(await dueReturns()).toEqual([])
    await nothingWrong()
  })

  it.each(['complete', 'cancel'] as const)('comes back whole after a %s without any work', async step => {
    const ids = await world.signed()
    await over(ids, step)
    await answerReports(ids)
    await giveBack()
    expect(await world.balanceOf(ids)).toBe(50)
    await nothingWrong()
  })

  it('comes back of a fixed price for what was not delivered', async () => {
    const ids = await world.agreed({ price: {} })
    const milestones = 'Förstudie: 5\nDriftsättning: 15'
    await world.ask('agreements draft', {
      inquiryId: ids.inquiryId,
      credits: 20,
      partnerCredits: 17,
      milestones,
    })
    await world.as('partner', ids).sign()
    await world.as('business', ids).sign()
    await over(ids)
    await giveBack()
    expect(await historyOf(ids)).toMatchObject([{ credits: 20 }])
    await nothingWrong()
  })

  it('is nothing if all was used, or the guarantee gave all back', async () => {
    const [used, claimed] = [await world.signed(), await world.signed()]
    await work(used, 17)
    await over(used)
    await answerReports(used)
    await world.as('business', claimed).claim('Fel person.')
    await world.ask('agreements settle', { inquiryId: claimed.inquiryId, outcome: 'refund', reason: 'Ja.' })
    await answerReports(claimed)
    await giveBack()
    expect([...(await historyOf(used)), ...(await historyOf(claimed))]).toEqual([])
    expect([await world.balanceOf(used), await world.balanceOf(claimed)]).toEqual([30, 50])
    expect(await dueReturns()).toEqual([])
    await nothingWrong()
  })

  it('waits while the agreement goes on: its guarantee would give all of it back', async () => {
    const ids = await world.signed()
    const { partnerId, inquiryId } = ids
    await world.ask('assignments complete', { partnerId, assignmentId: inquiryId })
    await answerReports(ids)
    await giveBack()
    expect(await world.balanceOf(ids)).toBe(30)
    expect(await dueReturns()).toHaveLength(1)
  })

  it('comes back once, wherever the function is killed', async () => {
    const ids = await world.signed()
    await over(ids)
    await answerReports(ids)
    let calls = 1
    for (let place = 0; place < calls; place += 1)
      for (const when of ['before', 'after'] as const) {
        const stop = failCallAt(table, place, when)
        await giveBack().catch(() => undefined)
        calls = Math.max(calls, stop())
      }
    await giveBack()
    expect(await historyOf(ids)).toHaveLength(1)
    expect(await world.balanceOf(ids)).toBe(50)
    await nothingWrong()
  })

  it('does not hold back what others left', async () => {
    const ids = await world.signed()
    const gone = `${randomUUID()}.${randomUUID()}`
    const at = '2026-01-01T00:00:00.000Z'
    await world.work.put({ PK: `DUE#${unusedCredits}`, SK: `${at}#${gone}`, id: gone, at })
    await over(ids)
    await answerReports(ids)
    await giveBack()
    expect(await world.balanceOf(ids)).toBe(50)
    expect(await dueReturns()).toEqual([])
  })
})
