import { beforeAll, describe, expect, it } from 'vitest'
import { processes } from '#shared/processes.ts'
import { reportFigure } from '../../faults/figures.ts'
import { forRunLength } from '../../faults/run-length.ts'
import { childrenOf, transitionsOf } from './declared.ts'
import { expectedSilences } from './expected-silences.ts'

let walk: typeof import('./walk.ts').walk

beforeAll(async () => {
  Object.assign(process.env, { TABLE_NAME: 'a-table', AWS_REGION: 'eu-north-1' })
  walk = (await import('./walk.ts')).walk
})

const roots = processes.filter(({ belongsTo }) => !belongsTo)

describe.each(roots)('the process $name', root => {
  const expected = Object.keys(expectedSilences)

  it('with all that belongs to it, is nowhere stuck, silent or untold, and makes all its transitions', () => {
    const { faults, made, configurations, deeds } = walk(processes, root, {
      mostChildren: 3,
      races: false,
      expected,
    })
    expect(faults).toEqual([])
    const declared = [root, ...childrenOf(processes, root)].flatMap(one =>
      transitionsOf(one).map(({ name }) => `${one.name} ${name}`),
    )
    expect(declared.filter(name => !made.has(name))).toEqual([])
    expect(configurations).toBeGreaterThanOrEqual(Object.keys(root.states).length)
    reportFigure(
      `every configuration of the process ${root.name} with up to three that belong to it`,
      '0 stuck, silent or untold',
      `0 of ${configurations}, after ${deeds} deeds`,
    )
  })

  it('fits together after any two that act at once', () => {
    const mostChildren = forRunLength(3, 2)
    expect(walk(processes, root, { mostChildren, races: true, expected }).faults).toEqual([])
  }, 1_800_000)
})
