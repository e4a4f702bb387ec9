import { expect, test } from 'vitest'
import type { SystemFunction } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import { type BusinessMetric, metrics } from '#infra/system/metrics.ts'
import { functionNames, ownFunctions, prodContext, resourcesOf, synthesize } from './synthesized.ts'

const templates = synthesize(prodContext)
const made = ownFunctions(templates)
const filters = resourcesOf(templates, 'AWS::Logs::MetricFilter').map(([, { Properties }]) => ({
  name: Properties.MetricTransformations[0].MetricName,
  namespace: Properties.MetricTransformations[0].MetricNamespace,
  log: Properties.LogGroupName.Ref,
  pattern: Properties.FilterPattern,
}))
const logOf = (name: (typeof functionNames)[number]) => made.get(name)?.Properties.LoggingConfig.LogGroup.Ref
const metricOf = ([name, metric]: [string, BusinessMetric]) => ({ name, ...metric })

test.each(Object.entries<BusinessMetric>(metrics).map(metricOf))(
  '$name is counted in the logs of those who tell of it, and in no other',
  ({ name, from, message, where = {} }) => {
    const own = filters.filter(filter => filter.name === name)
    expect(own.map(({ log }) => log).sort()).toEqual(from.map(logOf).sort())
    for (const { pattern, namespace } of own) {
      expect(namespace).toBe('product-prod')
      const clauses = Object.entries({ message, ...where }).map(([field, value]) => `$.${field} = "${value}"`)
      for (const clause of clauses) expect(pattern).toContain(clause)
      expect(pattern.split('&&')).toHaveLength(clauses.length)
    }
  },
)

const serving = functionNames.filter(name => (functions[name] as SystemFunction).serves)

test.each(serving)(
  '%s rings when it answers with an error that it caught, which Lambda does not see',
  name => {
    const [filter, ...more] = filters.filter(one => one.name === `failedRequests-${name}`)
    expect([filter?.log, more]).toEqual([logOf(name), []])
    expect(filter?.pattern).toContain('$.message = "request_failed"')
    const alarms = resourcesOf(templates, 'AWS::CloudWatch::Alarm').filter(
      ([, { Properties }]) => Properties.MetricName === filter?.name,
    )
    expect(alarms).toHaveLength(1)
    expect(alarms[0]?.[1].Properties).toMatchObject({
      Threshold: 1,
      Namespace: 'product-prod',
      Statistic: 'Sum',
    })
    expect(alarms[0]?.[1].Properties.AlarmDescription).toContain(functions[name].errorImpact)
  },
)

const refusing = functionNames.filter(name => (functions[name] as SystemFunction).refuses)

test('the triggers that refuse by throwing are those that are declared to', () => {
  expect(refusing.toSorted()).toEqual(['businessPreSignUp', 'partnerCustomMessage', 'partnerPreSignUp'])
})

const alarmOf = (id: string) =>
  resourcesOf(templates, 'AWS::CloudWatch::Alarm').find(([name]) => name.startsWith(id))?.[1].Properties

test.each(refusing)('%s raises an alarm for a fault, at once', name => {
  const [filter, ...more] = filters.filter(one => one.name === `failedCalls-${name}`)
  expect([filter?.log, more]).toEqual([logOf(name), []])
  expect(filter?.pattern).toBe(
    '{ ($.message = "trigger_failed") || (($.type = "platform.report") && ($.record.status = "timeout")) || (($.type = "platform.report") && ($.record.status = "failure")) }',
  )
  const alarm = alarmOf(`identity/${name}failures`)
  expect(alarm).toMatchObject({ MetricName: filter?.name, Threshold: 1, EvaluationPeriods: 1 })
  expect(alarm?.AlarmDescription).toContain(functions[name].errorImpact)
})

test.each(refusing)(
  '%s rings when it cannot even start, and not when it says no at a period’s border',
  name => {
    const [filter, ...more] = filters.filter(one => one.name === `refusals-${name}`)
    expect([filter?.log, more]).toEqual([logOf(name), []])
    expect(filter?.pattern).toBe('{ $.message = "trigger_refused" }')
    const alarm = alarmOf(`identity/${name}errors`)
    // An error and its log line may fall into two periods: one above zero, the next below.
    expect(alarm?.EvaluationPeriods).toBe(2)
    expect(alarm?.DatapointsToAlarm ?? 2).toBe(2)
    const [sum, errors, refusals] = alarm?.Metrics ?? []
    expect(sum.Expression).toBe('FILL(errors, 0) - FILL(refusals, 0)')
    expect(errors).toMatchObject({ Id: 'errors', MetricStat: { Metric: { MetricName: 'Errors' } } })
    expect(refusals).toMatchObject({ Id: 'refusals', MetricStat: { Metric: { MetricName: filter?.name } } })
  },
)
