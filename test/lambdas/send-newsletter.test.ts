import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { snsEvent } from '#infra/local/ses/feedback.ts'
import { clock } from '#shared/contract/clock.ts'
import { unsubscribe, unsubscribeAtOnce } from '#shared/newsletter/unsubscribe.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { presentMonth, setUpIssues } from './newsletter-issues.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, begin, draft, hash, mailsTo, operateOn, run, status, subscribe, subscribeMany } =
  setUpIssues(services)

beforeEach(() => emptyTable(services.documents, tableName))
afterEach(() => {
  clock.moveBy(-clock.offset())
  services.ses.setFault(null)
})

const minute = 60_000
let addresses = 0
/** Mails stay in the inbox from test to test. */
const newReader = async (language: 'sv' | 'en' = 'sv') => {
  addresses += 1
  const email = `reader-${addresses}@verkstad.se`
  await subscribe(email, language)
  return email
}

const subjects = (email: string) => mailsTo(email).map(({ subject }) => subject)

const leave = async (email: string) => {
  const { handler } = await import('#lambdas/newsletter/newsletter.http.ts')
  const { linkTokenFor } = await import('#lambdas/newsletter/newsletter-links.ts')
  const call = httpCaller(handler, services.originSecret)
  const token = await linkTokenFor('unsubscribe', await hash(email))
  return call(unsubscribe, { body: { token, issue: presentMonth() } })
}

describe('an issue', () => {
  it('is sent once to each subscriber, in their language', async () => {
    const swedish = await newReader()
    const english = await newReader('en')
    expect(await begin()).toEqual({ changed: true })
    await run()
    await run()
    expect(subjects(swedish)).toEqual(['Höstens uppdrag'])
    expect(subjects(english)).toEqual(['Assignments this autumn'])
    expect(await status()).toMatchObject({ state: 'sent', sent: 2, failed: 0, bounced: 0, left: 0 })
  })

  it('is sent once if two operators send it at the same time, and if two runs meet', async () => {
    const email = await newReader()
    await draft()
    const replies = await Promise.all([operateOn('send', { version: 1 }), operateOn('send', { version: 1 })])
    expect(replies.map(({ changed }) => changed).toSorted()).toEqual([false, true])
    await Promise.all([run(), run(), run()])
    expect(subjects(email)).toHaveLength(1)
  })

  it('is for those who are subscribed when it begins: not for who leaves meanwhile, nor for who comes', async () => {
    const [leaving, staying] = [await newReader(), await newReader()]
    await begin()
    expect(await leave(leaving)).toMatchObject({ status: 200, body: { state: 'unsubscribed' } })
    clock.moveBy(minute)
    const late = await newReader()
    await run()
    expect(subjects(leaving)).toEqual([])
    expect(subjects(late)).toEqual([])
    expect(subjects(staying)).toHaveLength(1)
  })

  it('goes to nobody who has not confirmed', async () => {
    const { subscriptionEntity } = await import('#shared/newsletter/subscription.entity.ts')
    const { update } = await import('#lambdas/platform/table/update.ts')
    const email = await newReader()
    // The entry of the index may be older than the item.
    await update(subscriptionEntity.key({ emailHash: await hash(email) }))
      .set({ state: 'pending' })
      .send()
    await begin()
    await run()
    expect(subjects(email)).toEqual([])
  })

  it('waits while mail is throttled, and loses nothing', async () => {
    const emails = [await newReader(), await newReader(), await newReader()]
    await begin()
    services.ses.setFault('throttle')
    await run()
    expect(await status()).toMatchObject({ state: 'sending', sent: 0, failed: 1 })
    services.ses.setFault(null)
    await run()
    for (const email of emails) expect(subjects(email)).toHaveLength(1)
    expect(await status()).toMatchObject({ state: 'sent', sent: 3, failed: 0 })
  })

  it('goes on past an address that is refused, and tries it again when it is sent again', async () => {
    const others = [await newReader(), await newReader()]
    const refused = 'kund@åäö.example'
    await subscribe(refused)
    await begin()
    await run()
    for (const email of others) expect(subjects(email)).toHaveLength(1)
    expect(await status()).toMatchObject({ state: 'sent', sent: 2, failed: 1 })
    expect(await operateOn('send', { version: 1 })).toEqual({ changed: true })
    await run()
    for (const email of others) expect(subjects(email)).toHaveLength(1)
    expect(await status()).toMatchObject({ state: 'sent', sent: 2, failed: 1 })
  })

  it('stays where it is if everything is refused: then it is not the addresses', async () => {
    const emails = await subscribeMany(12)
    await begin()
    services.ses.setFault('reject')
    await run()
    expect(await status()).toMatchObject({ state: 'sending', failed: 10 })
    services.ses.setFault(null)
    await run()
    expect(await status()).toMatchObject({ state: 'sent', sent: 12, failed: 0 })
    for (const email of emails) expect(subjects(email)).toHaveLength(1)
  })

  it('stops when an operator says so, and continues where it was', async () => {
    const email = await newReader()
    await begin()
    expect(await operateOn('stop')).toEqual({ changed: true })
    await run()
    expect(subjects(email)).toEqual([])
    expect(await operateOn('stop')).toEqual({ changed: false })
    expect(await operateOn('send', { version: 1 })).toEqual({ changed: true })
    await run()
    expect(subjects(email)).toHaveLength(1)
  })

  it('goes page by page and notes the progress, so that a killed run is continued', async () => {
    const { takeMailing, subscribersFrom, noteProgress } = await import(
      '#lambdas/newsletter/recipients.store.ts'
    )
    const before = await subscribeMany(60)
    const already = before.map(email => mailsTo(email).length)
    await begin()
    // A run that was killed after its first page, with the lease in its hand.
    const killed = await takeMailing(presentMonth(), 'killed')
    expect(killed).toMatchObject({ state: 'sending' })
    const { next } = await subscribersFrom(undefined)
    expect(await noteProgress(presentMonth(), 'killed', next ?? '')).toBe(true)
    await run()
    expect(await status(), 'its lease still holds').toMatchObject({ state: 'sending', sent: 0 })
    clock.moveBy(minute + 1)
    await run()
    expect(await noteProgress(presentMonth(), 'killed', next ?? ''), 'it has lost its lease').toBe(false)
    const mailed = before.filter((email, place) => mailsTo(email).length > (already[place] ?? 0))
    expect(mailed, 'all but the page that was noted as done').toHaveLength(35)
  })

  it('respects addresses that bounced or complained before', async () => {
    const { suppress } = await import('#lambdas/platform/mail/suppression.ts')
    const email = await newReader()
    await suppress(email, 'bounce')
    await begin()
    await run()
    expect(subjects(email)).toEqual([])
    expect(await status()).toMatchObject({ state: 'sent', sent: 0, suppressed: 1 })
  })
})

describe('the next issue', () => {
  it('comes next month at the earliest, and not to who has left by a link of this one', async () => {
    const [staying, leaving] = [await newReader(), await newReader()]
    await begin()
    await run()
    await leave(leaving)
    const month = presentMonth()
    clock.moveBy(31 * 24 * 60 * minute)
    const refused = await ask('newsletter send', { month, version: 1 })
    expect(refused.refused).toContain('one a month at most')
    await begin()
    await run()
    expect(subjects(staying)).toHaveLength(2)
    expect(subjects(leaving)).toHaveLength(1)
  })
})

describe('the figures of an issue', () => {
  const issue = () => presentMonth()

  it('count each who leaves by one of its links once, and nobody who was not sent it', async () => {
    const { handler } = await import('#lambdas/newsletter/newsletter.http.ts')
    const { linkTokenFor } = await import('#lambdas/newsletter/newsletter-links.ts')
    const call = httpCaller(handler, services.originSecret)
    const email = await newReader()
    await begin()
    await run()
    const stranger = await newReader()
    for (const one of [email, email, stranger]) {
      const token = await linkTokenFor('one-click', await hash(one))
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const asked = {
        params: { token },
        query: { issue: issue() },
        headers,
        body: 'List-Unsubscribe=One-Click',
      }
      expect((await call(unsubscribeAtOnce, asked)).status).toBe(200)
    }
    expect(await status()).toMatchObject({ sent: 1, left: 1 })
  })

  it('count bounces and complaints once, by what SES says of the copy', async () => {
    const { handler } = await import('#lambdas/notifications/feedback.topic.ts')
    const emails = [await newReader(), await newReader()] as const
    await begin()
    await run()
    const about = { messageId: 'x', tags: { issue: [issue()], 'ses:source-ip': ['10.0.0.1'] } }
    const bounced = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: emails[0] }] }
    const complained = { complainedRecipients: [{ emailAddress: emails[1] }] }
    for (const event of [
      { eventType: 'Bounce', mail: about, bounce: bounced },
      { eventType: 'Bounce', mail: about, bounce: bounced },
      { eventType: 'Complaint', mail: about, complaint: complained },
    ])
      await handler(snsEvent(event))
    expect(await status()).toMatchObject({ sent: 2, bounced: 1, complained: 1, left: 0 })
  })

  it('say in the log when nothing has moved for a quarter of an hour', async () => {
    const printed = vi.spyOn((await import('#lambdas/platform/logging/logger.ts')).logger, 'error')
    await newReader()
    await begin()
    services.ses.setFault('down')
    await run()
    expect(printed).not.toHaveBeenCalledWith('mailing_stands_still', { month: issue() })
    clock.moveBy(15 * minute + 1)
    services.ses.setFault('throttle')
    await run()
    expect(printed).toHaveBeenCalledWith('mailing_stands_still', { month: issue() })
    printed.mockRestore()
  })
})

describe('a test', () => {
  it('sends both languages to one address, or one, and is no copy', async () => {
    const { handler } = await import('#lambdas/notifications/outbox.command.ts')
    await draft()
    const send = (input: object) =>
      handler({
        command: 'test_issue',
        input: { month: presentMonth(), email: 'redaktion@verkstad.se', ...input },
      })
    expect(await send({})).toEqual({ sv: 'sent', en: 'sent' })
    expect(await send({ language: 'en' })).toEqual({ en: 'sent' })
    expect(subjects('redaktion@verkstad.se')).toHaveLength(3)
    expect(await send({ month: '1999-01' })).toBeNull()
    await operateOn('send', { version: 1 })
    await run()
    expect(await status()).toMatchObject({ sent: 0 })
  })
})
