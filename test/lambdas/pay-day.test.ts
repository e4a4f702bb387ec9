import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PayDays, runPayDay } from '#lambdas/operator/pay-day.ts'
import { payDayMails } from '#lambdas/self-bills/pay-days.mails.ts'
import { clock } from '#shared/contract/clock.ts'
import { type PayDay, payDayEntity } from '#shared/self-bills/pay-day.entity.ts'
import { runningServices } from './running-services.ts'
import { net, selfBilling, vat } from './self-billing.ts'

const services = runningServices()
const { as, createSeller, earn, below, sessions, ask, put, createPartner, read } = selfBilling(services)
let callSchedule: () => Promise<void>

beforeAll(async () => {
  callSchedule = (await import('#lambdas/operator/pay-day.schedule.ts')).handler
})
afterAll(async () => {
  clock.moveBy(-clock.offset())
  await sessions.renew()
})

const callAt = async (instant: string) => {
  clock.moveBy(Date.parse(instant) - clock.now())
  await sessions.renew()
  await callSchedule()
}

const days = async () =>
  (await below('PAYDAYS', '')).map(stored => {
    const { createdAt: _, ...day } = payDayEntity.item.parse(stored)
    return day
  })

const nothing = { made: 0, payouts: 0, payoutsOre: 0, noCompany: 0, notAgreed: 0, failed: 0 }

describe('time', () => {
  it('makes the bills of a month from the fifth of the next, once a day, in the morning', async () => {
    const sub = await createSeller()
    await earn(sub, '2028-01')
    await callAt('2028-02-04T08:00:00.000Z')
    await callAt('2028-02-05T04:59:00.000Z')
    expect((await as(sub).pay()).bills).toEqual([])
    await callAt('2028-02-05T05:00:00.000Z')
    expect((await as(sub).pay()).bills).toMatchObject([{ id: '2028-01-1', state: 'proposed', netOre: net }])
    await earn(sub, '2028-01', { creditsEarned: 3, billedOre: net, dueOre: 0 })
    await callAt('2028-02-05T18:00:00.000Z')
    expect((await as(sub).pay()).bills).toHaveLength(1)
    await callAt('2028-02-06T05:00:00.000Z')
    expect((await as(sub).pay()).bills[0]).toMatchObject({ id: '2028-01-2', netOre: 112_500 })
    expect(await days()).toMatchObject([
      { ...nothing, day: '2028-02-04', mailedOn: null },
      { ...nothing, day: '2028-02-05', made: 1 },
      { ...nothing, day: '2028-02-06', made: 1, mailedOn: null },
    ])
  })

  it('tells of what is approved, and of who cannot be billed for', async () => {
    const [sub, silent, unknown] = [await createSeller(), await createSeller(), await createPartner()]
    await put({
      ...(await read(`PARTNER#${unknown}`, 'PROFILE')),
      GSI1PK: 'PARTNERS#approved',
      GSI1SK: '2026',
    })
    for (const one of [sub, silent, unknown]) await earn(one, '2028-02')
    const key = { PK: `PARTNER#${silent}`, SK: 'SELLER' }
    await put({ ...key, ...(await read(key.PK, key.SK)), agreed: null })
    await callAt('2028-03-05T08:00:00.000Z')
    await as(sub).approve('2028-02-1')
    await callAt('2028-03-06T08:00:00.000Z')
    const [before, after] = (await days()).slice(-2)
    expect(before).toMatchObject({ made: 1, payouts: 0, noCompany: 1, notAgreed: 1, mailedOn: '2028-03-05' })
    expect(after).toMatchObject({ made: 0, payouts: 1, payoutsOre: net + vat, mailedOn: '2028-03-05' })
    await callAt('2028-03-12T08:00:00.000Z')
    expect((await days()).at(-1)).toMatchObject({ payouts: 1, mailedOn: '2028-03-12' })
    await ask('pay-files make', {})
    await callAt('2028-03-13T08:00:00.000Z')
    expect((await days()).at(-1)).toMatchObject({ payouts: 0, payoutsOre: 0 })
  })
})

describe('a partner whose bill fails', () => {
  it('holds up no other bill, and operators get one mail on each day that it fails', async () => {
    const [broken, sub] = [await createSeller(), await createSeller()]
    for (const one of [broken, sub]) await earn(one, '2028-03')
    const seller = { PK: `PARTNER#${broken}`, SK: 'SELLER' }
    const stored = { ...seller, ...(await read(seller.PK, seller.SK)) }
    await put({ ...stored, agreed: 'yes' })
    await expect(callAt('2028-04-05T08:00:00.000Z')).rejects.toThrow(
      'Partners whose bill could not be made: 1.',
    )
    expect((await as(sub).pay()).bills).toMatchObject([{ id: '2028-03-1' }])
    expect((await days()).at(-1)).toMatchObject({ made: 1, failed: 1, mailedOn: '2028-04-05' })
    await callAt('2028-04-05T08:01:00.000Z')
    await expect(callAt('2028-04-06T08:00:00.000Z')).rejects.toThrow(
      'Partners whose bill could not be made: 1.',
    )
    expect((await days()).at(-1)).toMatchObject({ made: 0, failed: 1, mailedOn: '2028-04-06' })
    await put(stored)
    await callAt('2028-04-07T08:00:00.000Z')
    expect((await as(broken).pay()).bills).toMatchObject([{ id: '2028-03-1' }])
    expect((await days()).at(-1)).toMatchObject({ made: 1, failed: 0, mailedOn: '2028-04-06' })
  })
})

describe('a day', () => {
  const day = '2028-05-08'
  const at = `${day}T08:00:00.000Z`

  const counting = (given: Partial<PayDays>) => {
    const noted: PayDay[] = []
    const months: string[] = []
    const payDays: PayDays = {
      findLast: async () => noted.at(-1) ?? null,
      makeBills: async before => {
        months.push(before)
        return { made: 1, noCompany: 0, notAgreed: 0, failed: 0 }
      },
      findDue: async () => ({ payouts: 0, payoutsOre: 0 }),
      note: async one => void noted.push(one),
      ...given,
    }
    return { payDays, noted, months }
  }

  it('that was interrupted is continued', async () => {
    const findDue = async () => {
      findDueNow = async () => ({ payouts: 2, payoutsOre: 5 })
      throw new Error('The connection is gone.')
    }
    let findDueNow = findDue as PayDays['findDue']
    const { payDays, noted, months } = counting({ findDue: () => findDueNow() })
    await expect(runPayDay(payDays, at)).rejects.toThrow('connection')
    expect(noted).toEqual([])
    await runPayDay(payDays, at)
    await runPayDay(payDays, at)
    expect(noted).toMatchObject([{ day, payouts: 2, mailedOn: day }])
    expect(months).toEqual(['2028-05', '2028-05'])
  })

  it('before the fifth bills what is older than the month before', async () => {
    const { payDays, months } = counting({})
    for (const now of ['2028-01-04T08:00:00.000Z', '2028-01-05T08:00:00.000Z']) await runPayDay(payDays, now)
    expect(months).toEqual(['2027-12', '2028-01'])
  })

  it.each([
    [day, ['desk@nodverk.example', 'second@nodverk.example']],
    ['2028-05-01', []],
  ])('whose last mail is of %s is mailed to %j', (mailedOn, recipients) => {
    const stored = { ...payDayEntity.key({ day }), ...nothing, day, payouts: 1, mailedOn, createdAt: at }
    const addresses = {
      siteOrigin: 'https://site.example',
      operator: 'desk@nodverk.example',
      secondOperator: 'second@nodverk.example',
    }
    const mails = payDayMails({ after: stored, before: null }, addresses)
    expect(mails.map(({ recipient }) => recipient)).toEqual(recipients)
  })
})
