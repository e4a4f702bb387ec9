import { afterEach, beforeEach, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import type { ShownReport, StatedLine } from '#shared/reports/report.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { forRunLength } from '../faults/run-length.ts'
import { seed, seededRandom } from '../faults/seeded.ts'
import { failCallAt } from './failing-table.ts'
import { line, reportedWork } from './reported-work.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
const { ask, assigned, asPartner, asBusiness, booked, clockAt, tick } = reportedWork(services)
const lives = forRunLength(400, 5)
const presses = 14
const random = seededRandom()
const among = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
type Assigned = Awaited<ReturnType<typeof assigned>>

beforeEach(() => clockAt('2028-03-01T08:00:00.000Z'))
afterEach(() => clock.moveBy(-clock.offset()))

const someLines = (month: string): StatedLine[] =>
  ['10', '11', '12', '17'].flatMap(day =>
    random() < 0.7 ? [line(`${month}-${day}`, among([0.25, 3.5, 8, 11.75]))] : [],
  )

/** What somebody does with a report; also what cannot be done to it now. */
const pressOn = ({ month, version, revision, lines }: ShownReport, of: Assigned) => {
  const days = lines.map(({ day }) => day).filter(() => random() < 0.4)
  const { partnerId, id: assignmentId } = of
  const settled = { partnerId, assignmentId, month, hours: 0.5, reason: 'Enligt loggen.' }
  return among([
    () => asPartner(of).save(month, someLines(month), version),
    () => asPartner(of).submit(month, someLines(month), version),
    () => asPartner(of).submit(month, someLines(month), version),
    () => asBusiness(of).approve(month, revision, true),
    () => asBusiness(of).approve(month, revision),
    // A dispute of no day is refused before the table is asked.
    ...(days.length > 0 ? [() => asBusiness(of).dispute(month, revision, days, true)] : []),
    () => ask('reports settle', settled),
    () => tick(),
  ])
}

/** The press as people know it: made twice at once, or with a call to the table that fails before or after it is made. */
const pressed = async (press: () => Promise<unknown>): Promise<void> => {
  const how = among(['once', 'once', 'twice', 'failing before', 'failing after'])
  if (how === 'twice') await Promise.all([press(), press()])
  if (how === 'once') await press()
  if (!how.startsWith('failing')) return
  const { table } = await import('#lambdas/platform/table/table.ts')
  const stop = failCallAt(table, among([0, 1, 2, 3, 4]), how === 'failing before' ? 'before' : 'after')
  await press().catch(() => undefined)
  stop()
  // Who gets no answer presses again.
  await press()
}

const approvedIn = (reports: readonly ShownReport[]): number =>
  reports.reduce((sum, { approvedQuarters }) => sum + approvedQuarters, 0) / 4

it(`after ${lives} lives by chance, the books are the sum of what was approved (seed ${seed})`, async () => {
  let most = 0
  for (let life = 0; life < lives; life += 1) {
    await clockAt('2028-03-01T08:00:00.000Z')
    const of = await assigned({ hoursAgreed: 60 })
    for (let turn = 0; turn < presses; turn += 1) {
      const { reports } = (await asPartner(of).read()).body as { reports: ShownReport[] }
      await pressed(pressOn(among(reports), of))
      if (random() < 0.2) clock.moveBy(among([1, 3, 7]) * 86_400_000)
      if (random() < 0.2) await clockAt(new Date(clock.now()).toISOString())
    }
    const { reports } = (await asPartner(of).read()).body as { reports: ShownReport[] }
    const { hours, credits, months, entries } = await booked(of)
    const approved = approvedIn(reports)
    expect({ hours, months, entries }).toEqual({ hours: approved, months: approved, entries: approved })
    expect(credits).toBe(Math.floor((50 * approved) / 60))
    for (const { lines, approvedQuarters, state } of reports) {
      const own = lines.filter(({ status }) => status === 'approved')
      const sum = own.reduce((quarters, one) => quarters + one.quarters, 0)
      expect(approvedQuarters - sum).toBe(state === 'settled' && approvedQuarters > sum ? 2 : 0)
    }
    expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
    most = Math.max(most, approved)
  }
  expect(most).toBeGreaterThan(0)
}, 900_000)
