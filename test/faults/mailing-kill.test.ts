import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { usualIssueFile } from '../builders/issue-file.ts'
import { eventually } from './eventually.ts'
import { reportFigure } from './figures.ts'
import { startKillableProduct } from './killable-product.ts'
import { postJson } from './post-json.ts'
import { postSubscription } from './post-subscription.ts'
import { forRunLength } from './run-length.ts'

const subscribers = forRunLength(120, 16)
/** The numbers of copies that are out when the product is killed. */
const killedAt = forRunLength([3, 30, 31, 60, 90], [3, 9])
/** Longer than a run's lease. */
const leaseSeconds = 61

type Mail = { to: string; subject: string; text: string }

const inboxAt = async (origin: string): Promise<Mail[]> =>
  (await fetch(`${origin}/_local/inbox.json`)).json() as Promise<Mail[]>

const post = async (address: string, body: object): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Record<string, unknown>
}

const month = wallClockAt(clock.now(), 'Europe/Stockholm').date.slice(0, 7)

const operate = (origin: string, verb: string, input: object = {}) =>
  post(`${origin}/_local/operator`, {
    command: `newsletter ${verb}`,
    input: { month, ...input },
    by: 'a test',
  })

const isCopy = ({ subject }: Mail) => subject === 'Tre linjer söker PLC-folk före jul'

const subscribeAll = async (origin: string, emails: readonly string[]): Promise<void> => {
  const port = Number(new URL(origin).port)
  for (const [place, email] of emails.entries()) {
    const from = `127.0.3.${1 + Math.floor(place / 20)}`
    expect((await postSubscription({ port, email, idempotencyKey: randomUUID(), from })).status).toBe(201)
  }
  for (const email of emails) {
    const token = await eventually(
      `${email} gets a link`,
      async () => {
        const mail = (await inboxAt(origin)).find(({ to }) => to === email)
        return /confirm#token=(\S+)/.exec(mail?.text ?? '')?.[1]
      },
      { withinMs: 60_000 },
    )
    const path = '/api/newsletter/confirmations'
    await postJson({ port, path, body: { token }, idempotencyKey: randomUUID(), from: '127.0.4.1' })
  }
}

const copiesOut = async (origin: string): Promise<number> => (await inboxAt(origin)).filter(isCopy).length

test(`killed at ${killedAt.length} points of its sending, an issue reaches each subscriber, twice only where the log says so`, async () => {
  const product = await startKillableProduct()
  const { origin } = await product.running()
  const emails = Array.from({ length: subscribers }, (_, number) => `reader-${number}@killed.example`)
  await subscribeAll(origin, emails)
  await operate(origin, 'draft', { file: usualIssueFile })
  await operate(origin, 'send', { version: 1 })
  const moveClock = (advanceSeconds: number) => post(`${origin}/_local/clock`, { advanceSeconds })
  // Calls the sender, which is otherwise called by the minute; killed products do not reply.
  moveClock(60).catch(() => undefined)

  for (const [kills, count] of killedAt.entries()) {
    const reached = async () => (await copiesOut(origin)) >= count || undefined
    await eventually(`${count} copies are out`, reached, { withinMs: 120_000 })
    product.crash()
    await product.running()
    // A restart sets the clock back; the killed run holds its lease by the moved one.
    moveClock(leaseSeconds * (kills + 2)).catch(() => undefined)
  }
  const ended = async () => {
    const { item } = (await operate(origin, 'status')) as { item: { state: string; sent: number } }
    return item.state === 'sent' ? item : undefined
  }
  const figures = await eventually('the issue is sent', ended, { withinMs: 200_000 })

  const inbox = (await inboxAt(origin)).filter(isCopy)
  const counts = emails.map(email => inbox.filter(({ to }) => to === email).length)
  const log = await readFile(join(product.folder, 'log.ndjson'), 'utf8')
  const logged = log
    .split('\n')
    .filter(line => line.includes('mail_may_repeat') && line.includes(`ISSUE#${month}`))
  const repeated = counts.reduce((sum, count) => sum + count - 1, 0)
  expect(counts.filter(count => count < 1)).toEqual([])
  expect(repeated).toBeLessThanOrEqual(logged.length)
  expect(figures.sent).toBe(subscribers)
  reportFigure(
    `kill -9 at ${killedAt.length} points of sending an issue to ${subscribers}`,
    'each gets it, twice only where the log says so',
    `${inbox.length} copies, ${repeated} a second time, ${logged.length} times logged`,
  )
})
