import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { agreementsIn } from './agreed-work.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeAll(async () => {
  world = await agreementsIn(services)
})
beforeEach(() => clockAt('2028-01-10T08:00:00.000Z'))
afterEach(() => clock.moveBy(-clock.offset()))

/** Moves the clock, calls the function of the minute, and signs both in anew. */
const clockAt = async (instant: string) => {
  clock.moveBy(Date.parse(instant) - clock.now())
  await sessions.renew()
  if (world) await world.tick()
}

type Ids = Awaited<ReturnType<typeof world.signed>>

/** Whether the work goes on, and which months are to be reported. */
const workOf = async ({ partnerId, inquiryId }: Ids) => {
  const { findAssignment, countsOf } = await import('#lambdas/assignments/assignments.store.ts')
  const { status } = { ...(await findAssignment(partnerId, inquiryId)) }
  const reports = await world.work.below(`PARTNER#${partnerId}`, `REPORT#${inquiryId}`)
  const { active, paused } = await countsOf(partnerId)
  return { status, months: reports.map(({ month }) => month), active, paused }
}

describe('a pause', () => {
  it('by one side opens no time report until the other resumes the work', async () => {
    const ids = await world.signed()
    const { body } = await world.as('partner', ids).pause(true)
    expect(body).toMatchObject({ state: 'paused', noticeUntil: null, contact: expect.anything() })
    expect(await workOf(ids)).toEqual({ status: 'paused', months: ['2028-01'], active: 0, paused: 1 })
    await clockAt('2028-02-01T08:00:00.000Z')
    await clockAt('2028-03-05T08:00:00.000Z')
    expect((await workOf(ids)).months).toEqual(['2028-01'])
    expect((await world.as('business', ids).pause(false)).body.state).toBe('running')
    const resumed = { status: 'active', months: ['2028-01', '2028-03'], active: 1, paused: 0 }
    expect(await workOf(ids)).toEqual(resumed)
    await clockAt('2028-04-01T08:00:00.000Z')
    expect((await workOf(ids)).months).toEqual(['2028-01', '2028-03', '2028-04'])
  })

  it('within a month opens no second report of it', async () => {
    const ids = await world.signed()
    await world.as('business', ids).pause(true)
    await world.as('partner', ids).pause(false)
    expect(await workOf(ids)).toMatchObject({ status: 'active', months: ['2028-01'] })
  })

  it('is made once, whoever presses it, and both at once', async () => {
    const ids = await world.signed()
    const both = [world.as('partner', ids), world.as('business', ids)] as const
    const pressed = await Promise.all(both.map(side => side.pause(true)))
    expect(pressed.map(({ body }) => body.state)).toEqual(['paused', 'paused'])
    const { body } = await both[0].pause(true)
    expect(body.state).toBe('paused')
    expect(await workOf(ids)).toMatchObject({ status: 'paused', paused: 1 })
  })

  it('is for those whose agreement runs', async () => {
    const [ids, others] = [await world.signed(), await world.signed()]
    const stranger = { ...ids, businessId: others.businessId, partnerId: others.partnerId }
    for (const side of ['business', 'partner'] as const)
      expect((await world.as(side, stranger).pause(true)).status).toBe(404)
    const { noticeUntil } = (await world.as('business', ids).read()).body
    await world.as('business', ids).giveNotice(noticeUntil)
    expect((await world.as('partner', ids).pause(true)).body.code).toBe('moved_on')
    expect(await workOf(ids)).toMatchObject({ status: 'active' })
  })

  it('ends with its inquiry, and the work with it', async () => {
    const ids = await world.signed()
    await world.as('partner', ids).pause(true)
    const { businessId, inquiryId } = ids
    expect(await world.ask('inquiries complete', { businessId, inquiryId })).toEqual({ changed: true })
    expect((await world.as('partner', ids).read()).body.state).toBe('concluded')
    expect(await workOf(ids)).toMatchObject({ status: 'completed', active: 0, paused: 0 })
  })
})
