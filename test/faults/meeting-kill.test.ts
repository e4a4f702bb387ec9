import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { daysAfter, instantOf } from '#shared/contract/time-zone.ts'
import { workingDay } from '#test/builders/working-day.ts'
import { eventually } from './eventually.ts'
import { reportFigure } from './figures.ts'
import { startKillableProduct } from './killable-product.ts'
import { postJson } from './post-json.ts'
import { forRunLength } from './run-length.ts'

/** Milliseconds from the move or the minute until the product is killed. */
const killedAfter = forRunLength([3, 10, 30, 60, 120], [10, 40])

type Mail = { to: string; subject: string; text: string }

const timezone = 'Europe/Stockholm'
const booking = {
  ...{ firstName: 'Anna', lastName: 'Berg', mobile: null, company: 'Nordplåt AB', duration: '30 minuter' },
  ...{ timezone, description: 'En robotcell.', participants: null, language: 'sv' },
  ...{ proof: null, website: null },
}

test('a product killed while a meeting is moved or reminded of has moved it once, and reminds of the right time', async () => {
  const product = await startKillableProduct()
  const { origin, port } = await product.running()
  let cutOff = 0
  /** Kills it while that is under way, and starts it again. */
  const killedIn = async <Reply>(work: Promise<Reply>, milliseconds: number): Promise<void> => {
    const ended = work.then(
      () => true,
      () => false,
    )
    await new Promise(resolve => setTimeout(resolve, milliseconds))
    product.crash()
    if (!(await ended)) cutOff += 1
    await product.running()
  }
  const post = (path: string, body: object, from: string, idempotencyKey = randomUUID()) =>
    postJson({ port, path: `/api/meetings${path}`, body, idempotencyKey, from })
  const mailsTo = async (email: string): Promise<Mail[]> =>
    (await fetch(`${origin}/_local/inbox.json?to=${email}`)).json() as Promise<Mail[]>
  const tokenFor = (email: string) =>
    eventually(
      `${email} gets the link`,
      async () => /meeting#token=(\S+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1],
      { withinMs: 60_000, everyMs: 200 },
    )
  /** The clock calls what is called every minute, too. A restart sets it back. */
  const moveClockTo = async (instant: number): Promise<void> => {
    const answer = await fetch(`${origin}/_local/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceSeconds: Math.ceil((instant - Date.now()) / 1_000) }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }

  const counted: { email: string; id: string; moves: number; reminders: number }[] = []
  for (const [round, milliseconds] of killedAfter.entries()) {
    const [email, from] = [`anna-${round}@killed.example`, `127.0.5.${1 + round}`]
    // Each round is later than the one before, which has moved the clock.
    const meetingDate = workingDay(20 + 40 * round)
    const booked = await post('', { ...booking, email, meetingDate, meetingTime: '10:00' }, from)
    expect([booked.status, booked.text]).toEqual([201, expect.any(String)])
    const token = await tokenFor(email)

    const movedTo = workingDay(25 + 40 * round)
    const move = { token, sequence: 0, meetingDate: movedTo, meetingTime: '14:00', timezone }
    const key = randomUUID()
    await killedIn(post('/moves', move, from, key), milliseconds)
    // The browser repeats a request that got no reply, with its key.
    const repeated = await eventually(
      'the repeated move gets a reply',
      async () => {
        const answer = await post('/moves', move, from, key).catch(() => undefined)
        return answer && answer.status < 500 && answer.status !== 409 ? answer : undefined
      },
      { withinMs: 60_000, everyMs: 500 },
    )
    expect(JSON.parse(repeated.text)).toMatchObject({ state: 'booked', sequence: 1 })
    const taken = await post(
      '',
      { ...booking, email: `b-${email}`, meetingDate: movedTo, meetingTime: '14:00' },
      `127.0.6.${1 + round}`,
    )
    expect(taken.code, 'it has its new seat').toBe('meeting_slot_taken')

    const dueAt = instantOf({ date: daysAfter(movedTo, -1), time: '10:00' }, timezone) ?? 0
    await killedIn(moveClockTo(dueAt + 1_000), milliseconds)
    await moveClockTo(dueAt + 120_000)
    const reminded = await eventually(
      'the reminder is mailed',
      async () => {
        const mails = await mailsTo(email)
        return mails.some(({ subject }) => subject.startsWith('Påminnelse')) ? mails : undefined
      },
      { withinMs: 120_000, everyMs: 500 },
    )
    const reminders = reminded.filter(({ subject }) => subject.startsWith('Påminnelse'))
    for (const { subject } of reminders) expect(subject, movedTo).toMatch(/14:00$/)
    const moves = reminded.filter(({ subject }) => subject.includes('är flyttat till')).length
    expect(moves).toBeGreaterThan(0)
    counted.push({ email, id: JSON.parse(booked.text).id, moves, reminders: reminders.length })
  }

  expect(cutOff, 'the kills fell into what was done').toBeGreaterThan(0)
  const log = (await readFile(join(product.folder, 'log.ndjson'), 'utf8')).split('\n')
  for (const { id, moves, reminders } of counted) {
    const logged = log.filter(line => line.includes('mail_may_repeat') && line.includes(id)).length
    expect(moves + reminders - 2, 'a mail goes out twice only where the log says so').toBeLessThanOrEqual(
      logged,
    )
  }
  const mails = counted.reduce((sum, { moves, reminders }) => sum + moves + reminders, 0)
  reportFigure(
    `kill -9 at ${product.crashes()} points of moves and reminders of meetings`,
    'moved once, reminded once of the right time',
    `${cutOff} cut off; ${counted.length} moves and as many reminders; ${mails} mails, ${mails - 2 * counted.length} repeated`,
  )
}, 1_800_000)
