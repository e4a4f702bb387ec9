// npm run bench:lists: the first page of every list, and an outbox delivery, with few items and with many.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { median } from './measure/median.ts'
import { printTable } from './measure/print-table.ts'
import { report } from './measure/report.ts'

const largestRatio = 1.3
const sizes = { few: 10, many: Number(process.env.LIST_SIZE ?? 100_000) }
const rounds = 80
const warmUps = 10

type Size = keyof typeof sizes
const both = ['few', 'many'] as const satisfies readonly Size[]

const start = (size: number) => {
  const worker = fork(new URL('./lists/list-worker.ts', import.meta.url), {
    env: { ...process.env, LIST_SIZE: String(size) },
  })
  const gone = once(worker, 'exit').then(() => {
    throw new Error(`The process with ${size} items a list gave up.`)
  })
  gone.catch(() => {})
  const answer = async () => (await Promise.race([once(worker, 'message'), gone]))[0]
  return { worker, answer }
}

const workers = { few: start(sizes.few), many: start(sizes.many) }

/** Returns the milliseconds of one operation with this many items. */
const timed = async (size: Size, name: string): Promise<number> => {
  const { worker, answer } = workers[size]
  const answered = answer()
  worker.send(name)
  return answered as Promise<number>
}

/** Measures both sizes in turn, alternating which goes first, so that a busy moment affects both. */
const compare = async (name: string) => {
  const times: Record<Size, number[]> = { few: [], many: [] }
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const size of round % 2 === 0 ? both : both.toReversed()) {
      const milliseconds = await timed(size, name)
      if (round >= 0) times[size].push(milliseconds)
    }
  }
  return { name, few: median(times.few), many: median(times.many) }
}

try {
  const [names] = (await Promise.all(both.map(size => workers[size].answer()))) as string[][]
  const compared = []
  for (const name of names ?? []) compared.push(await compare(name))
  console.log(
    `Milliseconds of a first page of 10 with ${sizes.few} and with ${sizes.many} items in each list, medians of ${rounds}\n` +
      `in turn; Node ${process.version}, ${availableParallelism()} cores. Bar: ratio ≤ ${largestRatio}.\n`,
  )
  const rows = compared.map(({ name, few, many }) => [
    name,
    few.toFixed(2),
    many.toFixed(2),
    (many / few).toFixed(2),
    many / few <= largestRatio ? 'ok' : 'above the bar',
  ])
  printTable(['list', `at ${sizes.few}`, `at ${sizes.many}`, 'ratio', ''], rows)
  report(
    compared.map(({ name, few, many }) => ({
      bench: 'lists',
      what: name,
      ours: `${many.toFixed(2)} ms at ${sizes.many}`,
      beside: `${few.toFixed(2)} ms at ${sizes.few}`,
      ratio: (many / few).toFixed(2),
      bar: `≤ ${largestRatio}`,
      ok: many / few <= largestRatio,
    })),
  )
  if (compared.length === 0 || compared.some(({ few, many }) => many / few > largestRatio))
    process.exitCode = 1
} finally {
  for (const size of both) if (workers[size].worker.connected) workers[size].worker.disconnect()
}
