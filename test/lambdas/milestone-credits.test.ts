import { afterEach, beforeAll, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
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
  // What is left of a credit, because the share of the partner is rounded, is given back whole.
  expect([15, 16]).toContain((await balance()) - paid)
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
})
