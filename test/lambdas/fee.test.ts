import { beforeAll, expect, it } from 'vitest'
import { agreementsIn } from './agreed-work.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeAll(async () => {
  world = await agreementsIn(services)
})

const priceOf = async (ids: Awaited<ReturnType<typeof world.agreed>>) =>
  (await world.as('partner', ids).read()).body.terms.price

const fee = (percent: number, version: number, reason = 'Vi sänker avgiften.') =>
  world.ask('prices fee', { percent, version, reason })

it('a fee that operators set is that of what is stated from then on; what is agreed stays agreed', async () => {
  const price = { partnerCredits: 16, hourlyRateKronor: 1_125 }
  const before = await world.agreed({ price })
  expect(await priceOf(before)).toMatchObject({ credits: 19, partnerCredits: 16 })
  expect(await fee(20, 0)).toEqual({ changed: true, version: 1 })
  expect(await priceOf(before)).toMatchObject({ credits: 19, partnerCredits: 16 })
  expect(await world.ask('agreements draft', { inquiryId: before.inquiryId, place: 'Borås' })).toEqual({
    changed: true,
  })
  expect(await priceOf(before)).toMatchObject({ credits: 19, partnerCredits: 16 })
  expect(await priceOf(await world.agreed({ price }))).toMatchObject({ credits: 20, partnerCredits: 16 })
  await world.ask('agreements draft', { inquiryId: before.inquiryId, partnerCredits: 8 })
  expect(await priceOf(before)).toMatchObject({ credits: 10, partnerCredits: 8 })
})

it('of two operators at once one sets the fee, and the other is told', async () => {
  const both = await Promise.all([fee(10, 1, 'Höst'), fee(12, 1, 'Vinter')])
  expect(both.filter(({ changed }) => changed)).toEqual([{ changed: true, version: 2 }])
  const [refused] = both.flatMap(reply => reply.refused ?? [])
  expect(refused).toMatch(/^The fee has version 2 by now: .+ set it to 1[02] percent at /)
  expect(refused).toContain('--version 2')
})

it('a command whose reply was lost is done once', async () => {
  expect(await fee(14, 2)).toEqual({ changed: true, version: 3 })
  expect(await fee(14, 2)).toEqual({ changed: false, version: 3 })
  expect((await fee(14, 2, 'Något annat')).refused).toContain('has version 3')
})

it('its versions say who set it when and why, and what it was before anybody did', async () => {
  const { items } = await world.ask('prices fees', {})
  expect(items?.map(({ version }) => version)).toEqual([3, 2, 1, 0])
  expect(items?.at(0)).toMatchObject({ percent: 14, reason: 'Vi sänker avgiften.', by: expect.any(String) })
  expect(items?.at(-1)).toEqual({ version: 0, percent: 15, reason: null, by: null, at: null })
})
