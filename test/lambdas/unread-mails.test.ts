import type { Context } from 'aws-lambda'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { failCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'
import { type Account, threadsIn } from './thread-sides.ts'

const services = runningServices()
liveSessions()
const { createAccount, createInquiry, openProposal, write, mark, party, dueOf, put } = threadsIn(services)
let tell: () => Promise<void>
let operator: (event: unknown) => Promise<unknown>
let table: typeof import('#lambdas/platform/table/table.ts').table
const ask = createAsk(() => operator)

beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
  tell = (await import('#lambdas/threads/unread.schedule.ts')).handler
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})
afterEach(() => clock.moveBy(-clock.offset()))

const pass = (minutes: number) => clock.moveBy(minutes * 60_000)

/** Delivers how a party is now to the outbox, like the table's stream does, twice. */
const deliver = async (id: string, side: string) => {
  const { handler } = await import('#lambdas/notifications/notices.stream.ts')
  const after = (await party(id, side)) ?? {}
  const { mailedFrom: _, ...before } = after
  for (let time = 0; time < 2; time += 1) await handler(buildStreamEvent([before, after]), {} as Context)
}

const mailedFrom = async (id: string, side: string) => (await party(id, side))?.mailedFrom

const pair = async (): Promise<{ business: Account; partner: Account; id: string }> => {
  const [business, partner] = [await createAccount('business'), await createAccount('partner', 'en')]
  return { business, partner, id: await openProposal(business, partner) }
}

describe('the mail about an unread message', () => {
  it('is due five minutes after the first, and is one for all of them, however many schedulers call', async () => {
    const { business, partner, id } = await pair()
    await write(business, id, 'Kan du på tisdag?')
    pass(4)
    await write(business, id, 'Eller onsdag?')
    await tell()
    expect([await mailedFrom(id, 'partner'), await dueOf(id)]).toEqual([undefined, [expect.anything()]])
    pass(1)
    await Promise.all([tell(), tell(), tell()])
    await deliver(id, 'partner')
    await tell()
    expect(await dueOf(id)).toEqual([])
    const mails = services.ses.inbox.list(partner.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['New message from Nordplåt AB'])
    expect(mails[0]?.text).toContain('Kan du på tisdag?')
    expect(mails[0]?.text).toContain(`https://site.example/partner/dashboard/proposals?thread=${id}`)
    expect(JSON.stringify(mails[0])).not.toContain(business.email)
  })

  it('hides contact details that its writer has given', async () => {
    const { business, partner, id } = await pair()
    await write(business, id, 'Ring mig på 070-123 45 67 eller skriv till anna@nordplat.se.')
    pass(6)
    await tell()
    await deliver(id, 'partner')
    const [mail] = services.ses.inbox.list(partner.email)
    expect(mail?.text).toContain('Ring mig på')
    expect(JSON.stringify(mail)).not.toMatch(/45 67|anna@/)
  })

  it('comes again for what is written after it', async () => {
    const { business, id } = await pair()
    await write(business, id, 'Ett')
    pass(6)
    await tell()
    await write(business, id, 'Två')
    expect(await dueOf(id)).toHaveLength(1)
    pass(6)
    await tell()
    expect(await mailedFrom(id, 'partner')).toBe(2)
  })

  it('does not come to somebody who has read it', async () => {
    const { business, partner, id } = await pair()
    await write(business, id, 'Ett')
    await mark(partner, id, 1)
    expect(await dueOf(id)).toEqual([])
    pass(6)
    await tell()
    expect(await mailedFrom(id, 'partner')).toBeUndefined()
  })

  it('does not come to somebody who reads it while the mail is being prepared', async () => {
    const { business, partner, id } = await pair()
    await write(business, id, 'Ett')
    pass(6)
    runBeforeWrite(table, () => mark(partner, id, 1))
    await tell()
    expect([await mailedFrom(id, 'partner'), await dueOf(id)]).toEqual([undefined, []])
  })

  it('waits five minutes for a later message, if its reader has read those before', async () => {
    const { business, partner, id } = await pair()
    await write(business, id, 'Ett')
    pass(3)
    await write(business, id, 'Två')
    await mark(partner, id, 1)
    pass(3)
    await tell()
    expect(await mailedFrom(id, 'partner')).toBeUndefined()
    pass(3)
    await tell()
    expect(await mailedFrom(id, 'partner')).toBe(2)
  })

  it('to us says who wrote and how to answer', async () => {
    const business = await createAccount('business')
    const id = await createInquiry(business)
    await write(business, id, 'När kan ni börja?')
    pass(6)
    await tell()
    await deliver(id, 'operator')
    const mails = services.ses.inbox.list('drift@nodverk.example').filter(({ text }) => text.includes(id))
    expect(mails.map(({ subject }) => subject)).toEqual(['Oläst meddelande: Nordplåt AB'])
    expect(mails[0]?.text).toContain(`npm run operator -- threads show ${id}`)
  })

  it('to a business goes to where it signs in now, in its language', async () => {
    const business = await createAccount('business')
    const id = await createInquiry(business)
    await ask('threads write', { threadId: id, text: 'Hej!', businessId: business.sub })
    const moved = { ...business, email: `ny.${business.email}` }
    await put({ PK: `USER#business#${business.sub}`, SK: 'ROLE', email: moved.email, language: 'en' })
    pass(6)
    await tell()
    await deliver(id, 'business')
    const mails = services.ses.inbox.list(moved.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['New message from Nodverk'])
    expect(mails[0]?.text).toContain(`https://site.example/business/dashboard/inquiries?thread=${id}`)
  })

  it('is sent once, wherever the one that sends it is killed', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        const { business, id } = await pair()
        // The session of its author ends after a quarter of an hour.
        clock.moveBy(-clock.offset())
        await write(business, id, 'Ett')
        pass(6)
        const seen = async () => [await mailedFrom(id, 'partner'), (await dueOf(id)).length]
        const stop = failCallAt(table, place, when)
        await tell().catch(() => {})
        calls = stop() + 1
        expect([
          [undefined, 1],
          [1, 0],
        ]).toContainEqual(await seen())
        await tell()
        expect(await seen()).toEqual([1, 0])
      }
    }
  })

  it('is withdrawn with the account', async () => {
    const { business, partner, id } = await pair()
    await write(business, id, 'Ett')
    const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb')
    const Key = { PK: `USER#partner#${partner.sub}`, SK: 'ROLE' }
    await services.documents.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key }))
    pass(6)
    await tell()
    expect([await mailedFrom(id, 'partner'), await dueOf(id)]).toEqual([undefined, []])
  })
})
