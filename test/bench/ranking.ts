// npm run bench:ranking: the processor time of a ranking of 5,000 and of 100,000 partners, and the memory that they take.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { hold } from '#shared/matching/held.ts'
import { comparedBrief } from '#shared/matching/labelled.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { rank } from '#shared/matching/rank.ts'
import type { StoredFeatures } from '#shared/matching/stored-features.ts'
import { weights } from '#shared/matching/weights.ts'
import { readLabelledSet } from '#test/shared/matching/sets.ts'
import { median } from './measure/median.ts'
import { printTable } from './measure/print-table.ts'
import { report } from './measure/report.ts'
import { manyPartners, storedAt } from './ranking/many-partners.ts'

const sizes = [
  { count: 5_000, barMs: 10, barMegabytes: 64 },
  { count: 100_000, barMs: 100, barMegabytes: 64 },
]
const rounds = 3

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const bytesHeld = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const needs = (['first', 'second', 'third', 'fourth'] as const)
  .flatMap(set => readLabelledSet(set).briefs)
  .flatMap(brief => (['native', 'other'] as const).map(side => needsOf(comparedBrief(brief, side))))

const cpuMs = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const measure = ({ count, barMs, barMegabytes }: (typeof sizes)[number]) => {
  const before = bytesHeld()
  const opened = new Map<number, StoredFeatures>()
  const held = hold(manyPartners(count), place => {
    const stored = opened.get(place) ?? storedAt(place)
    opened.set(place, stored)
    return stored
  })
  const megabytes = (bytesHeld() - before) / 1_000_000
  for (const need of needs) rank(need, held, weights)
  // The best time of each brief counts: other processes on the cores lengthen processor time, too.
  const times = needs.map(need =>
    Math.min(...Array.from({ length: rounds }, () => cpuMs(() => rank(need, held, weights)))),
  )
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
  return { count, barMs, barMegabytes, megabytes, typical: median(times), p95 }
}

const lines = sizes.map(measure).flatMap(({ count, barMs, barMegabytes, megabytes, typical, p95 }) => [
  {
    what: `${count} partners, time`,
    ours: `${typical.toFixed(1)} ms`,
    beside: `p95 ${p95.toFixed(1)} ms`,
    ratio: (typical / barMs).toFixed(2),
    bar: `≤ ${barMs} ms of CPU`,
    ok: typical <= barMs,
  },
  {
    what: `${count} partners, memory`,
    ours: `${megabytes.toFixed(1)} MB`,
    beside: `${Math.round((megabytes * 1_000_000) / count)} bytes each`,
    ratio: (megabytes / barMegabytes).toFixed(2),
    bar: `≤ ${barMegabytes} MB`,
    ok: megabytes <= barMegabytes,
  },
])

console.log(`A ranking for each of ${needs.length} briefs, ${rounds} times, warm; Node ${process.version}.\n`)
printTable(
  ['', 'ours', 'beside', 'ratio', 'bar', ''],
  lines.map(({ what, ours, beside, ratio, bar, ok }) => [
    ...[what, ours, beside, ratio, bar],
    ok ? 'ok' : 'above the bar',
  ]),
)
report(lines.map(line => ({ bench: 'ranking' as const, ...line })))
if (lines.some(({ ok }) => !ok)) process.exitCode = 1
