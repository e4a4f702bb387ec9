import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailsForChange } from '#lambdas/notifications/mails-for-change.ts'
import { clock } from '#shared/contract/clock.ts'
import { line, reportedWork } from './reported-work.ts'
import { runningServices } from './running-services.ts'

const { work, assigned, asPartner, asBusiness, reportOf, booked, clockAt, tick } = reportedWork(
  runningServices(),
)
const month = '2028-01'
type Assigned = Awaited<ReturnType<typeof assigned>>

beforeEach(() => clockAt('2028-01-20T08:00:00.000Z'))
afterEach(() => clock.moveBy(-clock.offset()))

const storedOf = async ({ partnerId, id }: Assigned, of = month) =>
  work.read(`PARTNER#${partnerId}`, `REPORT#${id}#${of}`)

/** Calls the scheduled function twice at once, and returns which mails follow from the last transition. */
const tickAt = async (instant: string, of: Assigned): Promise<string[]> => {
  const before = (await storedOf(of)) ?? null
  await clockAt(instant)
  await Promise.all([tick(), tick()])
  const after = (await storedOf(of)) as { PK: string; SK: string }
  const mails = mailsForChange({ before, after }, { siteOrigin: 'https://x.se', operator: 'drift@x.se' })
  return mails.map(({ template }) => template).sort()
}

describe('a month that is not submitted', () => {
  it('is asked for when it is over, two days later, and then each week; the next one opens', async () => {
    const of = await assigned()
    expect(await tickAt('2028-01-31T22:59:00.000Z', of)).toEqual([])
    expect(await reportOf(of, '2028-02')).toBeUndefined()
    expect(await tickAt('2028-01-31T23:00:00.000Z', of)).toEqual(['report_endMonth_partner'])
    expect(await reportOf(of, '2028-02')).toMatchObject({ state: 'draft', lines: [] })
    expect(await tickAt('2028-02-02T23:00:00.000Z', of)).toEqual(['report_remindPartner_partner'])
    const chased = ['report_chase_notice', 'report_chase_partner']
    expect(await tickAt('2028-02-07T23:00:00.000Z', of)).toEqual(chased)
    expect(await tickAt('2028-02-14T23:05:00.000Z', of)).toEqual(chased)
    expect(await work.below(`PARTNER#${of.partnerId}`, 'REPORT#')).toHaveLength(2)
  })

  it('opens no month after the end of the assignment', async () => {
    const of = await assigned({ endDate: '2028-01-25' })
    expect(await tickAt('2028-01-31T23:00:00.000Z', of)).toEqual(['report_endMonth_partner'])
    expect(await reportOf(of, '2028-02')).toBeUndefined()
  })
})

it('a month that has not begun is not reported, not even as one without hours', async () => {
  const of = await assigned()
  await asPartner(of).submit(month, [line('2028-01-10', 8)])
  const next = (await reportOf(of, '2028-02')) as { version: number }
  for (const early of [
    await asPartner(of).submit('2028-02', [], next.version),
    await asPartner(of).submit('2029-06', []),
    await asPartner(of).save('2029-06', []),
  ])
    expect([early.status, early.body.fields]).toEqual([422, { month: 'out_of_range' }])
  expect(await work.below(`PARTNER#${of.partnerId}`, 'REPORT#')).toHaveLength(2)
  await clockAt('2028-02-01T08:00:00.000Z')
  expect((await asPartner(of).submit('2028-02', [], next.version)).body.state).toBe('none')
})

describe('the silence of a business', () => {
  const submitted = async (given: object = {}) => {
    const of = await assigned(given)
    await asPartner(of).submit(month, [line('2028-01-10', 8), line('2028-01-11', 2)])
    return of
  }

  it('is reminded of after three and six days, and is a yes after seven', async () => {
    const of = await submitted()
    expect(await tickAt('2028-01-23T08:01:00.000Z', of)).toEqual(['report_remindBusiness_business'])
    expect(await tickAt('2028-01-26T08:01:00.000Z', of)).toEqual(['report_remindBusinessAgain_business'])
    expect(await booked(of)).toMatchObject({ hours: 0 })
    const told = ['report_lapse_business', 'report_lapse_partner']
    expect(await tickAt('2028-01-27T08:01:00.000Z', of)).toEqual(told)
    expect(await reportOf(of, month)).toMatchObject({
      state: 'approved',
      lines: [{ status: 'approved' }, {}],
    })
    expect(await booked(of)).toEqual({ hours: 10, credits: 5, earnedOre: 562_500, months: 10, entries: 10 })
  })

  it('does not make the same submission a new one, which somebody sends again after a reminder', async () => {
    const of = await submitted()
    await tickAt('2028-01-23T08:01:00.000Z', of)
    const again = await asPartner(of).submit(month, [line('2028-01-10', 8), line('2028-01-11', 2)])
    expect([again.status, again.body.state]).toEqual([200, 'submitted'])
  })

  it('is no yes to more than was agreed, and is then asked again and again', async () => {
    const of = await submitted({ hoursAgreed: 9 })
    const urged = ['report_urge_business', 'report_urge_notice']
    expect(await tickAt('2028-01-23T08:01:00.000Z', of)).toEqual(urged)
    expect(await tickAt('2028-01-27T08:01:00.000Z', of)).toEqual(urged)
    expect(await reportOf(of, month)).toMatchObject({ state: 'above' })
    expect(await booked(of)).toMatchObject({ hours: 0 })
  })

  it('is no yes either if what was agreed is used up in the meantime', async () => {
    const of = await submitted({ hoursAgreed: 10 })
    const assignment = (await work.below(`PARTNER#${of.partnerId}`, 'ASSIGNMENT#'))[0]
    await work.put({ ...assignment, totalHours: 0.25 })
    await tickAt('2028-01-26T08:01:00.000Z', of)
    const told = ['report_exceed_business', 'report_exceed_partner']
    expect(await tickAt('2028-01-27T08:01:00.000Z', of)).toEqual(told)
    expect(await reportOf(of, month)).toMatchObject({ state: 'above', until: null })
    expect(await booked(of)).toMatchObject({ hours: 0.25, entries: 0 })
  })

  it('and an answer at the same moment are one decision', async () => {
    const of = await submitted()
    await clockAt('2028-01-27T08:01:00.000Z')
    const { revision } = await reportOf(of, month)
    await Promise.all([tick(), asBusiness(of).approve(month, revision), tick()])
    expect(await booked(of)).toMatchObject({ hours: 10, entries: 10 })
  })
})

it('a dispute without an answer is asked for again and again, and leaves the approved days', async () => {
  const of = await assigned()
  await asPartner(of).submit(month, [line('2028-01-10', 8), line('2028-01-11', 2)])
  await asBusiness(of).dispute(month, 2, ['2028-01-11'])
  const told = ['report_remindDisputed_notice', 'report_remindDisputed_partner']
  expect(await tickAt('2028-01-23T08:01:00.000Z', of)).toEqual(told)
  expect(await tickAt('2028-01-26T08:05:00.000Z', of)).toEqual(told)
  expect(await booked(of)).toMatchObject({ hours: 8, entries: 8 })
})
