import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { promiseFigure } from '#lambdas/business-inquiries/promise-figure.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { getPromise } from '#shared/business-inquiries/promise-figure.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const day = (number: number, hour = 8) => new Date(Date.UTC(2026, 10, number, hour)).toISOString()
const now = day(20)

/** An inquiry of this day, answered after so many hours. */
const inquiry = (hours: number | null, given: object = {}) => ({
  createdAt: day(2),
  promisedAt: day(4),
  state: hours === null ? 'received' : 'proposed',
  ...(hours !== null && { proposedAt: day(2, 8 + hours) }),
  ...given,
})

describe('the figure of the promise', () => {
  it('says nothing about fewer than ten cases', () => {
    const nine = Array.from({ length: 9 }, () => inquiry(10))
    expect(promiseFigure(nine, now)).toEqual({ cases: 9, keptPercent: null, medianHours: null })
  })

  it('counts what came late and what never came as broken, and rounds against us', () => {
    const cases = [...Array.from({ length: 9 }, () => inquiry(20)), inquiry(49), inquiry(null)]
    expect(promiseFigure(cases, now)).toEqual({ cases: 11, keptPercent: 81, medianHours: 20 })
    const kept = Array.from({ length: 10 }, (_, index) => inquiry(index + 1))
    expect(promiseFigure(kept, now)).toEqual({ cases: 10, keptPercent: 100, medianHours: 6 })
  })

  it('counts a promise as broken whose inquiry has ended since', () => {
    const nine = Array.from({ length: 9 }, () => inquiry(10))
    const withdrawn = inquiry(null, { state: 'closed', terms: { promise: day(5) } })
    expect(promiseFigure([...nine, withdrawn], now)).toMatchObject({ cases: 10, keptPercent: 90 })
  })

  it('leaves out what may be kept yet, and what was withdrawn before', () => {
    const open = inquiry(null, { promisedAt: day(21) })
    const withdrawn = inquiry(null, { state: 'closed', terms: { promise: day(4) } })
    expect(promiseFigure([open, withdrawn], now)).toMatchObject({ cases: 0 })
  })
})

describe('GET /api/promise', () => {
  const services = runningServices()
  const { put } = workIn(services)
  let call: ReturnType<typeof httpCaller>
  beforeAll(async () => {
    call = httpCaller(
      (await import('#lambdas/business-inquiries/promise.http.ts')).handler,
      services.originSecret,
    )
  })

  it('counts the inquiries of the last ninety days, over months', async () => {
    const store = async (ageInDays: number) => {
      const at = (offset: number) => new Date(Date.now() - (ageInDays - offset) * 86_400_000).toISOString()
      const id = randomUUID()
      const when = { createdAt: at(0), promisedAt: at(2), proposedAt: at(1) }
      const index = inquiryEntity.indexKey({ kind: 'inquiry', createdAt: when.createdAt, id })
      await put({ ...inquiryEntity.key({ sub: randomUUID(), id }), ...index, ...when, state: 'proposed' })
    }
    for (const age of [3, 8, 15, 30, 35, 45, 50, 60, 75, 89, 95, 120]) await store(age)
    expect((await call(getPromise)).body).toEqual({ cases: 10, keptPercent: 100, medianHours: 24 })
  })
})
