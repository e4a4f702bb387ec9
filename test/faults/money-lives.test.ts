import type { UUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import type { ShownMilestone } from '#shared/reports/milestone.ts'
import type { ShownReport, StatedLine } from '#shared/reports/report.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { milestonesIn } from '../lambdas/delivered-milestones.ts'
import { emptyTable } from '../lambdas/empty-table.ts'
import { failCallAt } from '../lambdas/failing-table.ts'
import { liveSessions } from '../lambdas/live-sessions.ts'
import { line, reportedWork } from '../lambdas/reported-work.ts'
import { runningServices } from '../lambdas/running-services.ts'
import { sellForUse } from '../lambdas/sold-for-use.ts'
import { wholeTable } from '../lambdas/whole-table.ts'
import { reportFigure } from './figures.ts'
import { forRunLength } from './run-length.ts'
import { seed, seededRandom } from './seeded.ts'

const lives = forRunLength(20_000, 12)
/**
 * The table is read whole and emptied after so many, so that the last life costs what the first did. All are of one
 * network, which may sign 120 times an hour: both sides of sixty agreements.
 */
const livesAtOnce = forRunLength(50, 12)
const rounds = 8
const dayMs = 86_400_000
const creditOre = 112_500

const services = runningServices()
const sessions = liveSessions()
const reports = reportedWork(services, sessions)
let world: Awaited<ReturnType<typeof milestonesIn>>
let giveBack: () => Promise<void>
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  world = await milestonesIn(services, sessions)
  giveBack = (await import('#lambdas/credits/unused-credits.schedule.ts')).handler
  table = (await import('#lambdas/platform/table/table.ts')).table
})

const random = seededRandom()
const among = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

/** An agreement by the hour or with milestones, or work that an operator recorded without one. */
type Kind = 'hours' | 'milestones' | 'recorded'
type Life = Record<'businessId' | 'inquiryId' | 'partnerId' | 'id', UUID> & { kind: Kind }

const begin = async (kind: Kind): Promise<Life> => {
  if (kind === 'recorded') {
    const partnerId = await world.createPartner()
    return { kind, ...(await reports.assigned({ hoursAgreed: 60 }, partnerId)), partnerId }
  }
  const made = kind === 'hours' ? world.signed() : world.fixed('Förstudie: 5\nDriftsättning: 15')
  const ids = await made
  if (random() < 0.5) await sellForUse(services, ids.businessId)
  return { kind, ...ids, id: ids.inquiryId }
}

const counts = { deeds: 0, twice: 0, failed: 0, ticks: 0, lost: 0, earned: 0, returns: 0, payouts: 0 }

/** Some of the last days of a month that have been worked on. */
const someLines = (month: string): StatedLine[] =>
  [0, 1, 2, 3, 4, 5].flatMap(ago => {
    const day = swedishDay(clock.now() - ago * dayMs)
    return day.startsWith(month) && random() < 0.6 ? [line(day, among([0.25, 3.5, 8, 11.75]))] : []
  })

type Press = () => Promise<unknown>

/** What can be done with a report; also what cannot be done to it now. */
const onReport = ({ month, version, revision, lines }: ShownReport, of: Life): Press[] => {
  const days = lines.map(({ day }) => day).filter(() => random() < 0.4)
  const decided = { partnerId: of.partnerId, assignmentId: of.id, month, reason: 'Enligt loggen.' }
  return [
    () => reports.asPartner(of).save(month, someLines(month), version),
    () => reports.asPartner(of).submit(month, someLines(month), version),
    () => reports.asPartner(of).submit(month, someLines(month), version),
    () => reports.asBusiness(of).approve(month, revision, true),
    () => reports.asBusiness(of).approve(month, revision, true),
    // A dispute of no day is refused before the table is asked.
    ...(days.length > 0 ? [() => reports.asBusiness(of).dispute(month, revision, days, true)] : []),
    () => world.ask('reports settle', { ...decided, hours: 0.5 }),
    ...(random() < 0.2 ? [() => world.ask('reports close', decided)] : []),
    () => world.ask('payouts mark', { partnerId: of.partnerId, month, reference: `${random()}` }),
  ]
}

const onMilestone = ({ number, revision }: ShownMilestone, of: Life): Press[] => [
  () => world.asPartner(of).deliver(number, revision),
  () => world.asPartner(of).deliver(number, revision),
  () => world.asBusiness(of).accept(number, revision),
  () => world.asBusiness(of).sendBack(number, revision),
]

/** What either side and the operators can do with the agreement. */
const onAgreement = (of: Life): Press[] => {
  const side = among(['business', 'partner'] as const)
  const party = world.as(side, of)
  const settled = { inquiryId: of.inquiryId, reason: 'Enligt loggen.' }
  return [
    () => party.pause(random() < 0.5),
    async () => {
      const { noticeUntil } = (await party.read()).body
      return noticeUntil && party.giveNotice(noticeUntil)
    },
    () => world.as('business', of).claim('Det fungerar inte.'),
    () => world.ask('agreements settle', { ...settled, outcome: among(['refund', 'dismiss']) }),
  ]
}

/** A deed that fits the life; of the agreement less often, because it ends much. */
const deedOf = async (of: Life): Promise<Press> => {
  const { status, body } = await reports.asPartner(of).read()
  if (status !== 200) throw new Error(`${of.kind} ${of.id} is not shown: ${status} ${JSON.stringify(body)}`)
  const onWork = [
    ...(body.reports as ShownReport[]).map(report => onReport(report, of)),
    ...((body.milestones ?? []) as ShownMilestone[]).map(milestone => onMilestone(milestone, of)),
  ]
  if (of.kind !== 'recorded' && (onWork.length === 0 || random() < 0.15)) return among(onAgreement(of))
  return onWork.length > 0 ? among(among(onWork)) : async () => undefined
}

const act = async (of: Life): Promise<void> => {
  const deed = await deedOf(of)
  const times = among([1, 1, 1, 2])
  counts.deeds += 1
  if (times > 1) counts.twice += 1
  await Promise.all(Array.from({ length: times }, deed))
}

/** One of them alone, with a call to the table that fails before or after it was made; who gets no answer presses again. */
const actFailing = async (of: Life): Promise<void> => {
  const deed = await deedOf(of)
  const stop = failCallAt(table, among([0, 1, 2, 3, 4]), among(['before', 'after']))
  await Promise.resolve(deed()).catch(() => undefined)
  try {
    stop()
    counts.failed += 1
  } catch {
    // It was refused before the table was asked.
  }
  await deed()
}

/** The minute's functions: once, twice at once, or lost. */
const schedule = async (): Promise<void> => {
  const calls = among([0, 1, 1, 2])
  counts.ticks += calls
  if (calls === 0) counts.lost += 1
  await Promise.all(Array.from({ length: calls }, () => Promise.all([world.tick(), giveBack()])))
}

const pass = async (days: number): Promise<void> => {
  clock.moveBy(days * dayMs)
  await sessions.renew()
}

const liveThrough = async (begun: readonly Life[]): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    await actFailing(among(begun))
    const acting = begun.filter(() => random() < 0.7)
    await Promise.all([...acting.map(act), schedule()])
    await pass(among([0.1, 1, 3, 8]))
  }
}

/** What waits for a word that nobody says: operators decide it. */
const decideLeft = async ({ partnerId, id: assignmentId }: Life): Promise<void> => {
  const { items = [] } = await world.ask('reports list', { partnerId })
  for (const { month, state, openHours } of items) {
    const decided = { partnerId, assignmentId, month, reason: 'Borta.' }
    if (state === 'draft') await world.ask('reports close', decided)
    else if (openHours !== 0) await world.ask('reports settle', { ...decided, hours: 0 })
  }
}

const payOut = async ({ partnerId }: Life): Promise<void> => {
  for (const { month } of await world.work.below(`PARTNER#${partnerId}`, 'EARNINGS#'))
    if (random() < 0.5) await world.ask('payouts mark', { partnerId, month: String(month) })
}

/** Everybody stops, operators end what goes on, and nobody answers any more. */
const end = async (begun: readonly Life[]): Promise<void> => {
  for (const of of begun) {
    const { partnerId, id: assignmentId, businessId, inquiryId } = of
    await world.ask('agreements settle', { inquiryId, outcome: 'dismiss', reason: 'Det fungerar.' })
    await world.ask('assignments complete', { partnerId, assignmentId })
    await world.ask('inquiries complete', { businessId, inquiryId })
  }
  for (let times = 0; times < 5; times += 1) {
    await pass(16)
    await world.tick()
    await Promise.all(begun.map(decideLeft))
    await giveBack()
  }
  await Promise.all(begun.map(payOut))
}

const whole = (text: unknown): number => Number(text ?? 0)

type Item = Readonly<Record<string, unknown>>

const total = (items: readonly Item[], name: string): number =>
  items.reduce((sum, item) => sum + whole(item[name]), 0)

/** What the partner of one life is owed and was paid, against what was approved. */
const earningFaults = (of: Life, items: readonly Item[], approvedHours: number): string[] => {
  const below = (beginning: string) => items.filter(({ SK }) => String(SK).startsWith(beginning))
  const assignments = below('ASSIGNMENT#')
  const months = below('EARNINGS#')
  const entries = below('ENTRY#').filter(({ kind }) => kind !== 'payout')
  const payouts = below('ENTRY#').filter(({ kind }) => kind === 'payout')
  const hours = total(assignments, 'totalHours')
  const ore = total(assignments, 'totalEarningsOre')
  counts.earned += ore
  counts.payouts += payouts.length
  return [
    ...(of.kind === 'milestones' || hours === approvedHours ? [] : [`${hours} h, ${approvedHours} approved`]),
    ...(of.kind !== 'recorded' || ore === Math.floor((50 * creditOre * hours) / 60)
      ? []
      : [`${ore} öre for ${hours} h`]),
    ...[months, entries].flatMap(list => [
      ...(total(list, 'totalHours') === hours ? [] : [`hours of ${list.length} items are not ${hours}`]),
      ...(total(list, 'earnedOre') === ore ? [] : [`${list.length} items are not of ${ore} öre`]),
    ]),
    ...months.flatMap(({ month, earnedOre }) => {
      const paidOutOre = total(below(`ENTRY#${month}#`), 'paidOutOre')
      const left = whole(items.find(({ SK }) => SK === `BALANCE#payable#${month}`)?.balance)
      return left === whole(earnedOre) - paidOutOre
        ? []
        : [`${left} öre of ${month} are left, ${paidOutOre} are paid out`]
    }),
  ]
}

/** What the business of one life has left, against the history that it sees. */
const creditFaults = (of: Life, items: readonly Item[]): string[] => {
  const find = (sk: string) => items.find(({ SK }) => SK === sk)
  const history = items.filter(({ SK }) => String(SK).startsWith('CREDIT#'))
  const posted = find('BALANCE#available')
  const balance = posted ? whole(posted.balance) / creditOre : whole(find('CREDITS')?.balance)
  const reserved = whole(find(`BALANCE#reserved#${of.id}`)?.balance)
  counts.returns += history.filter(({ kind }) => kind === 'returned').length
  return [
    ...(balance === 50 + total(history, 'credits') ? [] : [`balance ${balance}, not the sum of its history`]),
    ...(reserved === 0 ? [] : [`${reserved} öre are still reserved`]),
  ]
}

/** The money of one life, computed a second way: from what was approved, and from what both sides are shown. */
const moneyFaults = async (of: Life): Promise<string[]> => {
  const shown: ShownReport[] = (await reports.asPartner(of).read()).body.reports
  const approved = shown.reduce((sum, report) => sum + report.approvedQuarters, 0) / 4
  const [ofPartner, ofBusiness] = await Promise.all([
    world.work.below(`PARTNER#${of.partnerId}`, ''),
    world.work.below(`BUSINESS#${of.businessId}`, ''),
  ])
  const faults = [...earningFaults(of, ofPartner, approved), ...creditFaults(of, ofBusiness)]
  return faults.map(fault => `${of.kind} ${of.id}: ${fault}`)
}

const reportProgress = (left: number): void => {
  if (left % 1_000 === 0 && left < lives) console.log(`${lives - left} lives`)
}

test(
  `the money of ${lives} lives of work by chance agrees to the öre (seed ${seed})`,
  async () => {
    for (let left = lives; left > 0; left -= livesAtOnce) {
      reportProgress(left)
      const kinds = Array.from({ length: livesAtOnce }, () =>
        among(['hours', 'milestones', 'recorded', 'recorded'] as const),
      )
      const begun = await Promise.all(kinds.map(begin))
      await liveThrough(begun)
      expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
      await end(begun)
      expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
      expect((await Promise.all(begun.map(moneyFaults))).flat()).toEqual([])
      await emptyTable(services.documents, tableName)
      await pass(1)
    }
    // A dozen lives may well have no payout and no lost tick.
    const happens = forRunLength(Object.keys(counts), ['deeds'])
    const never = Object.entries(counts).filter(([name, count]) => happens.includes(name) && count === 0)
    expect(never).toEqual([])
    reportFigure(
      `${lives} lives of agreements, reports, milestones, guarantees and payouts`,
      'balances, months and entries are the sum of what was approved; nothing stays reserved',
      `${counts.deeds} deeds, ${counts.twice} doubled, ${counts.failed} with a failing call, ${counts.ticks} ticks and ${counts.lost} lost; ${counts.earned} öre earned, ${counts.returns} returns, ${counts.payouts} payouts`,
    )
  },
  8 * 3_600_000,
)
