import { beforeAll, describe, expect, test } from 'vitest'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { clock } from '#shared/contract/clock.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from '../lambdas/empty-table.ts'
import { failCallAt } from '../lambdas/failing-table.ts'
import { isBy, transitionsOf } from '../lambdas/processes/declared.ts'
import { runningServices } from '../lambdas/running-services.ts'
import { familiesIn } from './families.ts'
import { reportFigure } from './figures.ts'
import { forRunLength } from './run-length.ts'

const services = runningServices()
let families: Awaited<ReturnType<typeof familiesIn>>
let tick: () => Promise<void>
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  families = await familiesIn(services)
  tick = (await import('#lambdas/processes/due.schedule.ts')).handler
  table = (await import('#lambdas/platform/table/table.ts')).table
})

/** Every transition by time of what belongs together, in every state that it is made in. */
const byTime = [inquiryProcess, proposalProcess].flatMap(({ name: process, ...declared }) =>
  transitionsOf({ name: process, ...declared })
    .filter(way => isBy(way, 'time'))
    .flatMap(({ name, from }) => from.map(state => ({ process, name, state }))),
)
/** The short form leaves out the states in which the same is done. */
const wanted = forRunLength(
  byTime,
  byTime.filter(
    ({ process, name }, index) =>
      byTime.findIndex(one => one.name === name && one.process === process) === index,
  ),
)

let failed = 0

describe('each call of the minute failing', () => {
  test.each(wanted)('$process $name in $state is made once, and whole', async due => {
    /** Makes it with a call that fails, and once more; returns what is stored, and how many calls there were. */
    const run = async (fault?: { place: number; when: 'before' | 'after' }) => {
      clock.moveBy(-clock.offset())
      await emptyTable(services.documents, tableName)
      const ids = await families.createDue(due)
      const stop = fault ? failCallAt(table, fault.place, fault.when) : () => 0
      await tick().catch(() => {})
      const calls = stop()
      // What has failed is tried again in a minute.
      clock.moveBy(60_000)
      await tick()
      return { stored: await families.shown(ids), calls }
    }
    const undisturbed = await run()
    expect(undisturbed.stored.join()).toContain(` ${due.name} `)
    for (const when of ['before', 'after'] as const) {
      for (let place = 0; ; place += 1) {
        const { stored, calls } = await run({ place, when })
        if (calls <= place) break
        failed += 1
        expect(stored, `${when} call ${place + 1}`).toEqual(undisturbed.stored)
      }
    }
  })

  test('in all of them', () => {
    expect(failed).toBeGreaterThan(wanted.length)
    reportFigure(
      `calls of ${wanted.length} transitions by time, each failing`,
      'made once, whole',
      `${failed} calls failed, each made once`,
    )
  })
})
