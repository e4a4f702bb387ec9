import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { listEarnings } from '#shared/earnings/list-earnings.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { buildAssignment } from '../builders/partner-work.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { workIn } from './operated-work.ts'
import { bankIn } from './paid-by-bank.ts'
import type { Services } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

export const creditOre = 112_500

/** Months of partners from work to payment, on the real engine and a table that is empty before each test. */
export const paidMonths = (services: Services) => {
  const work = workIn(services)
  const { put, read, below, createPartner } = work
  const at = new Date(clock.now()).toISOString()
  const { ask: askBank, askOperator: ask } = bankIn(services)
  let earnings: ReturnType<typeof httpCaller>

  beforeAll(async () => {
    earnings = httpCaller((await import('#lambdas/earnings/earnings.http.ts')).handler, services.originSecret)
  })
  beforeEach(() => emptyTable(services.documents, tableName))

  /** Creates a partner whom operators find in their list. */
  const createListed = async () => {
    const sub = await createPartner()
    await put({ ...(await read(`PARTNER#${sub}`, 'PROFILE')), GSI1PK: 'PARTNERS#approved', GSI1SK: at })
    return sub
  }

  /** Of each month, newest first: what it is worth, what is paid out, and whether that is all. */
  const shown = async (sub: string) => {
    const claims = { sub, token_use: 'access', client_id: 'partner-client' }
    const { months, totals } = (await earnings(listEarnings, { claims })).body
    return {
      months: months.map((one: Record<string, unknown>) => [
        ...[
          one.month,
          Number(one.totalEarningsOre) / creditOre,
          Number(one.paidOutOre) / creditOre,
          one.payout,
        ],
      ]),
      pending: totals.pendingOre / creditOre,
    }
  }

  /** The balances of a partner, in credits. */
  const balancesOf = async (sub: string) =>
    Object.fromEntries(
      (await below(`PARTNER#${sub}`, 'BALANCE#')).map(({ account, balance }) => [
        account,
        Number(balance) / creditOre,
      ]),
    )

  const verified = async () => (await ask('ledger verify', {})).items

  const nothingWrong = async () => {
    expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
    expect(await verified()).toEqual([])
  }

  /** A partner with an assignment, whose work and payouts operators record. */
  const working = async () => {
    const [partnerId, assignmentId] = [await createListed(), randomUUID()]
    const recorded = buildAssignment({ id: assignmentId, totalHours: 0, creditsEarned: 0 })
    await ask('assignments record', { partnerId, ...recorded })
    const record = (month: string, credits: number, reference = '-') =>
      ask('hours record', { partnerId, assignmentId, month, hours: 0, credits, reference })
    const pay = (month: string, given: object = {}) => ask('payouts mark', { partnerId, month, ...given })
    return { partnerId, work: record, pay }
  }

  return { ...work, at, ask, askBank, createListed, shown, balancesOf, verified, nothingWrong, working }
}
