import { expect, test } from 'vitest'
import { metrics } from '#infra/system/metrics.ts'
import { prodContext, resourcesOf, synthesize } from './synthesized.ts'

const templates = synthesize(prodContext)
const [[, { Properties }] = ['', { Properties: {} }]] = resourcesOf(templates, 'AWS::CloudWatch::Dashboard')

/** Returns the body with a word in place of each value known only at deployment. */
const body = JSON.parse(
  Properties.DashboardBody['Fn::Join'][1]
    .map((part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part).replaceAll('"', "'")))
    .join(''),
)
type Widget = { properties: { title?: string; metrics?: unknown[][]; query?: string } }
const widget = (title: string): Widget['properties'] | undefined =>
  body.widgets.find(({ properties }: Widget) => properties.title === title)?.properties

test('shows every business metric, from the stage’s own namespace', () => {
  const drawn = body.widgets
    .flatMap(({ properties }: Widget) => properties.metrics ?? [])
    .filter(([namespace]: unknown[]) => namespace === 'product-prod')
    .map(([, name]: unknown[]) => name)
  expect(drawn.sort()).toEqual(Object.keys(metrics).sort())
})

test('shows sign-ins of both pools', () => {
  const shown = JSON.stringify(widget('Sign-ins')?.metrics)
  for (const pool of ['businesspool', 'partnerpool']) expect(shown).toContain(pool)
  expect(shown).toContain('SignInSuccesses')
})

test('shows the slowest hundredth of each route from the access log', () => {
  expect(widget('Milliseconds by route')?.query).toMatch(
    /SOURCE '.*accesslog.*pct\(milliseconds, 99\).* by route/s,
  )
  const [stage] = resourcesOf(templates, 'AWS::ApiGatewayV2::Stage')
  const logged = Object.keys(JSON.parse(stage?.[1].Properties.AccessLogSettings.Format))
  expect(logged).toEqual(expect.arrayContaining(['requestId', 'route', 'status', 'milliseconds']))
})

test.each([
  ['Errors by function', 'Errors'],
  ['Throttles by function', 'Throttles'],
  ['Outbox: milliseconds behind', 'IteratorAge'],
  ['Requests', 'ApiId'],
])('shows %s', (title, what) => {
  expect(JSON.stringify(widget(title))).toContain(what)
})

test('metrics of a firewall are distinct from another’s, from a missing stage and from WAF’s own', () => {
  const dev = synthesize({ stage: 'dev' })
  const acls = [templates, dev].flatMap(stage => resourcesOf(stage, 'AWS::WAFv2::WebACL'))
  const names: string[] = acls.map(([, one]) => one.Properties.VisibilityConfig.MetricName)
  expect(new Set(names).size).toBe(acls.length)
  // CloudWatch metrics are case-sensitive, readers are not.
  for (const name of names) expect(name.toLowerCase()).not.toMatch(/^(all|default_action)$/)
  const drawn = JSON.stringify(widget('Blocked by the firewall')?.metrics)
  expect(drawn).toContain('"WebACL","prod-edge"')
})
