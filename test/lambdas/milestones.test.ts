import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { milestonesIn } from './delivered-milestones.ts'
import { failCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
const sessions = liveSessions()
let world: Awaited<ReturnType<typeof milestonesIn>>

beforeAll(async () => {
  world = await milestonesIn(services, sessions)
})
afterEach(() => clock.moveBy(-clock.offset()))

const inDays = (days: number): string => daysAfter(swedishDay(clock.now()), days)
const two = () => `Förstudie: 5 by ${inDays(10)}; Skriven rapport\nDriftsättning: 15`
const all = (credits: number) => ({ assignment: credits, months: credits, entries: credits })

const faults = async () => ledgerFaults(await wholeTable(services.documents))

describe('a fixed price', () => {
  it('is earned by its milestones, whose shares are all that was agreed, and not by hours', async () => {
    const of = await world.fixed(two())
    const [first, second] = await world.milestonesOf(of)
    expect(first).toMatchObject({ number: 1, state: 'agreed', turn: 'partner', name: 'Förstudie' })
    expect(first).toMatchObject({ description: 'Skriven rapport', expectedOn: inDays(10) })
    expect([first, second]).toMatchObject([
      { credits: 5, partnerCredits: 4 },
      { credits: 15, partnerCredits: 13, expectedOn: null },
    ])
    const { body } = await world.asBusiness(of).read()
    expect(body).toMatchObject({ reports: [], milestones: [first, second] })
    expect((await world.asPartner(of).report(inDays(0).slice(0, 7))).status).toBe(404)
  })

  it('without milestones is delivered as a whole', async () => {
    const of = await world.fixed()
    expect(await world.milestonesOf(of)).toMatchObject([{ credits: 20, partnerCredits: 17 }])
    await world.asPartner(of).deliver(1, 1)
    await world.asBusiness(of).accept(1, 2)
    expect(await world.booked(of)).toEqual(all(17))
    const [{ name } = { name: '' }] = await world.milestonesOf(of)
    expect(await world.work.below(`PARTNER#${of.partnerId}`, 'ENTRY#')).toMatchObject([{ milestone: name }])
    expect(await faults()).toEqual([])
  })
})

describe('a milestone', () => {
  it('is delivered, sent back with a reason, delivered again and accepted, and is then paid', async () => {
    const of = await world.fixed(two())
    const link = 'https://files.example/rapport'
    expect((await world.asPartner(of).deliver(1, 1, 'Rapporten är klar.', link)).body).toMatchObject({
      ...{ state: 'delivered', turn: 'business', note: 'Rapporten är klar.', link },
      until: expect.stringContaining(new Date(clock.now() + 7 * 86_400_000).toISOString().slice(0, 10)),
    })
    expect((await world.asBusiness(of).list()).body.items).toMatchObject([{ id: of.inquiryId, waiting: 1 }])
    expect((await world.asBusiness(of).sendBack(1, 2)).body).toMatchObject({
      ...{ state: 'returned', turn: 'partner', reason: 'Handboken saknas.' },
    })
    await world.asPartner(of).deliver(1, 3, 'Nu med handbok.')
    expect(await world.booked(of)).toEqual(all(0))
    expect((await world.asBusiness(of).accept(1, 4)).body).toMatchObject({ state: 'accepted', turn: null })
    expect(await world.booked(of)).toEqual(all(4))
    expect((await world.asPartner(of).read()).body.assignment).toMatchObject({ creditsEarned: 4 })
  })

  it('is nobody’s but that of the two, and only theirs whose turn it is', async () => {
    const of = await world.fixed(two())
    const stranger = randomUUID()
    expect((await world.asPartner(of, stranger).deliver(1, 1)).status).toBe(404)
    expect((await world.asBusiness(of).accept(1, 1)).body.code).toBe('moved_on')
    await world.asPartner(of).deliver(1, 1)
    expect((await world.asBusiness(of, stranger).accept(1, 2)).status).toBe(404)
    expect((await world.asBusiness(of, stranger).sendBack(1, 2)).status).toBe(404)
    expect((await world.asBusiness(of).accept(3, 2)).status).toBe(404)
    const script = await world.asPartner(of).deliver(2, 1, 'Klart.', 'javascript:alert(1)')
    expect(script).toMatchObject({ status: 422, body: { fields: { link: 'url_invalid' } } })
  })

  it('that was delivered again is not accepted as it was seen before', async () => {
    const of = await world.fixed(two())
    await world.asPartner(of).deliver(1, 1)
    await world.asBusiness(of).sendBack(1, 2)
    await world.asPartner(of).deliver(1, 3, 'Nu är det klart.')
    expect((await world.asBusiness(of).accept(1, 2)).body.code).toBe('moved_on')
    expect(await world.booked(of)).toEqual(all(0))
  })

  it('is paid once, whoever presses twice, and both at once are paid both', async () => {
    const of = await world.fixed(two())
    for (const number of [1, 2]) await world.asPartner(of).deliver(number, 1)
    const press = (number: number) => world.asBusiness(of).accept(number, 2)
    const answers = await Promise.all([press(1), press(1), press(2), press(2)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await world.booked(of)).toEqual(all(17))
    expect((await press(1)).status).toBe(200)
    expect(await world.booked(of)).toEqual(all(17))
    expect(await faults()).toEqual([])
  })

  it.each(['before', 'after'] as const)('is paid once if a call to the table fails %s it', async when => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const of = await world.fixed(two())
    await world.asPartner(of).deliver(1, 1)
    for (const place of [0, 1, 2, 3, 4, 5, 6]) {
      const stop = failCallAt(table, place, when)
      await world.asBusiness(of).accept(1, 2)
      stop()
    }
    expect((await world.asBusiness(of).accept(1, 2)).body.state).toBe('accepted')
    expect(await world.booked(of)).toEqual(all(4))
    expect(await faults()).toEqual([])
  })
})

describe('silence', () => {
  it('about a milestone is a yes after seven days, and is told of before', async () => {
    const of = await world.fixed(two())
    await world.asPartner(of).deliver(1, 1)
    const [{ revision: at } = { revision: 0 }] = await world.milestonesOf(of)
    await world.pass(3.1)
    await world.pass(3)
    expect(await world.milestonesOf(of)).toMatchObject([{ state: 'delivered', revision: at + 2 }, {}])
    expect(await world.booked(of)).toEqual(all(0))
    await world.pass(1)
    expect(await world.milestonesOf(of)).toMatchObject([{ state: 'accepted' }, { state: 'agreed' }])
    expect(await world.booked(of)).toEqual(all(4))
    expect(await faults()).toEqual([])
  })

  it('and an answer at the same moment are one decision', async () => {
    const of = await world.fixed(two())
    await world.asPartner(of).deliver(1, 1)
    clock.moveBy(7.1 * 86_400_000)
    await sessions.renew()
    const [{ revision } = { revision: 0 }] = await world.milestonesOf(of)
    await Promise.all([world.tick(), world.asBusiness(of).accept(1, revision), world.tick()])
    expect(await world.booked(of)).toEqual(all(4))
  })
})

describe('the end of an assignment', () => {
  it('drops what is not delivered, and leaves to decide what is', async () => {
    const of = await world.fixed(two())
    await world.asPartner(of).deliver(1, 1)
    const { businessId, inquiryId } = of
    expect(await world.ask('inquiries complete', { businessId, inquiryId })).toEqual({ changed: true })
    expect(await world.milestonesOf(of)).toMatchObject([{ state: 'delivered' }, { state: 'dropped' }])
    expect((await world.asPartner(of).deliver(2, 1)).body.code).toBe('moved_on')
    expect((await world.asBusiness(of).accept(1, 2)).body.state).toBe('accepted')
    expect(await world.booked(of)).toEqual(all(4))
  })
})

describe('operators', () => {
  it('list the milestones that are not decided on, once each', async () => {
    const of = await world.fixed(two())
    await world.asPartner(of).deliver(1, 1)
    const waiting = async () => {
      const { items = [] } = await world.ask('milestones waiting', {})
      const own = items.filter(({ inquiryId }) => inquiryId === of.inquiryId)
      return own.map(({ number, state }) => `${number} ${state}`)
    }
    expect(await waiting()).toEqual(['1 delivered', '2 agreed'])
    await world.asBusiness(of).accept(1, 2)
    expect(await waiting()).toEqual(['2 agreed'])
  })

  it('decide what the two do not agree on, once', async () => {
    const of = await world.fixed(two())
    const { partnerId, inquiryId: assignmentId } = of
    const settle = (number: string, outcome: string) =>
      world.ask('milestones settle', { partnerId, assignmentId, number, outcome, reason: 'Enligt avtalet.' })
    expect((await settle('1', 'accept')).refused).toContain('agreed')
    await world.asPartner(of).deliver(1, 1)
    await world.asBusiness(of).sendBack(1, 2)
    expect(await settle('1', 'accept')).toEqual({ changed: true })
    expect(await settle('1', 'accept')).toEqual({ changed: false })
    expect(await settle('2', 'strike')).toEqual({ changed: true })
    expect(await world.milestonesOf(of)).toMatchObject([
      { state: 'accepted', reason: 'Enligt avtalet.' },
      { state: 'dropped' },
    ])
    expect(await world.booked(of)).toEqual(all(4))
    const { items } = await world.ask('milestones list', { partnerId })
    expect(items).toMatchObject([{ number: 1 }, { number: 2, name: 'Driftsättning' }])
  })
})
