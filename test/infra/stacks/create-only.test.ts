import { describe, expect, test } from 'vitest'
import { createOnlyOf, specOf } from './resource-spec.ts'
import { isCdkFunction, prodContext, resourcesOf, synthesize } from './synthesized.ts'

type Found = ReturnType<typeof resourcesOf>[number]

/** Where CloudFormation nests names one level deeper. */
const holders: Readonly<Record<string, string>> = {
  'AWS::Budgets::Budget': 'Budget',
  'AWS::Glue::Database': 'DatabaseInput',
  'AWS::Glue::Table': 'TableInput',
}

/** Returns the names that a template gives a resource; two resources cannot share them. */
const fixedNames = ([, { Type, Properties = {} }]: Found): [string, string][] => {
  const own = `${Type.split('::').at(-1)}Name`
  const naming = new Set([...(specOf(Type).primaryIdentifier ?? []), own, 'Name'])
  const held = Properties[holders[Type] ?? ''] ?? {}
  return [...Object.entries(Properties), ...Object.entries(held)]
    .filter(([name, value]) => naming.has(name) && name.endsWith('Name') && typeof value === 'string')
    .map(([property, value]) => [property, String(value)])
}

/** Returns the properties of a resource that only a new one can have otherwise, except its names. */
const frozen = (found: Found): string[] => {
  const names = fixedNames(found).map(([property]) => property)
  const [, { Type, Properties = {} }] = found
  return createOnlyOf(Type).filter(property => Properties[property] && !names.includes(property))
}

const named = (templates: ReturnType<typeof synthesize>): Found[] =>
  resourcesOf(templates).filter(
    found =>
      !isCdkFunction(found[0]) && !found[1].Type.startsWith('Custom::') && fixedNames(found).length > 0,
  )

/** A deployed stage, and what may be changed of it afterwards. */
const dev = { stage: 'dev', sender: 'hej@example.org', operator: 'anna@example.org' } as const
const changes = [
  [dev, { operator: 'bo@example.org' }],
  [dev, { operator: '' }],
  [dev, { sender: 'post@example.org' }],
  [dev, { sender: '' }],
  [dev, { budget: '900' }],
  [dev, { accountDisclosure: 'strict' }],
  [dev, { sender: '', domain: 'example.se', zoneId: 'Z0EXAMPLE' }],
  [prodContext, { operator: 'bo@example.org' }],
  [prodContext, { sender: 'post@example.se' }],
  [prodContext, { domain: 'example.com', zoneId: 'Z0ANOTHER' }],
  [prodContext, { budget: '900' }],
  [prodContext, { accountDisclosure: 'strict' }],
] as const

describe.each(changes)('%o, changed to %o', (from, to) => {
  const before = new Map(named(synthesize(from)))
  const after = named(synthesize({ ...from, ...to }))

  test('replaces no resource with a fixed name: CloudFormation would make the new one next to the old', () => {
    const stuck = after.flatMap(found => {
      const [id, { Type, Properties }] = found
      const old = before.get(id)
      if (old?.Type !== Type) return []
      const keepsName = JSON.stringify(fixedNames([id, old])) === JSON.stringify(fixedNames(found))
      const changed = frozen(found).filter(
        property => JSON.stringify(old.Properties[property]) !== JSON.stringify(Properties[property]),
      )
      return keepsName ? changed.map(property => `${id}: ${property}`) : []
    })
    expect(stuck).toEqual([])
  })
})

/** Reviewed: create-only properties of named resources, and why nobody has to change them. */
const reviewed = [
  [/^AWS::Route53::RecordSet HostedZoneId$/, 'the zone holds the name: another zone, another name'],
  [/^AWS::Glue::(Database|Table) CatalogId$/, 'the account'],
  [/^AWS::ApiGatewayV2::Authorizer ApiId$/, 'named within its API'],
  [/^AWS::IAM::ManagedPolicy Path$/, 'the root, as CDK says it'],
  [/^AWS::ApiGatewayV2::Api ProtocolType$/, 'two APIs may have one name'],
  [/^AWS::ApiGatewayV2::Stage ApiId$/, 'named within its API'],
  [/^AWS::Cognito::UserPoolGroup UserPoolId$/, 'named within its pool'],
  [/^AWS::Athena::NamedQuery /, 'two saved questions may have one name'],
] as const

test('a named resource has no other create-only properties', () => {
  const found = named(synthesize(prodContext)).flatMap(one =>
    frozen(one).map(property => `${one[1].Type} ${property}`),
  )
  const kinds = [...new Set(found)].sort()
  expect(kinds.filter(kind => !reviewed.some(([known]) => known.test(kind)))).toEqual([])
  expect(reviewed.filter(([known]) => !kinds.some(kind => known.test(kind)))).toEqual([])
})

test('the schemas are read like CloudFormation means them', () => {
  expect(createOnlyOf('AWS::Budgets::Budget')).toEqual(['NotificationsWithSubscribers'])
  expect(createOnlyOf('AWS::IAM::ManagedPolicy')).toEqual(['ManagedPolicyName', 'Path', 'Description'])
})
