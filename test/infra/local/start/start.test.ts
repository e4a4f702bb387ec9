import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '#infra/local/dynamodb/free-port.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { statesOf } from '#shared/contract/process.ts'
import { patient } from '#test/patient.ts'
import { measureSlowness } from './busy-machine.ts'
import { demoStates } from './demo-states.ts'
import { npmStart, pidIn, processesOn, type Started, untilReady } from './npm-start.ts'

/** The deadline of a first start, which makes everything; its duration has a limit of its own. */
const firstStartMs = patient(240_000)

let folder: string
let port: number
let environment: { PORT: string; DATA_DIR: string }
const running: Started[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
  port = await freePort()
  environment = { PORT: String(port), DATA_DIR: join(folder, 'data') }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const startIn = (where: typeof environment, ...args: string[]) => {
  const started = npmStart(where, ...args)
  running.push(started)
  return started
}
const start = (...args: string[]) => startIn(environment, ...args)
const nothingIsLeft = () =>
  expect.poll(() => processesOn(environment.DATA_DIR), { timeout: patient(8000), interval: 100 }).toEqual([])

afterEach(async () => {
  for (const { npm, ended } of running.splice(0)) {
    npm.kill('SIGTERM')
    await ended
  }
  await nothingIsLeft()
})

const at = (path: string) => `http://localhost:${port}${path}`

const healthy = async (): Promise<void> => {
  const answers = await fetch(at('/_local/health')).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers) return
  await wait(20)
  return healthy()
}

/** Three times the limit on quiet cores; on busy cores, multiplied by how much slower they are. */
const expectReadyWithin = async (milliseconds: number, started: Started): Promise<void> => {
  const from = performance.now()
  const measured = [measureSlowness()]
  // What else runs comes and goes: one look at each end would miss the busiest time between.
  const looking = setInterval(() => measured.push(measureSlowness()), 3_000)
  await untilReady(started).finally(() => clearInterval(looking))
  const took = performance.now() - from
  const slower = Math.max(...measured, measureSlowness())
  console.log(`ready after ${took.toFixed(0)} ms, ${slower.toFixed(1)} times as busy as on quiet cores`)
  expect(took).toBeLessThan(3 * milliseconds * slower)
}

const hourMs = 3_600_000

/** Something of every kind is there to be looked at: in each state, and with the hour of a promise about to pass. */
const expectWholeDemo = async () => {
  const { inquiries, meetings, unread, ...states } = await demoStates(`http://localhost:${port}`)
  expect(new Set(inquiries.map(({ state }) => state))).toEqual(new Set(statesOf(inquiryProcess)))
  const left = inquiries.map(({ terms }) => Date.parse((terms as { promise: string }).promise) - Date.now())
  expect(Math.min(...left.map(Math.abs))).toBeLessThan(hourMs)
  expect(new Set(states.applications)).toEqual(new Set(['sent', 'accepted', 'declined']))
  expect(states.agreements).toEqual(expect.arrayContaining(['offered', 'running', 'running']))
  expect(states.milestones.toSorted()).toEqual(['accepted', 'agreed', 'delivered', 'returned'])
  expect(states.reports).toContain('disputed')
  expect(states.plans).toEqual(['notice'])
  expect([meetings.length, unread.length]).toEqual([1, 1])
}

test(
  'the first start makes the demo account, and refuses a second system beside it',
  async () => {
    const first = start()
    const demoWhenHealthy = healthy().then(() => existsSync(join(environment.DATA_DIR, 'seeded')))
    await expectReadyWithin(10_000, first)
    expect(first.said()).toMatch(new RegExp(`^demo .*sign in[^]*^ready http://localhost:${port}$`, 'm'))
    expect(await demoWhenHealthy).toBe(true)
    await expectWholeDemo()

    const second = start()
    const elsewhere = startIn({ ...environment, DATA_DIR: join(folder, 'elsewhere') })
    expect(await Promise.all([second.ended, elsewhere.ended])).toEqual([1, 1])
    expect(second.said()).toContain(`process ${pidIn(environment.DATA_DIR)} at http://localhost:${port}`)
    expect(elsewhere.said()).toContain(`Port ${port} is taken`)
    expect((await fetch(at('/api/health'))).status).toBe(200)

    first.npm.kill('SIGTERM')
    await nothingIsLeft()
  },
  firstStartMs,
)

test('the second start is quicker; the browser learns its pools, and the clock moves', async () => {
  const second = start()
  await expectReadyWithin(4000, second)
  expect(second.said()).not.toContain('demo ')

  for (const path of ['/', '/robots.txt', '/sitemap.xml']) {
    expect(await (await fetch(at(path))).text(), path).not.toContain('localhost')
  }
  const config = await (await fetch(at('/config.json'))).json()
  expect(config.business.userPoolEndpoint).toBe(at('/_local/cognito'))
  const { openapi } = await (await fetch(at('/api/openapi.json'))).json()
  expect(openapi).toMatch(/^3\.1/)
  const headers = { 'content-type': 'application/json' }
  const advance = (body: string) => fetch(at('/_local/clock'), { method: 'POST', headers, body })
  const { now } = await (await advance('{"advanceSeconds": 86400}')).json()
  expect(Date.parse(now) - Date.now()).toBeGreaterThan(86_000_000)
  expect((await advance('{"advanceSeconds": "much"}')).status).toBe(422)

  second.fromTerminal('SIGINT')
  await nothingIsLeft()
})

test.each<[string, (started: Started) => void]>([
  ['npm is killed', ({ npm }) => npm.kill('SIGKILL')],
  ['the system itself is killed', () => process.kill(pidIn(environment.DATA_DIR), 'SIGKILL')],
  ['its terminal is closed', ({ fromTerminal }) => fromTerminal('SIGHUP')],
])('nothing is left when %s', async (_, kill) => {
  const started = start()
  await untilReady(started)
  kill(started)
  await nothingIsLeft()
})

test('nothing is left running after its output was closed', async () => {
  const started = start()
  await untilReady(started)
  started.npm.stdout?.destroy()
  started.npm.stderr?.destroy()
  await fetch(at('/a-page-that-is-logged')).catch(() => {})
  await nothingIsLeft()
})

test(
  '--fresh forgets the data, and leaves a folder alone that is not ours',
  async () => {
    const mark = join(environment.DATA_DIR, 'mark')
    writeFileSync(mark, '')
    const foreign = mkdtempSync(join(folder, 'foreign-'))
    writeFileSync(join(foreign, 'precious'), '')
    const refused = startIn({ PORT: '0', DATA_DIR: foreign }, '--fresh')
    await untilReady(start('--fresh'))
    expect(existsSync(mark)).toBe(false)
    expect(await refused.ended).toBe(1)
    expect(existsSync(join(foreign, 'precious'))).toBe(true)
  },
  firstStartMs,
)

test('a port taken at ::1 only, where browsers connect first, counts as taken', async ({ skip }) => {
  const other = createServer()
  const listening = await new Promise<boolean>(resolve => {
    other.once('error', () => resolve(false)).listen(port, '::1', () => resolve(true))
  })
  if (!listening) return skip('this machine has no IPv6')
  const refused = start()
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toContain(`Port ${port} is taken`)
  other.close()
})
