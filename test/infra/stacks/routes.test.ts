import { expect, test } from 'vitest'
import type { SystemFunction } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import type { Access, Endpoint } from '#shared/contract/endpoint.ts'
import { formErrors } from '#shared/contract/public-body.ts'
import { publicForms } from '#shared/submissions/public-forms.ts'
import { functionNames, resourcesOf, stackNameOf, synthesize } from './synthesized.ts'

const templates = synthesize({ stage: 'dev' })
const routes = resourcesOf(templates, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties)

const serves = (name: (typeof functionNames)[number]): readonly Endpoint[] => {
  const declared: SystemFunction = functions[name]
  return declared.serves ?? []
}
const routeKey = ({ method, path }: Endpoint) => `${method} ${path}`

/** The routes of public forms, whose declarations say that they are: each of them is behind the same checks. */
const forms = functionNames.flatMap(serves).filter(({ form }) => form)

/** Reviewed: other public routes without a token, and why. */
const publicRoutes = {
  'GET /api/agreements/{hash}': 'whoever has the paper knows its hash, limited per network',
  'GET /api/credit-prices': 'visitors see prices',
  'GET /api/health': 'monitoring has no account',
  'GET /api/investor-metrics': 'the grant in the header is the key',
  'GET /api/meetings/slots': 'visitors see free times',
  'GET /api/newsletter/issues': 'visitors see which issues were sent',
  'GET /api/newsletter/issues/{month}': 'visitors read an issue that was sent',
  'GET /api/promise': 'visitors see how promises of proposals were kept',
  'GET /api/proof': 'a proof is needed to get an account',
  'POST /api/events': 'visitors who allow it let us count, limited per network',
  'POST /api/investor-access/{id}/codes': 'behind a proof of work, limited per address',
  'POST /api/investor-access/{id}/verification': 'the mailed code is the key',
  'GET /api/meetings/closures': 'changes nothing',
  'POST /api/meetings/views': 'the link in the mail is the key',
  'POST /api/meetings/confirmations': 'the link in the mail is the key',
  'POST /api/meetings/moves': 'the link in the mail is the key',
  'POST /api/meetings/cancellations': 'the link in the mail is the key',
  'POST /api/newsletter/confirmation-views': 'the link in the mail is the key',
  'POST /api/newsletter/confirmations': 'the link in the mail is the key',
  'POST /api/newsletter/unsubscriptions': 'the link in the mail is the key',
  'POST /api/newsletter/unsubscriptions/{token}': 'the link in the mail is the key, which can do this alone',
  'POST /api/watch-mails/ends': 'the link in the mail is the key',
  'POST /api/watch-mails/ends/{token}': 'the link in the mail is the key, which can do this alone',
}

const accessOf = (route: { AuthorizationType: string; AuthorizerId?: { Ref: string } }): Access | string => {
  if (route.AuthorizationType === 'NONE') return 'public'
  const authorizer = templates.api.toJSON().Resources[route.AuthorizerId?.Ref ?? '']
  const audience = JSON.stringify(authorizer?.Properties.JwtConfiguration.Audience)
  return /"dev-identity".*"PublishOutputRef(\w+?)poolbrowser/.exec(audience)?.[1] ?? audience
}

test('the API has exactly the declared routes, each with the access it declares', () => {
  const declared = functionNames.flatMap(serves).map(endpoint => [routeKey(endpoint), endpoint.access])
  expect(routes.map(route => [route.RouteKey, accessOf(route)]).sort()).toEqual(declared.sort())
})

/** The function whose address the stack of its callers gives to the API. */
const functionBehind = ({ StackName, OutputName }: { StackName: string; OutputName: string }) => {
  const [, template] = Object.entries(templates).find(([name]) => stackNameOf(name) === StackName) ?? []
  const { Outputs, Resources } = template?.toJSON() ?? {}
  return Resources[Outputs[OutputName].Value['Fn::GetAtt'][0]]
}

test('each function serves one kind of caller, in whose stack it is', () => {
  const several = functionNames.filter(name => new Set(serves(name).map(({ access }) => access)).size > 1)
  expect(several).toEqual([])
})

test('no stack is near the number of resources that CloudFormation refuses', () => {
  const sizes = Object.entries(templates).map(([name, template]) => [
    name,
    Object.keys(template.toJSON().Resources).length,
  ])
  expect(sizes.filter(([, size]) => Number(size) > 400)).toEqual([])
})

test('each route leads to the function that serves it', () => {
  const { Resources } = templates.api.toJSON()
  for (const route of routes) {
    const integration = Resources[route.Target['Fn::Join'][1][1].Ref].Properties
    const entry = functionBehind(integration.IntegrationUri['Fn::GetStackOutput']).Properties.Description
    const server = functionNames.find(name => serves(name).some(one => routeKey(one) === route.RouteKey))
    expect(server && functions[server].entry, route.RouteKey).toBe(entry)
    expect(integration.PayloadFormatVersion).toBe('2.0')
  }
})

test('no path in an access log can hold a secret, except those that mail programs post to', () => {
  const secrets = /^(token|code|grant|proof|password)$/i
  const named = functionNames.flatMap(serves).flatMap(endpoint => {
    const shapes = [endpoint.params, endpoint.query] as ({ shape?: object } | undefined)[]
    const names = shapes.flatMap(schema => Object.keys(schema?.shape ?? {}))
    return names.some(name => secrets.test(name)) ? [routeKey(endpoint)] : []
  })
  const oneClick = functionNames.flatMap(serves).filter(({ calledByMailPrograms }) => calledByMailPrograms)
  expect(named.sort()).toEqual(oneClick.map(routeKey).sort())
  expect(named.sort()).toEqual([
    'POST /api/newsletter/unsubscriptions/{token}',
    'POST /api/watch-mails/ends/{token}',
  ])
})

test('only forms and reviewed routes are open to everybody', () => {
  const open = routes.filter(route => route.AuthorizationType !== 'JWT' || !route.AuthorizerId)
  const expected = [...forms.map(routeKey), ...Object.keys(publicRoutes)]
  expect(open.map(route => route.RouteKey).sort()).toEqual(expected.sort())
})

test.each(forms)(
  'the form $form has a honeypot, and may be refused for want of a proof or by its limits',
  form => {
    const { shape } = form.body as unknown as { shape: object }
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(['website', 'proof', 'email']))
    expect(form.errors).toEqual(expect.arrayContaining([...formErrors]))
  },
)

test('each public form is served once', () => {
  expect(forms.map(({ form }) => form).sort()).toEqual([...publicForms].sort())
})

test('each authorizer accepts the tokens of its own pool only', () => {
  const authorizers = resourcesOf(templates, 'AWS::ApiGatewayV2::Authorizer').map(
    ([, { Properties }]) => Properties,
  )
  expect(authorizers.map(({ Name }) => Name)).toEqual(['business', 'partner', 'operator'])
  for (const { Name, AuthorizerType, JwtConfiguration } of authorizers) {
    expect(AuthorizerType).toBe('JWT')
    expect(JSON.stringify(JwtConfiguration.Issuer)).toContain(`${Name}pool`)
    expect(JSON.stringify(JwtConfiguration.Audience)).toContain(`${Name}poolbrowser`)
  }
})

test('the API has a rate limit, and logs neither address nor query', () => {
  const [stage] = resourcesOf(templates, 'AWS::ApiGatewayV2::Stage').map(([, { Properties }]) => Properties)
  expect(stage.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 })
  expect(stage.AccessLogSettings.Format).toContain('$context.requestId')
  expect(stage.AccessLogSettings.Format).not.toMatch(/sourceIp|\.path|rawQuery|userAgent|claims/)
})

test('each route has its own limit: a flood on one does not affect the others', () => {
  const [[, stage] = []] = resourcesOf(templates, 'AWS::ApiGatewayV2::Stage')
  const { DefaultRouteSettings: all, RouteSettings: single } = stage?.Properties ?? {}
  expect(Object.keys(single).sort()).toEqual(routes.map(({ RouteKey }) => RouteKey).sort())
  for (const [route, { ThrottlingRateLimit, ThrottlingBurstLimit }] of Object.entries<typeof all>(single)) {
    expect(ThrottlingRateLimit, route).toBeLessThanOrEqual(all.ThrottlingRateLimit / 2)
    expect(ThrottlingBurstLimit, route).toBeLessThanOrEqual(all.ThrottlingBurstLimit / 2)
  }
  const { 'POST /api/events': events, 'POST /api/newsletter/subscriptions': form } = single
  expect(events.ThrottlingRateLimit).toBeLessThanOrEqual(form.ThrottlingRateLimit / 2)
})

test('the stage gets its routes before their rate limits', () => {
  const [[, stage] = []] = resourcesOf(templates, 'AWS::ApiGatewayV2::Stage')
  const { Resources } = templates.api.toJSON()
  const waitsFor: string[] = (stage as { DependsOn?: string[] }).DependsOn ?? []
  expect(waitsFor.filter(id => Resources[id].Type === 'AWS::ApiGatewayV2::Route')).toHaveLength(routes.length)
})
