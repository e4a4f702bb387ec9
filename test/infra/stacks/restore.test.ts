import { describe, expect, test } from 'vitest'
import { prodContext, synthesize } from './synthesized.ts'

type Templates = ReturnType<typeof synthesize>
// biome-ignore lint/suspicious/noExplicitAny: a template is what CloudFormation says it is
type Json = any

const adopting = (table: string) => synthesize({ ...prodContext, table })
const own = synthesize(prodContext)
const restored = adopting('prod-restored-1')
const again = adopting('prod-restored-2')

const tableOf = ({ data }: Templates): [string, Json] => {
  const [found, ...others] = Object.entries(data.findResources('AWS::DynamoDB::Table'))
  if (!found || others.length > 0) throw new Error('A stage has one table.')
  return found
}

/**
 * Returns a template like CloudFormation reads it: values of the data stack in place of references, the table as such.
 */
const resolved = (template: Json, templates: Templates): Json => {
  const { Outputs } = templates.data.toJSON()
  const [id] = tableOf(templates)
  const walk = (part: Json): Json => {
    if (part === id) return 'the table'
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(walk)
    const read = part['Fn::GetStackOutput']
    if (read?.StackName === 'prod-data') return walk(Outputs[read.OutputName].Value)
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, walk(value)]))
  }
  return walk(template)
}

/** The id of a function's version follows from its environment, which names the table. */
const withoutVersions = (template: Json): Json =>
  JSON.parse(JSON.stringify(template).replace(/(CurrentVersion[0-9A-F]{8})[0-9a-f]{32}/g, '$1'))

const mentionsTable = (template: Json, templates: Templates) =>
  JSON.stringify(resolved(template, templates)).includes('"the table"')

describe.each([
  ['its own table is left for a restored one', own, restored],
  ['a restored table is left for another', restored, again],
])('when %s', (_, before, after) => {
  const [oldId, oldTable] = tableOf(before)
  const [newId, newTable] = tableOf(after)

  test('the new table is a resource that can be imported, identical to the old one except for its name', () => {
    expect(newId).not.toBe(oldId)
    expect(before.data.toJSON().Resources).not.toHaveProperty(newId)
    expect(newTable.DeletionPolicy).toBe('Retain')
    const { TableName, ...properties } = newTable.Properties
    expect(TableName).toMatch(/^prod-restored-\d$/)
    const { TableName: _name, ...were } = oldTable.Properties
    expect(properties).toEqual(were)
  })

  test('the old table is removed from the stack and kept', () => {
    expect(after.data.toJSON().Resources).not.toHaveProperty(oldId)
    expect(oldTable).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
  })

  test('nothing else changes in the data stack', () => {
    const others = ({ data }: Templates, table: string) => {
      const { [table]: _table, ...resources } = data.toJSON().Resources
      return resources
    }
    expect(others(after, newId)).toEqual(others(before, oldId))
  })

  test.each(Object.keys(own).filter(name => name !== 'data') as (keyof Templates)[])(
    'the stack %s changes where it speaks of the table, and nowhere else',
    name => {
      const [was, is] = [before[name].toJSON(), after[name].toJSON()]
      expect(withoutVersions(resolved(is, after))).toEqual(withoutVersions(resolved(was, before)))
      // CDK compares templates: one that reads the table by the same name would keep the old one.
      expect(JSON.stringify(is) !== JSON.stringify(was)).toBe(mentionsTable(was, before))
    },
  )
})

test('functions, grants, stream, alarms and dashboard follow', () => {
  const following = Object.values(restored).flatMap(template =>
    Object.values<Json>(template.toJSON().Resources)
      .filter(resource => mentionsTable(resource, restored))
      .map(({ Type }) => Type),
  )
  const counts = Object.fromEntries(
    [...new Set(following)].map(type => [type, following.filter(one => one === type).length]),
  )
  expect(counts).toEqual({
    'AWS::Lambda::Function': expect.any(Number),
    'AWS::IAM::Policy': expect.any(Number),
    // What is granted to many functions alike, or is longer than an inline policy may be.
    'AWS::IAM::ManagedPolicy': expect.any(Number),
    'AWS::Lambda::EventSourceMapping': 2,
    'AWS::CloudWatch::Alarm': 3,
    'AWS::CloudWatch::Dashboard': 1,
  })
  expect(counts['AWS::Lambda::Function']).toBeGreaterThan(25)
})
