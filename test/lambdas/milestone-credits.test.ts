import { afterEach, beforeAll, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { milestonesIn } from './delivered-milestones.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
const sessions = liveSessions()
let world: Awaited<ReturnType<typeof milestonesIn>>
let giveBack: () => Promise<void>

beforeAll(async () => {
  world = await milestonesIn(services, sessions)
  giveBack = (await import('#lambdas/credits/unused-credits.schedule.ts')).handler
})
afterEach(() => clock.moveBy(-clock.offset()))

it('the end of a notice gives back what its milestones did not earn: the struck, and the undelivered', async () => {
  const of = await world.fixed('Ett: 5\nTvå: 5\nTre: 10')
  const balance = async () => Number(await world.balanceOf(of))
  const paid = await balance()
  await world.asPartner(of).deliver(1, 1)
  await world.asBusiness(of).accept(1, 2)
  const two = { partnerId: of.partnerId, assignmentId: of.inquiryId, number: '2' }
  await world.ask('milestones settle', { ...two, outcome: 'strike', reason: 'Det behövs inte längre.' })
  const { noticeUntil } = (await world.as('business', of).read()).body
  await world.as('business', of).giveNotice(noticeUntil)
  await giveBack()
  expect(await balance()).toBe(paid)
  await world.pass(32)
  await Promise.all([giveBack(), giveBack()])
  expect((await world.milestonesOf(of)).map(({ state }) => state)).toEqual(['accepted', 'dropped', 'dropped'])
  expect((await balance()) - paid).toBe(15)
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
})

it.each([
  ['of a third', 'Ett: 7\nTvå: 13', 7],
  ['that is too small for a credit of its partner', 'Ett: 1\nTvå: 19', 1],
])('a struck milestone %s comes back whole, and none that was accepted', async (_, rows, credits) => {
  const of = await world.fixed(rows)
  const balance = async () => Number(await world.balanceOf(of))
  const paid = await balance()
  const one = { partnerId: of.partnerId, assignmentId: of.inquiryId, number: '1' }
  await world.ask('milestones settle', { ...one, outcome: 'strike', reason: 'Det behövs inte längre.' })
  await world.asPartner(of).deliver(2, 1)
  await world.asBusiness(of).accept(2, 2)
  const { noticeUntil } = (await world.as('business', of).read()).body
  await world.as('business', of).giveNotice(noticeUntil)
  await world.pass(32)
  await giveBack()
  expect((await balance()) - paid).toBe(credits)
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
})

it('an accepted milestone is used whole, also if its partner earns no credit with it', async () => {
  const of = await world.fixed('Ett: 1\nTvå: 19')
  await world.asPartner(of).deliver(1, 1)
  expect((await world.asBusiness(of).accept(1, 2)).status).toBe(200)
  const used = await world.work.read(`BUSINESS#${of.businessId}`, 'BALANCE#used')
  expect(used?.balance).toBe(creditValueOre)
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
})
