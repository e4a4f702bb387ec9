import { expect, test } from 'vitest'
import { consumers } from '#infra/system/consumers.ts'
import { functions } from '#infra/system/functions.ts'
import { resourcesOf, synthesize } from './synthesized.ts'

const templates = synthesize({ stage: 'dev' })
const { Resources } = templates.notifications.toJSON()
const mappings = resourcesOf(templates, 'AWS::Lambda::EventSourceMapping')
  // Queues have mappings, too: analytics.test.ts.
  .filter(([id, { Properties }]) => id.startsWith('notifications/') && Properties.StartingPosition)
  .map(([id, { Properties }]) => ({ id: id.split('/')[1] ?? '', ...Properties }))
const alarms = resourcesOf(templates, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)

test('each declared consumer reads the stream, and nobody else does', () => {
  const entries = mappings.map(({ FunctionName }) => Resources[FunctionName.Ref].Properties.Description)
  expect(entries).toEqual(consumers.map(({ consumer }) => functions[consumer].entry))
})

test.each(consumers)('$consumer loses no record', declared => {
  const mapping = mappings[consumers.indexOf(declared)]
  expect(mapping).toMatchObject({
    StartingPosition: 'TRIM_HORIZON',
    BatchSize: declared.batchSize,
    ParallelizationFactor: declared.parallelBatches,
    MaximumRetryAttempts: declared.maximumRetryAttempts,
    MaximumRecordAgeInSeconds: declared.maximumRecordAgeSeconds,
    BisectBatchOnFunctionError: declared.bisectBatchOnError,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  })
  expect(JSON.stringify(mapping.EventSourceArn)).toContain('StreamArn')
  expect(JSON.stringify(mapping.DestinationConfig.OnFailure)).toContain('failuresbucket')
  const patterns = mapping.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) =>
    JSON.parse(Pattern),
  )
  expect(patterns).toEqual(declared.filters)
})

test.each(consumers)(
  '$consumer tells the operators when records are late, parked or lost',
  ({ consumer }) => {
    const mapping = mappings.find(({ id }) => id.startsWith(`${consumer}mapping`))
    const own = alarms.filter(({ Dimensions }) =>
      Dimensions?.some(
        ({ Value }: { Value: { Ref?: string } }) =>
          Value.Ref === mapping.FunctionName.Ref || JSON.stringify(Value).includes(mapping.id),
      ),
    )
    expect(own.map(({ MetricName }) => MetricName).sort()).toEqual([
      'DroppedEventCount',
      'Errors',
      'IteratorAge',
      'OnFailureDestinationDeliveredEventCount',
    ])
    for (const { AlarmDescription } of own)
      expect(AlarmDescription).toContain(functions[consumer].errorImpact)
    expect(mapping.MetricsConfig).toEqual({ Metrics: ['EventCount'] })
  },
)

test('slow mail delivery holds back no other code', () => {
  const codes = consumers.find(({ consumer }) => consumer === 'codes')
  expect(codes).toMatchObject({ batchSize: 1, parallelBatches: 10 })
})

type Part = {
  Id: string
  Expression?: string
  MetricStat?: { Metric: Record<string, unknown>; Stat: string }
}

test.each(consumers)('$consumer that no longer reads the stream raises an alarm', ({ consumer }) => {
  const mapping = mappings.find(({ id }) => id.startsWith(`${consumer}mapping`))
  const alarm = alarms.find(
    ({ AlarmDescription }) =>
      AlarmDescription.startsWith('Records unread.') &&
      AlarmDescription.includes(functions[consumer].errorImpact),
  )
  const [sum, ...parts]: Part[] = alarm?.Metrics ?? []
  expect(sum?.Expression).toBe('IF(FILL(written, 0) > 0 AND FILL(looks, 0) < 1, 1, 0)')
  const of = (id: string) => parts.find(({ Id }) => Id === id)?.MetricStat
  expect(of('written')?.Metric).toMatchObject({ MetricName: 'ConsumedWriteCapacityUnits' })
  // Zero if a read finds nothing: that it reads is what counts.
  expect(of('looks')).toMatchObject({ Metric: { MetricName: 'PolledEventCount' }, Stat: 'SampleCount' })
  expect(JSON.stringify(of('looks')?.Metric.Dimensions)).toContain(mapping?.id)
  expect(alarm).toMatchObject({ Threshold: 1, EvaluationPeriods: 3 })
})
