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

it('what the business pays follows from what the partner earns, from the proposal to the agreement', async () => {
  const usual = await world.agreed({ price: { partnerCredits: 16, hourlyRateKronor: 1_125 } })
  expect(await priceOf(usual)).toMatchObject({ credits: 19, partnerCredits: 16 })
  const own = await world.agreed({ price: { partnerCredits: 16, feePercent: 20, hourlyRateKronor: 1_125 } })
  expect(await priceOf(own)).toMatchObject({ credits: 20, partnerCredits: 16 })
})

it('a new version follows from what the partner earns, and touches no number that is not stated', async () => {
  const ids = await world.agreed({ price: { credits: 26, partnerCredits: 20, hourlyRateKronor: 1_125 } })
  const draft = (stated: object) => world.ask('agreements draft', { inquiryId: ids.inquiryId, ...stated })
  expect(await draft({ place: 'Borås' })).toEqual({ changed: true })
  expect(await priceOf(ids)).toMatchObject({ credits: 26, partnerCredits: 20 })
  expect(await draft({ partnerCredits: 17 })).toEqual({ changed: true })
  expect(await draft({ partnerCredits: 17 })).toEqual({ changed: false })
  expect(await priceOf(ids)).toMatchObject({ credits: 20, partnerCredits: 17 })
  expect((await draft({ credits: 30, feePercent: 10 })).refused).toContain('either credits or feePercent')
  expect(await priceOf(ids)).toMatchObject({ credits: 20, partnerCredits: 17 })
})
