// npm run bench:api: newsletter posts per second through the gateway next to the same DynamoDB calls issued raw.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxInstances } from '#infra/local/functions/pool.ts'
import { eventually } from '#test/faults/eventually.ts'
import { startProduct } from '#test/faults/product-process.ts'
import { type LoadProcess, startLoad } from './api/load.ts'
import { engineEndpoint, itemShapes, sdkEnvironment } from './api/table.ts'
import { median } from './measure/median.ts'
import { printTable } from './measure/print-table.ts'
import { report } from './measure/report.ts'

const smallestRatio = 0.7
const clientCounts = [1, 8, 32]
const rounds = 15
const milliseconds = 800
/**
 * Posts until a thread has compiled what it runs; before that it takes twice the CPU time. Each of the function's
 * instances compiles for itself, the raw clients do so once (docs/decisions/049).
 */
const warmUpPosts = 2_500
const longestWarmUpMs = 90_000
/** Each subscription mails its subscriber and the operator. */
const mailsPerPost = 2

const folder = await mkdtemp(join(tmpdir(), 'bench-api-'))
const product = await startProduct(folder, 0, {
  // Without this, the API's own request limit would be measured.
  THROTTLE_TIMES: '100',
  // As `npm start` does: printing a line for each post would measure the terminal, here this process.
  LOG: 'errors',
})
const endpoint = engineEndpoint(folder)
const gateway = startLoad(new URL('./api/gateway-load.ts', import.meta.url), {
  PRODUCT_PORT: String(product.port),
})
const rawLoad = (client: 'sdk' | 'product') =>
  startLoad(new URL('./api/raw-load.ts', import.meta.url), {
    ...sdkEnvironment(endpoint),
    RAW_CLIENT: client,
  })
const sides = { gateway, raw: rawLoad('sdk'), same: rawLoad('product') }
type Side = keyof typeof sides
const sideNames = Object.keys(sides) as Side[]

const mailCount = async () =>
  (await readdir(join(folder, 'mail'))).filter(file => file.endsWith('.json')).length

/** The items that one post of each side adds, as lines. */
const itemsOfOnePost = async (side: LoadProcess): Promise<string> => {
  const [before, mailsBefore] = await Promise.all([itemShapes(endpoint), mailCount()])
  const { posts } = await side.run({ clients: 1, milliseconds: 1 })
  const mailsDue = mailsBefore + posts * mailsPerPost
  await eventually('the post got its mails', async () => (await mailCount()) >= mailsDue || undefined, {
    withinMs: 60_000,
  })
  const after = await itemShapes(endpoint)
  const added = [...after].map(([shape, count]) => [shape, count - (before.get(shape) ?? 0)] as const)
  return added
    .flatMap(([shape, count]) => (count > 0 ? `${count} × ${shape}` : []))
    .sort()
    .join('\n')
}

/** Throws unless all sides write the same items: otherwise the comparison means nothing. */
const requireSameItems = async () => {
  const byGateway = await itemsOfOnePost(gateway)
  for (const side of [sides.raw, sides.same]) {
    const byRaw = await itemsOfOnePost(side)
    if (byGateway !== byRaw) throw new Error(`A post leaves\n${byGateway}\nbut the raw calls leave\n${byRaw}`)
  }
}

const warmUpSide = async (side: LoadProcess, posts: number) => {
  const until = performance.now() + longestWarmUpMs
  const clients = Math.max(...clientCounts)
  for (let made = 0; made < posts && performance.now() < until; )
    made += (await side.run({ clients, milliseconds: 1_000 })).posts
}

/**
 * Starts all instances, and leaves the outbox more work than it finishes during the comparison, so that no side is
 * measured next to an idle one.
 */
const warmUp = async () => {
  await warmUpSide(gateway, warmUpPosts * maxInstances)
  await warmUpSide(sides.raw, warmUpPosts)
  await warmUpSide(sides.same, warmUpPosts)
}

/** Runs the sides in turns, each as often the first; a ratio is the median of the rounds' ratios. */
const compare = async (clients: number) => {
  const rates: Record<Side, number[]> = { gateway: [], raw: [], same: [] }
  for (let round = 0; round < rounds; round++) {
    const first = round % sideNames.length
    for (const name of [...sideNames.slice(first), ...sideNames.slice(0, first)])
      rates[name].push((await sides[name].run({ clients, milliseconds })).perSecond)
  }
  const ratiosTo = (beside: readonly number[]) =>
    rates.gateway.map((rate, round) => rate / (beside[round] ?? rate)).sort((a, b) => a - b)
  const ratios = ratiosTo(rates.raw)
  return {
    clients,
    gateway: median(rates.gateway),
    raw: median(rates.raw),
    ratios,
    ratio: median(ratios),
    sameClient: median(ratiosTo(rates.same)),
  }
}

const row = ({ clients, gateway, raw, ratios, ratio, sameClient }: Awaited<ReturnType<typeof compare>>) => {
  const quarter = Math.floor(ratios.length / 4)
  const middle = [ratios[quarter] ?? 0, ratios[ratios.length - 1 - quarter] ?? 0]
  return [
    String(clients),
    gateway.toFixed(0),
    raw.toFixed(0),
    ratio.toFixed(2),
    middle.map(value => value.toFixed(2)).join('–'),
    ratio >= smallestRatio ? 'ok' : 'below the bar',
    sameClient.toFixed(2),
  ]
}

try {
  await requireSameItems()
  await warmUp()
  const mailsBefore = await mailCount()
  const compared = []
  for (const clients of clientCounts) compared.push(await compare(clients))
  if ((await mailCount()) === mailsBefore) throw new Error('No mail went out while the sides were compared.')
  console.log(
    `Newsletter posts per second, all guards on, the outbox at work next to each side; medians of ${rounds} rounds of\n` +
      `slices of ${milliseconds} ms; the last column: beside raw calls by the product's own connection. Node ${process.version}, ${availableParallelism()} cores. Bar: ratio ≥ ${smallestRatio}.\n`,
  )
  printTable(['clients', 'gateway/s', 'raw/s', 'ratio', 'middle half', '', 'same client'], compared.map(row))
  report(
    compared.map(one => ({
      bench: 'API',
      what: `${one.clients} clients`,
      ours: `${one.gateway.toFixed(0)}/s`,
      beside: `${one.raw.toFixed(0)}/s`,
      ratio: one.ratio.toFixed(2),
      bar: `≥ ${smallestRatio}`,
      ok: one.ratio >= smallestRatio,
    })),
  )
  if (compared.some(({ ratio }) => ratio < smallestRatio)) process.exitCode = 1
} finally {
  for (const side of Object.values(sides)) side.stop()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
