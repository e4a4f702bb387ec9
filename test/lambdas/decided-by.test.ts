import { randomUUID, type UUID } from 'node:crypto'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { handedOver } from '#lambdas/privacy/hand-over.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { memberEntity } from '#shared/company/member.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { milestonesIn } from './delivered-milestones.ts'
import { liveSessions } from './live-sessions.ts'
import { line, reportedWork } from './reported-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
const reports = reportedWork(services)
let world: Awaited<ReturnType<typeof milestonesIn>>

beforeAll(async () => {
  world = await milestonesIn(services, sessions)
})
afterEach(() => clock.moveBy(-clock.offset()))

/** A colleague who may buy for a company; returns their account. */
const colleague = async (companyId: string, name: string): Promise<UUID> => {
  const sub = randomUUID()
  const member = { sub, companyId, role: 'buyer', name, email: `${sub}@nordplat.se`, joinedAt: '2026-11-01' }
  await world.work.put({ ...memberEntity.key({ sub }), ...member })
  return sub
}

const foundedBy = (sub: string, contactPerson: string) =>
  world.work.put({ ...businessProfileEntity.key({ sub }), contactPerson })

it('a milestone says to both sides who sent it back and who accepted it, until the partner moves it', async () => {
  const of = await world.fixed()
  const [eva, bo] = [await colleague(of.businessId, 'Eva Kvist'), await colleague(of.businessId, 'Bo Ek')]
  await world.asPartner(of).deliver(1, 1)
  expect((await world.asBusiness(of, eva).sendBack(1, 2)).body).toMatchObject({ decidedBy: 'Eva Kvist' })
  expect(await world.milestonesOf(of)).toMatchObject([{ decidedBy: 'Eva Kvist' }])
  expect((await world.asPartner(of).deliver(1, 3)).body).toMatchObject({ decidedBy: null })
  await world.asBusiness(of, bo).accept(1, 4)
  expect(await world.milestonesOf(of)).toMatchObject([{ state: 'accepted', decidedBy: 'Bo Ek' }])
})

it('who is alone in a company decides by the name of its profile, and silence by none', async () => {
  const [first, second] = [await world.fixed(), await world.fixed()]
  await foundedBy(first.businessId, 'Anna Berg')
  await world.asPartner(first).deliver(1, 1)
  await world.asBusiness(first).accept(1, 2)
  expect(await world.milestonesOf(first)).toMatchObject([{ decidedBy: 'Anna Berg' }])
  await world.asPartner(second).deliver(1, 1)
  await world.asBusiness(second, await colleague(second.businessId, 'Bo Ek')).sendBack(1, 2)
  await world.asPartner(second).deliver(1, 3)
  await world.pass(8)
  expect(await world.milestonesOf(second)).toMatchObject([{ state: 'accepted', decidedBy: null }])
})

it('a time report says who disputed it and who approved it', async () => {
  const of = await reports.assigned({ startDate: '2028-01-10' })
  const [eva, bo] = [await colleague(of.businessId, 'Eva Kvist'), await colleague(of.businessId, 'Bo Ek')]
  await reports.clockAt('2028-02-01T08:00:00.000Z')
  const month = '2028-01'
  await reports.asPartner(of).submit(month, [line('2028-01-10', 8), line('2028-01-11', 3)])
  await reports.asBusiness(of, eva).dispute(month, 2, ['2028-01-11'])
  expect(await reports.reportOf(of, month)).toMatchObject({ state: 'disputed', decidedBy: 'Eva Kvist' })
  await reports.asPartner(of).submit(month, [line('2028-01-11', 2)], 1)
  expect(await reports.reportOf(of, month)).toMatchObject({ state: 'corrected', decidedBy: null })
  await reports.asBusiness(of, bo).approve(month, 4)
  expect(await reports.reportOf(of, month)).toMatchObject({ state: 'approved', decidedBy: 'Bo Ek' })
})

it('a notice says who gave it, to both sides, also after a claim in between', async () => {
  const of = await world.signed()
  const eva = await colleague(of.businessId, 'Eva Kvist')
  const endsOn = daysAfter(swedishDay(clock.now()), 30)
  await world.as('business', of, 0, eva).giveNotice(endsOn)
  await world.as('business', of).claim('Det blev inte som vi tänkte.')
  const { inquiryId } = of
  await world.ask('agreements settle', { inquiryId, outcome: 'dismiss', reason: 'Se villkoren.' })
  expect((await world.as('partner', of).read()).body).toMatchObject({
    ...{ state: 'noticed', noticeBy: 'business', noticeName: 'Eva Kvist' },
  })
  const other = await world.signed()
  const given = await world.as('partner', other).giveNotice(endsOn)
  expect(given.body.noticeName).toBe(given.body.terms.partner.name)
})

it('the name of somebody who is erased does not become another’s', async () => {
  const heir = { email: 'bo@nordplat.se', emailHash: 'bo', name: 'Bo Ek', language: 'sv' as const }
  const leaving = {
    emailHash: 'eva',
    name: 'Eva Kvist',
    isAddressOf: async (text: string) => text === 'eva@n.se',
  }
  const decided = {
    businessEmail: 'eva@n.se',
    decidedBy: 'Eva Kvist',
    noticeName: 'Anna Berg',
    attachedBy: 'Eva Kvist',
  }
  expect(await handedOver({ PK: 'a', SK: 'b', ...decided }, leaving, heir)).toEqual({
    ...{ businessEmail: 'bo@nordplat.se', decidedBy: 'erased', attachedBy: 'erased' },
  })
})
