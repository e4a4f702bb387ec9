// npm run bench:lists: the first page of a partner's assignments, of all and of one status, at 10 and at 10,000.
import { availableParallelism } from 'node:os'
import { startLists } from './lists/lists.ts'
import { median } from './measure/median.ts'
import { printTable } from './measure/print-table.ts'

const largestRatio = 3
const sizes = { few: 10, many: 10_000 }
const rounds = 60

const lists = await startLists(sizes)

const timed = async (work: () => Promise<void>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** Both sizes in turn, each first as often as the other, so that a busy moment hits both. */
const compare = async (name: string, pageOf: (size: keyof typeof sizes) => Promise<void>) => {
  const times: Record<keyof typeof sizes, number[]> = { few: [], many: [] }
  for (let round = -5; round < rounds; round += 1) {
    for (const size of round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      const milliseconds = await timed(() => pageOf(size))
      if (round >= 0) times[size].push(milliseconds)
    }
  }
  return { name, few: median(times.few), many: median(times.many) }
}

try {
  const compared = []
  for (const [name, pageOf] of Object.entries(lists.pages)) compared.push(await compare(name, pageOf))
  console.log(
    `Milliseconds of a first page of 10, medians of ${rounds} in turn; Node ${process.version}, ` +
      `${availableParallelism()} cores. Bar: ratio ≤ ${largestRatio}.\n`,
  )
  const rows = compared.map(({ name, few, many }) => {
    const ratio = many / few
    return [
      name,
      few.toFixed(2),
      many.toFixed(2),
      ratio.toFixed(2),
      ratio <= largestRatio ? 'ok' : 'above the bar',
    ]
  })
  printTable(['list', `at ${sizes.few}`, `at ${sizes.many}`, 'ratio', ''], rows)
  if (compared.some(({ few, many }) => many / few > largestRatio)) process.exitCode = 1
} finally {
  await lists.stop()
}
