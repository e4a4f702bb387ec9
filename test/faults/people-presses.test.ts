import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { failCallAt } from '../lambdas/failing-table.ts'
import { runningServices } from '../lambdas/running-services.ts'
import { reportFigure } from './figures.ts'
import { type OpenState, type PressName, pressable, pressedIn } from './pressed.ts'
import { forRunLength } from './run-length.ts'

const { scene, stored, read } = pressedIn(runningServices())
let tick: () => Promise<void>
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
  tick = (await import('#lambdas/processes/due.schedule.ts')).handler
})

/** Longer than a submission in flight holds its key. */
const leaseMilliseconds = 13_000

const states = Object.keys(pressable) as OpenState[]

/** Every transition that two can make: one of the business, or of an operator, beside one of the partner. */
const pairs = states.flatMap(state =>
  [...pressable[state].business, 'close' as const].flatMap(one =>
    pressable[state].partner.map(other => ({ state, one, other })),
  ),
)

/** Every answer of a person, in every state in which it can be given. */
const answers = states.flatMap(state =>
  [...pressable[state].business, ...pressable[state].partner].map(name => ({ state, name })),
)
const isFirst = ({ name }: { name: PressName }, at: number) =>
  answers.findIndex(one => one.name === name) === at
/** The short form gives each answer in the last of its states; in the first one `every-call` gives it. */
const wanted = forRunLength(
  answers,
  answers.filter(
    (one, at) => !isFirst(one, at) && answers.findLastIndex(({ name }) => name === one.name) === at,
  ),
)

const done = (status: number) => status === 200 || status === 204
const auditOf = (name: PressName): string =>
  name === 'close' || name === 'withdrawInquiry'
    ? `inquiry ${name === 'close' ? 'close' : 'withdraw'}`
    : `proposal ${name}`
const counts = { beaten: 0, failed: 0 }

describe('two who press at once', () => {
  test.each(pairs)('in $state, $one and $other: one wins, the other reads what happened', async given => {
    const { state, one, other } = given
    const set = await scene(state)
    const before = await stored(set)
    const names = [one, other] as const
    const replies = await Promise.all(names.map(name => set.presses[name]()))
    const after = await stored(set)
    expect(after.faults).toEqual([])
    expect(replies.some(({ status }) => done(status))).toBe(true)
    for (const [at, name] of names.entries()) {
      const { status, code } = replies[at] ?? { status: 0 }
      const made = [before, after].map(({ audits }) => audits.filter(it => it === auditOf(name)).length)
      if (done(status)) {
        expect(made[1], `${name} is made once`).toBe(Number(made[0]) + 1)
        continue
      }
      counts.beaten += 1
      expect([status, code], name).toEqual([409, 'moved_on'])
      expect(made[1], `${name} is not made`).toBe(made[0])
      expect(JSON.stringify(after.items), 'nothing of it is stored').not.toContain(`Skäl: ${name}"`)
    }
    const [byBusiness, byPartner] = await read(set)
    expect(byBusiness).toBe(byPartner)
    expect([byBusiness, after.states]).not.toEqual([state, before.states])
  })
})

describe('an answer that comes after its time', () => {
  test.each([
    { state: 'invited', by: 'book' },
    { state: 'invited', by: 'askForTimes' },
    { state: 'interviewing', by: 'choose' },
    { state: 'chosen', by: 'agree' },
  ] as const)('in $state: $by is told so, and changes nothing', async ({ state, by }) => {
    const set = await scene(state)
    clock.moveBy(20 * 24 * 3_600_000)
    await tick()
    // The sign-in of a page that was open for so long would be over.
    clock.moveBy(-clock.offset())
    const before = await stored(set)
    expect(before.states[1]).toBe('lapsed')
    expect(await set.presses[by]()).toEqual({ status: 409, code: 'moved_on' })
    expect(await stored(set)).toEqual(before)
    expect(await read(set)).toEqual(['lapsed', 'lapsed'])
  })
})

describe('an answer with each of its calls failing', () => {
  test.each(wanted)('in $state: $name is given once, and whole', async ({ state, name }) => {
    const run = async (fault?: { place: number; when: 'before' | 'after' }) => {
      const set = await scene(state)
      const stop = fault ? failCallAt(table, fault.place, fault.when) : () => 0
      const first = await set.presses[name]().catch(() => ({ status: 503 }))
      const calls = stop()
      // A submission that was cut off holds its key for a while.
      clock.moveBy(leaseMilliseconds)
      const last = done(first.status) ? first : await set.presses[name]()
      const { states: now, audits, faults } = await stored(set)
      return { calls, outcome: { status: last.status, now, audits, faults } }
    }
    const undisturbed = await run()
    expect(undisturbed.outcome).toMatchObject({ faults: [] })
    expect(undisturbed.outcome.audits).toContain(auditOf(name))
    for (const when of ['before', 'after'] as const) {
      for (let place = 0; ; place += 1) {
        const { calls, outcome } = await run({ place, when })
        if (calls <= place) break
        counts.failed += 1
        expect(outcome, `${when} call ${place + 1}`).toEqual(undisturbed.outcome)
      }
    }
  })
})

afterAll(() => {
  reportFigure(
    `${pairs.length} pairs of people who press at once, ${wanted.length} answers with each call failing`,
    'one wins, the other is told; each made once, whole',
    `${counts.beaten} were too late and told so; ${counts.failed} calls failed, each made once`,
  )
})
