import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { agreementsIn } from './agreed-work.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeAll(async () => {
  world = await agreementsIn(services)
})

const day = 24 * 3_600_000

afterEach(() => clock.moveBy(-clock.offset()))

/** Lets days pass, with the function of the minute called as they do, and both signed in anew. */
const pass = async (days: number) => {
  clock.moveBy(days * day)
  await sessions.renew()
  await world.tick()
}

type Ids = Awaited<ReturnType<typeof world.signed>>

/** Whether the work of the partner goes on, and until when. */
const workOf = async ({ partnerId, inquiryId }: Ids) => {
  const { findAssignment } = await import('#lambdas/assignments/assignments.store.ts')
  const { status, endDate } = { ...(await findAssignment(partnerId, inquiryId)) }
  return { status, endDate }
}

const noticeUntil = async (ids: Ids): Promise<string> =>
  (await world.as('business', ids).read()).body.noticeUntil

describe('notice', () => {
  it('ends the agreement and its inquiry once the time that was shown is over', async () => {
    const ids = await world.signed()
    const endsOn = await noticeUntil(ids)
    const { body } = await world.as('partner', ids).giveNotice(endsOn)
    expect(body).toMatchObject({
      state: 'noticed',
      noticeBy: 'partner',
      endsOn,
      noticeUntil: null,
      turn: null,
    })
    await pass(24.5)
    expect((await world.as('business', ids).read()).body).toMatchObject({ state: 'noticed' })
    await pass(7)
    expect((await world.as('business', ids).read()).body).toMatchObject({ state: 'ended', endsOn })
    expect(await world.work.inquiryState(ids)).toBe('completed')
    expect(await workOf(ids)).toEqual({ status: 'completed', endDate: endsOn })
  })

  it('is not needed if an operator completes the inquiry, which ends the work that day', async () => {
    const ids = await world.signed()
    const { businessId, inquiryId } = ids
    expect(await workOf(ids)).toMatchObject({ status: 'active', endDate: null })
    expect(await world.ask('inquiries complete', { businessId, inquiryId })).toEqual({ changed: true })
    const today = new Date(clock.now()).toLocaleDateString('sv', { timeZone: 'Europe/Stockholm' })
    expect(await workOf(ids)).toEqual({ status: 'completed', endDate: today })
  })

  it('of both at once is that of one, and the other is told', async () => {
    const ids = await world.signed()
    const endsOn = await noticeUntil(ids)
    const both = (['business', 'partner'] as const).map(side => world.as(side, ids).giveNotice(endsOn))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  it('for another day than the one that was shown is refused', async () => {
    const ids = await world.signed()
    const { body } = await world.as('business', ids).giveNotice('2030-01-01')
    expect(body.code).toBe('moved_on')
  })
})

describe('the guarantee', () => {
  it('gives the credits back if an operator says so, once', async () => {
    const ids = await world.signed()
    const { body } = await world.as('business', ids).claim('Det fungerar inte.')
    expect(body).toMatchObject({ state: 'claimed', turn: 'operator', reason: 'Det fungerar inte.' })
    const decision = { inquiryId: ids.inquiryId, outcome: 'refund', reason: 'Det stämmer.' }
    expect(await world.ask('agreements settle', decision)).toEqual({ changed: true })
    expect(await world.ask('agreements settle', decision)).toEqual({ changed: false })
    expect(await world.balanceOf(ids)).toBe(50)
    expect(await workOf(ids)).toMatchObject({ status: 'completed' })
    expect((await world.as('partner', ids).read()).body).toMatchObject({
      state: 'ended',
      reason: 'Det stämmer.',
    })
    expect(await world.work.inquiryState(ids)).toBe('completed')
  })

  it('keeps its reason while the operators are reminded, and is not claimed twice', async () => {
    const ids = await world.signed()
    const claim = () => world.as('business', ids).claim('Det fungerar inte.')
    await claim()
    await pass(2.1)
    const claimed = { state: 'claimed', reason: 'Det fungerar inte.' }
    expect((await world.as('partner', ids).read()).body).toMatchObject(claimed)
    expect((await claim()).body).toMatchObject(claimed)
  })

  it('that is refused leaves the notice as it was', async () => {
    const ids = await world.signed()
    const endsOn = await noticeUntil(ids)
    await world.as('business', ids).giveNotice(endsOn)
    await world.as('business', ids).claim('Det fungerar inte.')
    const decision = { inquiryId: ids.inquiryId, outcome: 'dismiss', reason: 'Det fungerar.' }
    expect(await world.ask('agreements settle', decision)).toEqual({ changed: true })
    expect((await world.as('business', ids).read()).body).toMatchObject({
      ...{ state: 'noticed', endsOn, dismissed: true, reason: 'Det fungerar.' },
    })
    expect(await world.balanceOf(ids)).toBe(30)
    await pass(31.5)
    expect((await world.as('business', ids).read()).body.state).toBe('ended')
  })

  it('is decided before operators end its inquiry', async () => {
    const ids = await world.signed()
    const { businessId, inquiryId } = ids
    await world.as('business', ids).claim('Det fungerar inte.')
    const inquiry = { businessId, inquiryId }
    const refused = 'The guarantee is claimed: decide on it first, with agreements settle.'
    expect(await world.ask('inquiries complete', inquiry)).toEqual({ refused })
    expect(await world.ask('inquiries close', { ...inquiry, reason: 'Inställt.' })).toEqual({ refused })
    const decision = { inquiryId, outcome: 'dismiss', reason: 'Det fungerar.' }
    expect(await world.ask('agreements settle', decision)).toEqual({ changed: true })
    expect(await world.ask('inquiries complete', inquiry)).toEqual({ changed: true })
    expect((await world.as('business', ids).read()).body.state).toBe('concluded')
  })

  it('is over after fourteen days', async () => {
    const ids = await world.signed()
    const { guaranteeUntil } = (await world.as('business', ids).read()).body
    await pass(15)
    expect(guaranteeUntil < swedishDay(clock.now())).toBe(true)
    expect((await world.as('business', ids).claim('För sent.')).body.code).toBe('moved_on')
  })
})

it('work that goes on for longer than inquiries are kept can be read and ended to the last', async () => {
  const ids = await world.signed()
  const { businessId, inquiryId } = ids
  const inquiryTtl = async () =>
    Number((await world.work.read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`))?.ttl)
  const first = await inquiryTtl()
  await pass(31)
  expect(await inquiryTtl()).toBeGreaterThanOrEqual(first + 30 * 86_400)
})
