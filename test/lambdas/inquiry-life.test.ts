import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { clock } from '#shared/contract/clock.ts'
import { lifeFields } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { put, read, below } = workIn(services)
let runDue: () => Promise<void>
let operator: (event: unknown) => Promise<unknown>
let living: typeof import('#lambdas/platform/process/living.ts')
let transact: typeof import('#lambdas/platform/table/transact.ts').transact
const ask = createAsk(() => operator)

beforeAll(async () => {
  living = await import('#lambdas/platform/process/living.ts')
  transact = (await import('#lambdas/platform/table/transact.ts')).transact
  runDue = (await import('#lambdas/processes/due.schedule.ts')).handler
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})
afterEach(() => clock.moveBy(-clock.offset()))

const hour = 3_600_000
const at = (hours: number) => new Date(Date.parse('2028-03-13T08:00:00.000Z') + hours * hour).toISOString()
const moveClockTo = (hours: number) => clock.moveBy(Date.parse(at(hours)) - clock.now())

/** An inquiry that was received at hour 0, with proposals promised by hour 48. */
const createInquiry = async () => {
  const [businessId, inquiryId] = [randomUUID(), randomUUID()]
  const key = inquiryEntity.key({ sub: businessId, id: inquiryId })
  const life = startOf(inquiryProcess, at(0), { asked: at(0), promise: at(48) })
  const item = { process: inquiryProcess, id: inquiryId, key, life }
  const sender = {
    email: `anna.${businessId}@x.se`,
    companyName: 'Nordplåt AB',
    contactPerson: 'Anna Berg',
    description: 'En cell som plockar ur pressen.',
  }
  await put({
    ...key,
    id: inquiryId,
    serviceId: 'robotics',
    language: 'sv',
    createdAt: at(0),
    ...sender,
    ...living.lifeAttributes(item),
  })
  await transact(living.schedulingDue(item))
  return { businessId, inquiryId, key }
}

type Created = Awaited<ReturnType<typeof createInquiry>>

const lifeItem = z.object({ ...lifeFields, state: z.string() })

const lifeOf = async ({ key }: Created) => {
  const item = lifeItem.parse(await read(key.PK, key.SK))
  return { due: {}, terms: {}, ...item }
}
const dueOf = async ({ inquiryId }: Created) =>
  (await below('DUE#inquiry', '')).filter(({ id }) => id === inquiryId).map(({ transition }) => transition)

describe('time in the life of an inquiry', () => {
  it('reminds the operators, warns, breaks the promise with a new time, and never twice', async () => {
    const inquiry = await createInquiry()
    const made = async (hours: number) => {
      moveClockTo(hours)
      await Promise.all([runDue(), runDue(), runDue()])
      return (await lifeOf(inquiry)).last?.name
    }
    expect([await made(19), await made(21), await made(25)]).toEqual([undefined, 'nudge', 'nudgeAgain'])
    expect([await made(45), await made(48.1)]).toEqual(['warn', 'breakPromise'])
    const { revision, terms, due } = await lifeOf(inquiry)
    expect(revision).toBe(5)
    expect([terms.promise && terms.promise > at(72), (terms.promise ?? '') < at(72.5)]).toEqual([true, true])
    expect(Object.keys(due)).toEqual(['chase'])
    expect(await dueOf(inquiry)).toEqual(['chase'])
  })

  it('catches up a day late, each transition once', async () => {
    const inquiry = await createInquiry()
    moveClockTo(70)
    await runDue()
    const { revision } = await lifeOf(inquiry)
    await runDue()
    expect([revision, (await lifeOf(inquiry)).revision]).toEqual([5, 5])
  })

  it('has nothing due any more once the inquiry has ended, and says why', async () => {
    const { businessId, inquiryId, ...rest } = await createInquiry()
    const inquiry = { businessId, inquiryId, ...rest }
    const close = () => ask('inquiries close', { businessId, inquiryId, reason: 'Projektet är inställt.' })
    expect([await close(), await close()]).toEqual([{ changed: true }, { changed: false }])
    expect(await dueOf(inquiry)).toEqual([])
    expect(await lifeOf(inquiry)).toMatchObject({
      state: 'closed',
      due: {},
      last: { name: 'close', by: 'operator', reason: 'Projektet är inställt.' },
    })
    const late = await ask('inquiries start', { businessId, inquiryId })
    expect(late.refused).toBe('The inquiry is closed: it has ended.')
  })

  it('goes on from a state that was called otherwise before there was a process', async () => {
    const { businessId, inquiryId, key } = await createInquiry()
    const given = {
      businessId,
      id: inquiryId,
      state: 'matched',
      description: 'En cell.',
      createdAt: at(0),
      serviceId: 'robotics',
      language: 'sv',
    }
    await put({
      ...key,
      ...given,
      email: 'anna@x.se',
      companyName: 'Nordplåt AB',
      contactPerson: 'Anna Berg',
    })
    expect(await ask('inquiries complete', { businessId, inquiryId })).toEqual({ changed: true })
    expect((await read(key.PK, key.SK))?.state).toBe('completed')
  })

  it('is in the queue of the operators until it has ended, the earliest first', async () => {
    const { businessId, inquiryId } = await createInquiry()
    moveClockTo(21)
    const listed = async () =>
      ((await ask('queue list', { turn: 'operator' })).items ?? []).filter(({ id }) => id === inquiryId)
    expect(await listed()).toMatchObject([
      {
        ...{ transition: 'nudge', late: true, state: 'received', who: 'Nordplåt AB' },
        about: 'En cell som plockar ur pressen.',
      },
      { transition: 'nudgeAgain', late: false },
      { transition: 'warn' },
      { transition: 'breakPromise' },
      { transition: 'chase' },
    ])
    await ask('inquiries close', { businessId, inquiryId, reason: 'Projektet är inställt.' })
    expect(await listed()).toEqual([])
  })

  it('begins for inquiries from before, in the state that theirs is called now, once', async () => {
    const businessId = randomUUID()
    const createOld = async (state: string) => {
      const id = randomUUID()
      const createdAt = new Date(clock.now() - 40 * 24 * hour).toISOString()
      const key = inquiryEntity.key({ sub: businessId, id })
      await put({
        ...key,
        ...inquiryEntity.indexKey({ kind: 'inquiry', createdAt, id }),
        id,
        state,
        createdAt,
      })
      return { businessId, inquiryId: id, key }
    }
    const [received, matched, closed] = [
      await createOld('received'),
      await createOld('matched'),
      await createOld('closed'),
    ]
    expect(await ask('inquiries adopt', {})).toMatchObject({ changed: true, adopted: 3 })
    expect(await ask('inquiries adopt', {})).toMatchObject({ changed: false, adopted: 0 })
    expect([await lifeOf(received), await lifeOf(matched), await lifeOf(closed)]).toMatchObject([
      { state: 'received', revision: 1 },
      { state: 'running', revision: 1 },
      { state: 'closed', revision: 1, due: {} },
    ])
    expect((await dueOf(received)).sort()).toEqual(['breakPromise', 'chase', 'nudge', 'nudgeAgain', 'warn'])
    expect(await dueOf(matched)).toEqual(['follow'])
    expect(await read(received.key.PK, received.key.SK)).not.toHaveProperty('promisedAt')
  })
})
