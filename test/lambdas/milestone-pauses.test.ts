import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { milestonesIn } from './delivered-milestones.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let world: Awaited<ReturnType<typeof milestonesIn>>

beforeAll(async () => {
  world = await milestonesIn(services, sessions)
})
beforeEach(async () => {
  clock.moveBy(Date.parse('2028-01-10T08:00:00.000Z') - clock.now())
  await sessions.renew()
})
afterEach(() => clock.moveBy(-clock.offset()))

type Fixed = Awaited<ReturnType<typeof world.fixed>>

const rows = 'Förstudie: 5 by 2028-01-20\nDriftsättning: 15'

/** What time has done to the milestones, and what it will do. */
const courseOf = async ({ partnerId, inquiryId }: Fixed) => {
  const items = await world.work.below(`PARTNER#${partnerId}`, `MILESTONE#${inquiryId}`)
  return items.map(({ last, due, state }) => {
    const names = Object.keys(due as Record<string, string>).sort()
    return { state, last: (last as { name: string } | undefined)?.name, due: names }
  })
}
const reminders = ['chase', 'remindPartner']

it('a pause lets milestones rest, and moves the days on which they are expected by its length', async () => {
  const of = await world.fixed(rows)
  await world.as('business', of).pause(true)
  await world.pass(40)
  expect(await courseOf(of)).toEqual([
    { state: 'agreed', last: 'rest', due: [] },
    { state: 'agreed', last: 'rest', due: [] },
  ])
  await world.as('partner', of).pause(false)
  expect(await world.milestonesOf(of)).toMatchObject([{ expectedOn: '2028-02-29' }, { expectedOn: null }])
  expect((await courseOf(of)).map(({ due }) => due)).toEqual([reminders, reminders])
  // Ten days were left when the pause began: three days before the end of them, its partner is reminded.
  await world.pass(6)
  expect((await courseOf(of))[0]).toMatchObject({ last: 'resume' })
  await world.pass(2)
  expect((await courseOf(of))[0]).toMatchObject({ last: 'remindPartner', due: ['chase'] })
})

it('what is delivered is decided on as before, and what was sent back is asked for again afterwards', async () => {
  const of = await world.fixed('Ett: 5\nTvå: 5\nTre: 10')
  await world.asPartner(of).deliver(1, 1)
  await world.asPartner(of).deliver(2, 1)
  await world.asBusiness(of).sendBack(2, 2)
  await world.as('partner', of).pause(true)
  await world.pass(8)
  const course = await courseOf(of)
  expect(course).toMatchObject([{ state: 'accepted' }, { state: 'returned', due: [] }, { due: [] }])
  await world.as('partner', of).pause(false)
  expect(await courseOf(of)).toMatchObject([{}, { due: ['remindReturned'] }, { due: reminders }])
  expect((await world.asPartner(of).deliver(2, 5)).body).toMatchObject({ state: 'delivered' })
})

it('an operator who pauses and resumes the assignment does the same', async () => {
  const of = await world.fixed(rows)
  const assignment = { partnerId: of.partnerId, assignmentId: of.inquiryId }
  await world.ask('assignments pause', assignment)
  await world.pass(3)
  await world.ask('assignments resume', assignment)
  expect((await world.milestonesOf(of))[0]).toMatchObject({ expectedOn: '2028-01-23' })
})
