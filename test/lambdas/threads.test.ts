import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { failCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'
import { threadsIn } from './thread-sides.ts'

const services = runningServices()
const sessions = liveSessions()
const { createAccount, createInquiry, openProposal, write, show, mark, unread, below } = threadsIn(services)
let operator: (event: unknown) => Promise<unknown>
let table: typeof import('#lambdas/platform/table/table.ts').table
const ask = createAsk(() => operator)

beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})
afterEach(() => clock.moveBy(-clock.offset()))

const textsOf = ({ body }: { body: { messages: { text: string }[] } }) =>
  body.messages.map(({ text }) => text)

describe('the thread of an inquiry', () => {
  it('is empty before anybody writes, and its business and an operator talk there', async () => {
    const business = await createAccount('business')
    const id = await createInquiry(business)
    const empty = { id, kind: 'inquiry', title: 'Ny robotcell i Västerås', messages: [], ended: false }
    expect(await show(business, id)).toMatchObject({ status: 200, body: empty })
    expect(await write(business, id, 'När kan ni börja?')).toMatchObject({
      status: 201,
      body: { number: 1, from: 'business', text: 'När kan ni börja?' },
    })
    expect((await ask('threads unread', {})).items).toContainEqual(
      expect.objectContaining({ id, unread: 1, company: 'Nordplåt AB', title: 'Ny robotcell i Västerås' }),
    )
    expect(await ask('threads write', { threadId: id, text: 'På måndag.' })).toEqual({ changed: true })
    expect((await ask('threads unread', {})).items?.some(one => one.id === id)).toBe(false)
    expect(textsOf(await show(business, id))).toEqual(['När kan ni börja?', 'På måndag.'])
    expect(await unread(business)).toEqual([{ id, unread: 1 }])
    expect((await mark(business, id, 2)).body).toEqual({ unread: 0 })
    expect(await unread(business)).toEqual([])
  })

  it('is its business’s alone, whoever knows the id', async () => {
    const [business, other, partner] = [
      await createAccount('business'),
      await createAccount('business'),
      await createAccount('partner'),
    ]
    const id = await createInquiry(business)
    for (const before of [true, false]) {
      for (const stranger of [other, partner]) {
        const calls = [show(stranger, id), write(stranger, id, 'Hej'), mark(stranger, id, 1)]
        expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404])
      }
      if (before) await write(business, id, 'Hej')
    }
    expect(textsOf(await show(business, id))).toEqual(['Hej'])
    expect((await write(business, randomUUID(), 'Hej')).status).toBe(404)
  })

  it('can be begun by an operator, once however often the command is repeated', async () => {
    const business = await createAccount('business')
    const id = await createInquiry(business)
    expect((await ask('threads write', { threadId: id, text: 'Hej!' })).refused).toContain('--businessId')
    const input = { threadId: id, text: 'Hej!', businessId: business.sub }
    expect(await ask('threads write', input)).toEqual({ changed: true })
    expect(await ask('threads write', input)).toEqual({ changed: false })
    expect(await show(business, id)).toMatchObject({
      body: { messages: [{ from: 'operator', text: 'Hej!' }] },
    })
    expect((await ask('threads show', { threadId: id })).items).toMatchObject([{ number: 1, text: 'Hej!' }])
  })

  it('waits for us until it is answered, or somebody notes that it needs no answer', async () => {
    const business = await createAccount('business')
    const id = await createInquiry(business)
    const isWaiting = async () => (await ask('threads unread', {})).items?.some(one => one.id === id)
    await write(business, id, 'Tack!')
    await ask('threads show', { threadId: id })
    expect(await isWaiting()).toBe(true)
    expect(await ask('threads read', { threadId: id })).toEqual({ changed: true })
    expect(await isWaiting()).toBe(false)
    expect(await ask('threads read', { threadId: id })).toEqual({ changed: false })
  })

  it.each([
    ['before it is sent', 'before'],
    ['with its reply lost', 'after'],
  ] as const)('has a message once, wherever a call fails %s and the browser tries again', async (_, when) => {
    const business = await createAccount('business')
    for (let place = 0, calls = 1; calls > place; place += 1) {
      const id = await createInquiry(business)
      const headers = { ...sessions.headers, 'idempotency-key': randomUUID() }
      const stop = failCallAt(table, place, when)
      await write(business, id, 'En gång', { headers })
      calls = stop() + 1
      let status = 409
      // A submission that was killed holds its key for some seconds.
      for (let tries = 0; status === 409 && tries < 3; tries += 1) {
        ;({ status } = await write(business, id, 'En gång', { headers }))
        clock.moveBy(13_000)
      }
      expect([status, textsOf(await show(business, id))]).toEqual([201, ['En gång']])
    }
  })
})

describe('the thread of a proposal', () => {
  it('is between its business and its partner, who see each other’s names as they were given', async () => {
    const [business, partner] = [await createAccount('business'), await createAccount('partner')]
    const id = await openProposal(business, partner)
    await write(business, id, 'Kan du komma på tisdag?')
    await write(partner, id, 'Ja.')
    const seen = await show(business, id)
    expect(seen.body).toMatchObject({ kind: 'proposal', title: 'Ny robotcell', otherName: 'Sara L.' })
    expect((await show(partner, id)).body.otherName).toBe('Nordplåt AB')
    expect(JSON.stringify(seen.body)).not.toContain('@')
    expect([await unread(business), await unread(partner)]).toEqual([
      [{ id, unread: 1 }],
      [{ id, unread: 1 }],
    ])
    expect((await ask('threads unread', {})).items?.some(one => one.id === id)).toBe(false)
    await ask('threads write', { threadId: id, text: 'Vi bokar rummet.' })
    expect([await unread(business), await unread(partner)]).toEqual([
      [{ id, unread: 2 }],
      [{ id, unread: 2 }],
    ])
  })

  it('is nobody else’s', async () => {
    const [business, partner, other] = [
      await createAccount('business'),
      await createAccount('partner'),
      await createAccount('partner'),
    ]
    const id = await openProposal(business, partner)
    const calls = [show(other, id), write(other, id, 'Hej'), mark(other, id, 1)]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404])
    const sameSub = { ...partner, pool: 'business' } as const
    expect((await show(sameSub, id)).status).toBe(404)
  })

  it('gives every message a number of its own when both write at once', async () => {
    const [business, partner] = [await createAccount('business'), await createAccount('partner')]
    const id = await openProposal(business, partner)
    const replies = await Promise.all([
      ...['a', 'b'].map(text => write(business, id, text)),
      ...['c', 'd'].map(text => write(partner, id, text)),
    ])
    const written = replies.filter(({ status }) => status === 201).map(({ body }) => body)
    const stored = (await show(partner, id)).body.messages
    expect(stored.map(({ number }: { number: number }) => number)).toEqual(
      stored.map((_: unknown, at: number) => at + 1),
    )
    expect(stored).toEqual(written.toSorted((one, other) => one.number - other.number))
    expect(await unread(business)).toEqual([
      { id, unread: written.filter(({ from }) => from === 'partner').length },
    ])
  })

  it('counts a message that comes while the reader marks the others as read', async () => {
    const [business, partner] = [await createAccount('business'), await createAccount('partner')]
    const id = await openProposal(business, partner)
    await write(partner, id, 'Ett')
    runBeforeWrite(table, () => write(partner, id, 'Två'))
    expect((await mark(business, id, 1)).body).toEqual({ unread: 1 })
    expect(await unread(business)).toEqual([{ id, unread: 1 }])
    expect((await mark(business, id, 2)).body).toEqual({ unread: 0 })
  })
})

describe('a thread', () => {
  it('is read in pieces: the latest, what came after, and what was before', async () => {
    const [business, partner] = [await createAccount('business'), await createAccount('partner')]
    const id = await openProposal(business, partner)
    for (let number = 1; number <= 52; number += 1) {
      const author = number % 2 ? business : partner
      expect((await write(author, id, String(number))).status).toBe(201)
    }
    const latest = await show(business, id)
    expect([textsOf(latest).at(0), textsOf(latest).at(-1), latest.body.earlier]).toEqual(['3', '52', true])
    expect(textsOf(await show(business, id, { before: '3' }))).toEqual(['1', '2'])
    expect(textsOf(await show(business, id, { after: '50' }))).toEqual(['51', '52'])
    expect(textsOf(await show(business, id, { after: '52' }))).toEqual([])
  })

  it('takes sixty messages an hour from one caller', async () => {
    const business = await createAccount('business')
    const id = await createInquiry(business)
    const statuses = new Set<number>()
    for (let number = 0; number < 60; number += 1) statuses.add((await write(business, id, 'x')).status)
    expect([...statuses]).toEqual([201])
    expect((await write(business, id, 'x')).status).toBe(429)
    expect(await below(`THREAD#${id}`, 'MESSAGE#')).toHaveLength(60)
  })

  it.each([
    ['nothing', '   ', 'required'],
    ['more than 4,000 characters', 'a'.repeat(4_001), 'too_long'],
    ['a NUL', 'a\0b', 'forbidden_characters'],
  ])('refuses %s', async (_, text, error) => {
    const business = await createAccount('business')
    const id = await createInquiry(business)
    expect(await write(business, id, text)).toMatchObject({ status: 422, body: { fields: { text: error } } })
    expect((await show(business, id)).body.messages).toEqual([])
  })

  it('cannot be written to by somebody who has signed out', async () => {
    const business = await createAccount('business')
    const id = await createInquiry(business)
    expect((await write(business, id, 'Hej', { headers: sessions.signedOut })).status).toBe(401)
  })
})
