// npm run bench:rendering: renders the pages of one figure, as the function does when an operator changes it.
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPages } from '#lambdas/content/render-pages.ts'
import type { ContentValues } from '#shared/content/read-content.ts'
import { type PageRenderer, rendererFile, templatesFile } from '#shared/content/renderer.ts'
import { buildSiteIfStale } from '#web/build.ts'
import { rendererFolder } from '#web/site-manifest.ts'
import { median } from './measure/median.ts'
import { printTable } from './measure/print-table.ts'
import { report } from './measure/report.ts'

const maxMilliseconds = 2_000
const rounds = 5

/** A figure of one page, one of four pages, and one that every page has in a dialog. */
const figures = ['claims.nps', 'claims.notice', 'claims.response'] as const

const folder = join(await buildSiteIfStale(), rendererFolder)
const started = process.cpuUsage()
const { openRenderer } = await import(pathToFileURL(join(folder, rendererFile)).href)
const renderer: PageRenderer = openRenderer(JSON.parse(await readFile(join(folder, templatesFile), 'utf8')))
const loading = process.cpuUsage(started)

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000

const render = (values: ContentValues): Promise<string[]> =>
  renderPages({
    renderer,
    findContent: async () => values,
    findRendered: async () => [],
    publish: async () => undefined,
    refresh: async () => undefined,
    note: async () => undefined,
    reportFailure: async ({ address, error }) => {
      throw new Error(`${address}: ${error}`)
    },
    log: { info: () => undefined, error: () => undefined },
  })

/** Processor time, which other work on the machine does not change. The first round is what a cold function does. */
const measure = async (name: string) => {
  const times: number[] = []
  let pages = 0
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage()
    pages = (await render({ [name]: { value: 60 + round, shown: true } })).length
    times.push(milliseconds(process.cpuUsage(before)))
  }
  return { name, pages, first: times[0] ?? 0, typical: median(times) }
}

const measured = []
for (const name of figures) measured.push(await measure(name))
console.log(
  `Milliseconds of processor time to render the pages of one changed figure, first and median of ${rounds};\n` +
    `Node ${process.version}, ${availableParallelism()} cores. Loading the renderer took ${milliseconds(loading).toFixed(0)}. Bar: ≤ ${maxMilliseconds} for the first.\n`,
)
printTable(
  ['figure', 'pages', 'first', 'median', ''],
  measured.map(({ name, pages, first, typical }) => [
    name,
    String(pages),
    first.toFixed(0),
    typical.toFixed(0),
    first <= maxMilliseconds ? 'ok' : 'above the bar',
  ]),
)
report(
  measured.map(({ name, pages, first, typical }) => ({
    bench: 'rendering',
    what: `${name}: ${pages} pages`,
    ours: `${first.toFixed(0)} ms`,
    beside: `${typical.toFixed(0)} ms warm`,
    ratio: '',
    bar: `≤ ${maxMilliseconds} ms`,
    ok: first <= maxMilliseconds,
  })),
)
if (measured.some(({ first }) => first > maxMilliseconds)) process.exitCode = 1
