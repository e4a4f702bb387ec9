import { expect, test } from 'vitest'
import { prodContext, resourcesOf, synthesize } from './synthesized.ts'

type Part = { Id: string; Expression?: string; MetricStat?: { Metric: { MetricName: string } } }

const templates = synthesize(prodContext)
const sums = resourcesOf(templates, 'AWS::CloudWatch::Alarm').flatMap(([, { Properties }]) => {
  const parts: Part[] = Properties.Metrics ?? []
  const expression = parts.find(part => part.Expression)?.Expression
  return expression ? [{ expression, ids: parts.filter(part => part.MetricStat).map(({ Id }) => Id) }] : []
})

test('an alarm on a sum works even if some of its metrics have no data', () => {
  expect(sums.length).toBeGreaterThan(0)
  for (const { expression, ids } of sums) {
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(expression).toContain(`FILL(${id}, 0)`)
  }
})
