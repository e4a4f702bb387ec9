import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { formsByMonth } from '#lambdas/investors/form-figures.ts'
import { figuresByMonth, type MonthCounts, type MonthFigures } from '#lambdas/investors/month-figures.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { ledgerEntryEntity } from '#shared/ledger/ledger-entry.entity.ts'
import type { Leg } from '#shared/ledger/leg.ts'
import { approvedLegs, grantedLegs, paidLegs, reservedLegs } from '#shared/ledger/postings.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { createAsk } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()

const now = Date.parse('2026-11-22T12:00:00Z')

const counts = (month: string, given: Partial<MonthCounts> = {}): MonthCounts => ({
  ...{
    month,
    leads: 0,
    inquiries: 0,
    promisesKept: 0,
    creditsSold: 0,
    creditsChange: 0,
    partnersAdmitted: 0,
  },
  ...given,
})

const createPort = (stored: MonthFigures[], given: Record<string, Partial<MonthCounts>> = {}) => {
  const counted: string[] = []
  const kept: MonthFigures[] = []
  const port = {
    stored: async () => stored,
    count: async (month: string) => {
      counted.push(month)
      return counts(month, given[month])
    },
    keep: async (figures: MonthFigures) => void kept.push(figures),
  }
  return { port, counted, kept }
}

describe('figures by month', () => {
  it('are counted once for each past month, and carry over what is outstanding', async () => {
    const { port, counted, kept } = createPort([], {
      '2025-01': { creditsChange: 30 },
      '2026-10': { creditsSold: 20, creditsChange: 15, leads: 4 },
      '2026-11': { creditsChange: -5 },
    })
    const months = await figuresByMonth(now, port)
    expect(counted).toHaveLength(24)
    expect(months.map(({ month }) => month)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ])
    expect(months.at(-2)).toMatchObject({ creditsSold: 20, creditsOutstanding: 45, leads: 4 })
    expect(months.at(-1)?.creditsOutstanding).toBe(40)
    expect(kept.map(({ month }) => month)).not.toContain('2026-11')
    const later = createPort(kept)
    await figuresByMonth(now, later.port)
    expect(later.counted).toEqual(['2026-11'])
  })

  it('of a month that has just ended are not stored before the index has settled', async () => {
    const { creditsChange: _, ...october } = counts('2026-10')
    const { port, kept } = createPort([{ ...october, creditsOutstanding: 7 }])
    const months = await figuresByMonth(Date.parse('2026-12-01T00:05:00Z'), port)
    expect(kept).toEqual([])
    expect(months.map(({ month, creditsOutstanding }) => [month, creditsOutstanding])).toEqual([
      ['2026-10', 7],
      ['2026-11', 7],
      ['2026-12', 7],
    ])
  })
})

describe('a month in the table', () => {
  const createdAt = '2026-09-10T10:00:00.000Z'
  beforeAll(async () => {
    const put = (Item: object) => services.documents.send(new PutCommand({ TableName: tableName, Item }))
    const lead = (kind: string, id: string, given: object = {}) =>
      put({ ...leadEntity.key({ id }), ...leadEntity.indexKey({ kind, createdAt, id }), ...given })
    const note = (action: string, id: string, given: object = {}) =>
      put({
        ...auditEntity.key({ owner: 'BUSINESS#1', createdAt, id }),
        ...auditEntity.indexKey({ createdAt: createdAt }),
        action,
        ...given,
      })
    await lead('project_inquiry', '1', { suspect: false })
    await lead('get_started', '2')
    await lead('meeting', '3')
    await lead('meeting', '4', { suspect: true })
    const promisedAt = '2026-09-12T10:00:00.000Z'
    await lead('inquiry', '5', { promisedAt })
    await lead('inquiry', '6', { createdAt, promisedAt, proposedAt: promisedAt })
    await lead('inquiry', '7', { createdAt, promisedAt, proposedAt: '2026-09-12T10:00:00.001Z' })
    await lead('inquiry', '8', { createdAt, proposedAt: promisedAt })
    const post = (kind: string, id: string, legs: readonly Leg[]) =>
      put({
        ...ledgerEntryEntity.key({ id }),
        ...ledgerEntryEntity.indexKey({ occurredOn: '2026-09-10', recordedAt: createdAt, id }),
        ...{ kind, legs },
      })
    const sale = { businessId: '1', netOre: 3_000_000, valueOre: 30 * creditValueOre }
    await post('paid', '1', paidLegs(sale))
    await post('granted', '2', grantedLegs('1', 5 * creditValueOre, 'world'))
    // What is reserved has not been used.
    const reservation = { businessId: '1', assignmentId: 'a', valueOre: 12 * creditValueOre }
    await post('reserved', '3', reservedLegs(reservation))
    const use = { businessId: '1', assignmentId: 'a', valueOre: 7 * creditValueOre, paidOre: 700_000 }
    await post('approved', '4', approvedLegs({ partnerId: 'p', month: '2026-11', earnedOre: 600_000, use }))
    await note('admission approve', '4')
    await note('partners approve', '3')
    await note('leads show', '5')
  })

  it('is counted without robots and without names', async () => {
    const { monthFiguresStore } = await import('#lambdas/investors/month-figures.store.ts')
    expect(await monthFiguresStore.count('2026-09')).toEqual({
      ...{ month: '2026-09', leads: 3, inquiries: 4, promisesKept: 1, creditsSold: 30, creditsChange: 28 },
      partnersAdmitted: 2,
    })
    expect(await monthFiguresStore.count('2026-08')).toEqual(counts('2026-08'))
  })

  it('says what came in with each form, and how long the middle one of the inquiries waited', async () => {
    const { countForms } = await import('#lambdas/investors/month-figures.store.ts')
    expect(await formsByMonth(Date.parse('2026-10-05T10:00:00Z'), countForms)).toMatchObject([
      { month: '2026-10', inquiries: 0, proposed: 0, medianHoursToProposal: null },
      {
        ...{ month: '2026-09', projectInquiries: 1, getStarted: 1, meetings: 1, inquiries: 4 },
        ...{ proposed: 3, medianHoursToProposal: 48 },
      },
      ...['2026-08', '2026-07', '2026-06', '2026-05'].map(month => ({ month, meetings: 0 })),
    ])
  })

  it.each([
    [[1, 2, 9], 2],
    [[1, 2, 4, 9], 3],
    [[9], 9],
  ])('of waits of %j hours says %d', async (hoursToProposal, median) => {
    const none = { projectInquiries: 0, getStarted: 0, meetings: 0, inquiries: 0 }
    const [month] = await formsByMonth(now, async () => ({ ...none, hoursToProposal }))
    expect(month?.medianHoursToProposal).toBe(median)
  })

  it('is read by operators, the latest months first', async () => {
    const { handler } = await import('#lambdas/operator/operator.command.ts')
    const { items = [] } = await createAsk(() => handler)('figures months', {})
    expect(items).toHaveLength(12)
    const months = items.map(({ month }) => String(month))
    expect(months).toEqual(months.toSorted().toReversed())
    expect(items[0]).toMatchObject({ creditsOutstanding: 28, leads: 0 })
  })
})
