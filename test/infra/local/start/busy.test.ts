import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#infra/local/dynamodb/free-port.ts'
import { listSlots } from '#shared/meetings/list-slots.ts'
import { loopbackAddress } from '#test/faults/loopback-address.ts'
import { postJson } from '#test/faults/post-json.ts'
import { buildSiteIfStale } from '#web/build.ts'
import { keepCoresBusy } from './busy-machine.ts'
import { npmStart, type Started, untilReady } from './npm-start.ts'

const cores = availableParallelism()
/** Threads per core: with the tests running, a machine is even busier. */
const wantEachCore = 5

let folder: string
let port: number
let started: Started | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'busy-'))
  port = await freePort()
  await buildSiteIfStale()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(async () => {
  started?.npm.kill('SIGTERM')
  await started?.ended
})

type Slot = { meetingDate: string; meetingTime: string }

/** Returns a free time in the next two weeks. */
const freeSlot = async (): Promise<Slot> => {
  for (let day = 1; day < 14; day++) {
    const meetingDate = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)
    const query = new URLSearchParams({ date: meetingDate, timezone: 'Europe/Stockholm' })
    const answer = await fetch(`http://localhost:${port}${listSlots.path}?${query}`)
    const [meetingTime] = ((await answer.json()) as { times: string[] }).times
    if (meetingTime) return { meetingDate, meetingTime }
  }
  throw new Error('Nothing can be booked in two weeks.')
}

const book = async (slot: Slot, number: number): Promise<string> => {
  const { status, code } = await postJson({
    port,
    path: '/api/meetings',
    idempotencyKey: randomUUID(),
    from: loopbackAddress(number),
    body: {
      ...slot,
      firstName: 'Anna',
      lastName: 'Berg',
      email: `anna-${number}@verkstad.se`,
      mobile: null,
      company: 'Prov AB',
      duration: '30 minuter',
      timezone: 'Europe/Stockholm',
      description: 'Vi bygger om en robotcell.',
      participants: null,
      language: 'sv',
    },
  })
  return `${status} ${code ?? ''}`.trim()
}

test('a busy machine starts with its demo, and handles a hundred bookings at once without a fault', async () => {
  onTestFinished(keepCoresBusy(wantEachCore * cores))
  started = npmStart({ PORT: String(port), DATA_DIR: join(folder, 'data') })
  await untilReady(started)
  expect(started.printed()).toEqual([
    expect.stringMatching(/^demo {3}sign in as a company with \S+@/),
    expect.stringMatching(/^demo {3}sign in as a partner with \S+@/),
    expect.stringMatching(`^mails  http://localhost:${port}/_local/inbox`),
    `ready http://localhost:${port}`,
  ])

  const slot = await freeSlot()
  const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => book(slot, number)))
  const counts = Object.groupBy(answers, answer => answer)
  console.log(Object.entries(counts).map(([answer, those]) => `${those?.length} × ${answer}`))
  expect(answers.filter(answer => !/^(201|409|422)/.test(answer))).toEqual([])
  expect(answers).toContain('201')
  expect(answers).toContain('409 meeting_slot_taken')
})
