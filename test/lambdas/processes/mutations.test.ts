import { beforeAll, expect, it } from 'vitest'
import { processesPage } from '#infra/processes/document.ts'
import type { Process } from '#shared/contract/process.ts'
import { processes } from '#shared/processes.ts'
import { reportFigure } from '../../faults/figures.ts'
import { forRunLength } from '../../faults/run-length.ts'
import { declarationFaults } from './declaration-faults.ts'
import { expectedSilences } from './expected-silences.ts'
import { type Mutation, mutationsOf } from './mutated.ts'

let walk: typeof import('./walk.ts').walk

beforeAll(async () => {
  Object.assign(process.env, { TABLE_NAME: 'a-table', AWS_REGION: 'eu-north-1' })
  walk = (await import('./walk.ts')).walk
})

const mutations = mutationsOf(processes)
const page = processesPage()

const throwsOr = (isSeen: () => boolean): boolean => {
  try {
    return isSeen()
  } catch {
    return true
  }
}

const isSeenByWalk = (all: readonly Process[]): boolean => {
  const given = { mostChildren: 2, races: false, expected: Object.keys(expectedSilences), onlyFirst: true }
  return all.some(root => !root.belongsTo && walk(all, root, given).faults.length > 0)
}

/** What sees a mutation: the checks, the walk, or only the page, for what is another process and not a broken one. */
const seenBy = ({ all }: Mutation): string => {
  if (throwsOr(() => declarationFaults(all).length > 0)) return 'checks'
  if (throwsOr(() => isSeenByWalk(all))) return 'walk'
  return processesPage(all) === page ? 'nothing' : 'page'
}

it('sees every word of a declaration that changes, on its page if nowhere else', () => {
  const unseen = mutations.filter(
    ({ all }) => !throwsOr(() => declarationFaults(all).length > 0 || processesPage(all) !== page),
  )
  expect(mutations.length).toBeGreaterThan(90)
  expect(unseen.map(({ what }) => what)).toEqual([])
})

/** What is most easily forgotten: to tell, to go on, to end what belongs together, to come back. */
const forgotten = [
  'inquiry: agree without endsChildren',
  'inquiry: complete telling nobody',
  'inquiry: remind telling nobody',
  'inquiry: withdraw telling nobody',
  'inquiry: without resume',
  'inquiry: without whenChildrenEnd',
  'inquiry: without whenChildrenWait',
  'proposal: agree telling nobody',
  'proposal: agree without moves',
  'proposal: end not from chosen',
  'proposal: end not telling partner',
  'proposal: invite without moves',
  'proposal: lapse telling nobody',
]

it.each(forgotten)('does not need the page to see %s', what => {
  const mutation = mutations.find(one => one.what === what)
  expect(mutation && seenBy(mutation)).toMatch(/^(?:checks|walk)$/)
})

// In the short form the tests above see each mutation, one by one.
if (forRunLength(true, false))
  it('counts what sees the mutations', () => {
    const seen = Map.groupBy(mutations, seenBy)
    const counts = ['checks', 'walk', 'page', 'nothing'].map(by => `${seen.get(by)?.length ?? 0} by ${by}`)
    reportFigure(`${mutations.length} mutations of the declarations`, '0 by nothing', counts.join(', '))
    expect(seen.get('nothing') ?? []).toEqual([])
  }, 1_800_000)
