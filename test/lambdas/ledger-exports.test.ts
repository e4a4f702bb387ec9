import { beforeEach, expect, it } from 'vitest'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import type { CommandName } from '#shared/operator/commands.ts'
import { readSie } from '../builders/read-sie.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { agreementsIn } from './agreed-work.ts'
import { emptyTable } from './empty-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeEach(async () => {
  await emptyTable(services.documents, tableName)
  world = await agreementsIn(services)
})

const today = swedishDay(Date.now())
const [year, month] = [today.slice(0, 4), today.slice(0, 7)]

const listed = async (command: CommandName, input: object = {}) =>
  (await world.ask(command, input)).items as Record<string, unknown>[]

const worked = async () => {
  const ids = await world.signed()
  const { partnerId, inquiryId } = ids
  const hours = { partnerId, assignmentId: inquiryId, month, hours: 0 }
  await world.ask('hours record', { ...hours, credits: 5, reference: 'v. 1' })
  await world.ask('hours record', { ...hours, credits: 2, reference: 'v. 2' })
  await world.ask('hours record', { ...hours, credits: -2, reference: 'v. 2 was wrong' })
  return ids
}

it('operators get the ledger as SIE 4, of what is over or as a draft', async () => {
  const ids = await worked()
  await world.ask('payouts mark', { partnerId: ids.partnerId, month })
  expect(await world.ask('ledger sie', { month })).toEqual({ refused: expect.stringContaining('not over') })
  const { item } = await world.ask('ledger sie', { year, draft: true })
  const { ub, res, moved } = readSie(Buffer.from(String(item?.base64), 'base64'))
  expect([moved.get(4600), ub.get(1930), ub.get(2440)]).toEqual([5 * 112_500, -5 * 112_500, 0])
  expect([...ub.values(), ...res.values()].reduce((sum, ore) => sum + ore, 0)).toBe(0)
  expect(item?.fileName).toBe(`ledger-${year}.se`)
})

it('operators see the credits that are paid for and not used', async () => {
  const { businessId } = await worked()
  const { items, note } = (await world.ask('ledger liabilities', {})) as { items?: object[]; note?: string }
  const used = Math.floor((20 * 112_500 * 5) / 17)
  expect(items).toEqual([
    {
      ...{ businessId, companyName: 'Nordplåt AB', availableCredits: 30, reservedCredits: 14.12 },
      valueOre: 50 * 112_500 - used,
    },
  ])
  expect(note).toContain(((50 * 112_500 - used) / 100).toFixed(2))
})

it('operators see what DAC7 asks of a partner and a quarter, and nothing of another year', async () => {
  const { partnerId } = await worked()
  await world.ask('payouts mark', { partnerId, month })
  const used = Math.floor((20 * 112_500 * 5) / 17)
  expect(await listed('dac7 list', { year })).toEqual([
    {
      ...{ partnerId, name: 'Sara Lund', quarter: `${year} Q${Math.ceil(Number(month.slice(5)) / 3)}` },
      ...{ paidOre: 5 * 112_500, activities: 2, feesOre: used - 5 * 112_500 },
    },
  ])
  expect(await listed('dac7 list', { year: '2020' })).toEqual([])
})
