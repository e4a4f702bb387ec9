import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lines } from '#infra/cost/lines.ts'
import { defaultBudget } from '#infra/deployment/deployment.ts'
import { prodContext, resourcesOf, synthesize } from './synthesized.ts'

const folder = join(import.meta.dirname, '../../../docs/runbooks')
const pages = globSync('*.md', { cwd: folder })
  .map(page => basename(page, '.md'))
  .filter(page => page !== 'README')
const templates = synthesize(prodContext)
const of = (type: string) =>
  resourcesOf(templates, type).map(([id, { Properties }]) => ({ id, ...Properties }))
const alarms = of('AWS::CloudWatch::Alarm')
const pageOf = ({ AlarmDescription }: { AlarmDescription: string }) =>
  / What to do: docs\/runbooks\/([\w-]+)\.md$/.exec(AlarmDescription)?.[1]

test('each alarm names its impact, tells the operators, and links to its page', () => {
  expect(alarms.length).toBeGreaterThan(50)
  for (const alarm of alarms) {
    expect(alarm.AlarmDescription.indexOf('What to do:'), alarm.id).toBeGreaterThan(20)
    expect(pages, alarm.id).toContain(pageOf(alarm))
    expect(JSON.stringify(alarm.AlarmActions), alarm.id).toContain('operators')
    expect(alarm.OKActions, alarm.id).toEqual(alarm.AlarmActions)
  }
})

/** What no alarm sees: somebody compares the month's mail with `audit verify`. */
const withoutAlarm = ['audit-chain-broken']

test('each page is that of an alarm, of the budget, or of what no alarm sees', () => {
  expect(of('AWS::Budgets::Budget')).toHaveLength(1)
  expect(new Set([...alarms.map(pageOf), 'budget', ...withoutAlarm])).toEqual(new Set(pages))
})

const sections = ['## What it means', '## Look', '## Do']
describe.each(pages)('%s', page => {
  const text = readFileSync(join(folder, `${page}.md`), 'utf8')

  test('says what it means, where to look and what to do', () => {
    expect(text.match(/^## .*$/gm)).toEqual(sections)
  })

  test('is listed', () => {
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`](${page}.md)`)
  })
})

test('the budget tells the operator before the money is spent, and is enabled by context', () => {
  const [budget] = of('AWS::Budgets::Budget')
  expect(budget?.Budget.BudgetLimit).toEqual({ Amount: defaultBudget, Unit: 'USD' })
  expect(
    budget?.NotificationsWithSubscribers.map(
      ({ Notification, Subscribers }: { Notification: Record<string, unknown>; Subscribers: unknown }) => [
        Notification.NotificationType,
        Notification.Threshold,
        Subscribers,
      ],
    ),
  ).toEqual([
    ['ACTUAL', 80, [{ SubscriptionType: 'EMAIL', Address: 'operators@example.se' }]],
    ['FORECASTED', 100, [{ SubscriptionType: 'EMAIL', Address: 'operators@example.se' }]],
  ])
  const larger = synthesize({ ...prodContext, budget: '900' })
  expect(resourcesOf(larger, 'AWS::Budgets::Budget')[0]?.[1].Properties.Budget.BudgetLimit.Amount).toBe(900)
})

test('the bill counts all alarms, in whole fifties; one of a sum counts each of its parts', () => {
  const paid = alarms.reduce((sum, { Metrics }) => sum + Math.max(1, Metrics?.length - 1 || 1), 0)
  expect(lines.find(({ item }) => item === 'alarm')?.monthly).toBe(Math.ceil(paid / 50) * 50)
})
