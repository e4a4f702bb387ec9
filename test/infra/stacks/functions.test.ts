import { describe, expect, test } from 'vitest'
import { functions } from '#infra/system/functions.ts'
import { pools } from '#infra/system/pools.ts'
import { functionNames, ownFunctions, prodContext, resourcesOf, synthesize } from './synthesized.ts'

const templates = synthesize(prodContext)
const made = ownFunctions(templates)
const triggers = new Set<string>(Object.values(pools).flatMap(pool => Object.values(pool.triggers)))
const logGroups = new Map(
  resourcesOf(templates, 'AWS::Logs::LogGroup').map(([id, group]) => [id.split('/')[1], group]),
)
const alarms = resourcesOf(templates, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)

/** Seconds after which the caller of a function gives up. */
const callerGivesUp = (name: string): number => {
  if (triggers.has(name)) return 5
  return name in functions && 'serves' in functions[name as keyof typeof functions] ? 29 : 15 * 60
}

test('every declared function exists once, and no other', () => {
  expect([...made.keys()].sort()).toEqual([...functionNames].sort())
})

describe.each(functionNames)('%s', name => {
  const { Properties } = made.get(name) ?? { Properties: {} }

  test('runs on arm64 and Node 24 as declared', () => {
    expect(Properties).toMatchObject({
      Architectures: ['arm64'],
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      MemorySize: functions[name].memoryMegabytes,
      Timeout: functions[name].timeoutSeconds,
    })
  })

  test('times out before its caller does', () => {
    expect(Properties.Timeout).toBeLessThan(callerGivesUp(name))
  })

  test('gets exactly the environment that it declares', () => {
    const variables = Properties.Environment?.Variables ?? {}
    expect(Object.keys(variables).sort()).toEqual(Object.keys(functions[name].environment).sort())
  })

  test('keeps its log for a limited time', () => {
    const log = logGroups.get(Properties.LoggingConfig.LogGroup.Ref)
    expect(log?.Properties.RetentionInDays).toBeGreaterThan(0)
  })

  test('tells the operators the impact when it fails', () => {
    const errors = alarms.filter(
      ({ MetricName, Metrics, AlarmDescription }) =>
        (MetricName === 'Errors' || JSON.stringify(Metrics ?? []).includes('"MetricName":"Errors"')) &&
        AlarmDescription.startsWith(`${functions[name].errorImpact} What to do:`),
    )
    expect(errors).toHaveLength(1)
    expect(JSON.stringify(errors[0].AlarmActions)).toContain('operators')
  })
})

test('no two functions share a role', () => {
  const roles = [...made].map(([name, { Properties }]) => `${Properties.Role['Fn::GetAtt'][0]} of ${name}`)
  expect(new Set(roles.map(role => role.split(' of ')[0])).size).toBe(made.size)
})

test('CloudFront waits longer for the API than the API for its functions', () => {
  const integrations = resourcesOf(templates, 'AWS::ApiGatewayV2::Integration')
  expect(integrations.length).toBeGreaterThan(0)
  for (const [, { Properties }] of integrations) expect(Properties.TimeoutInMillis).toBeLessThan(30_000)
})
