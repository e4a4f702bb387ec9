import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { line, reportedWork } from './reported-work.ts'
import { runningServices } from './running-services.ts'

const { ask, assigned, asPartner, reportOf, booked, clockAt } = reportedWork(runningServices())
const month = '2028-01'

beforeEach(() => clockAt('2028-01-20T08:00:00.000Z'))
afterEach(() => clock.moveBy(-clock.offset()))

describe('operators', () => {
  it('close a month that its partner never submits, once it is over, and without the hours that were only noted', async () => {
    const of = await assigned()
    const { partnerId, id: assignmentId } = of
    await asPartner(of).save(month, [line('2028-01-10', 8)])
    const close = () => ask('reports close', { partnerId, assignmentId, month, reason: 'Svarar inte.' })
    expect((await close()).refused).toBe('The month is not over yet.')
    await clockAt('2028-02-01T08:00:00.000Z')
    expect([await close(), await close()]).toEqual([{ changed: true }, { changed: false }])
    expect(await reportOf(of, month)).toMatchObject({ state: 'closed', lines: [], reason: 'Svarar inte.' })
    expect(await booked(of)).toMatchObject({ hours: 0, entries: 0 })
    expect((await asPartner(of).submit(month, [line('2028-01-10', 8)])).status).toBe(409)
  })

  it('do not close a month that was submitted', async () => {
    const of = await assigned()
    const { partnerId, id: assignmentId } = of
    await asPartner(of).submit(month, [line('2028-01-10', 8)])
    const refused = await ask('reports close', { partnerId, assignmentId, month, reason: 'Svarar inte.' })
    expect(refused.refused).toContain('submitted')
    expect(await reportOf(of, month)).toMatchObject({ state: 'submitted' })
  })
})
