import { describe, expect, test } from 'vitest'
import { prodContext, stackNameOf, synthesize } from './synthesized.ts'

const stages = { dev: synthesize({ stage: 'dev' }), prod: synthesize(prodContext) }

type Read = { StackName: string; Region: string; OutputName: string }

/** Returns what a template reads of other stacks, anywhere in it. */
const readsIn = (part: unknown): Read[] => {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'Fn::GetStackOutput' ? [value as Read] : readsIn(value),
  )
}

describe.each(['dev', 'prod'] as const)('%s', stage => {
  const templates = Object.entries(stages[stage])

  test.each(templates)(
    'the stack %s holds no other: it exports nothing, and imports nothing',
    (_, template) => {
      const { Outputs = {} } = template.toJSON()
      expect(Object.values(Outputs).filter(output => 'Export' in (output as object))).toEqual([])
      expect(JSON.stringify(template.toJSON())).not.toContain('Fn::ImportValue')
    },
  )

  test('each value that is read is an output of its stack', () => {
    const given = new Map(
      templates.map(([name, template]) => [
        stackNameOf(name, stage),
        Object.keys(template.toJSON().Outputs ?? {}),
      ]),
    )
    const reads = templates.flatMap(([, template]) => readsIn(template.toJSON()))
    expect(reads.length).toBeGreaterThan(100)
    expect(reads.filter(({ StackName, OutputName }) => !given.get(StackName)?.includes(OutputName))).toEqual(
      [],
    )
  })
})
