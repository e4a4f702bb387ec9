/**
 * npm run faults: all fault suites in their whole form, and a table of the results. Offline; seeds are printed, and
 * FAULTS_SEED repeats one.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from './faults/figures.ts'

/** What `npm test` already shows in the features' tests: run here unchanged, for the same table. */
const elsewhere: readonly (Omit<Figure, 'came'> & { file: string })[] = [
  {
    what: 'every endpoint × eleven forged tokens; an unknown endpoint fails',
    bar: '0 unintended 2xx',
    file: 'test/infra/local/gateway/access-matrix.test.ts',
  },
  {
    what: '200 parallel bookings of one slot',
    bar: 'exactly its capacity wins',
    file: 'test/lambdas/meetings.test.ts',
  },
  { what: '100 parallel orders with one key', bar: 'one order', file: 'test/lambdas/credits.test.ts' },
  {
    what: '50 parallel right codes; brute force through resends and new sessions',
    bar: 'one succeeds; ≤ 50 guesses an address and day',
    file: 'test/lambdas/codes.test.ts',
  },
  { what: '20 parallel applications', bar: 'one', file: 'test/lambdas/applications.test.ts' },
  {
    what: 'files that harm, and good ones',
    bar: '0 accepted; every good one accepted',
    file: 'test/lambdas/files.test.ts',
  },
  {
    what: 'commands of operators killed at each call',
    bar: 'once, whole',
    file: 'test/lambdas/earnings-commands.test.ts',
  },
  {
    what: 'every configuration of an inquiry and three proposals, with every two deeds at once',
    bar: '0 stuck, silent or untold',
    file: 'test/lambdas/processes/walk.test.ts',
  },
  {
    what: 'declarations of processes with one word changed',
    bar: 'each is seen',
    file: 'test/lambdas/processes/mutations.test.ts',
  },
  { what: 'parked mail redriven twice', bar: 'sent once', file: 'test/lambdas/outbox-command.test.ts' },
]

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'faults-'))
const figures = join(folder, 'figures.ndjson')
const report = join(folder, 'report.json')

const vitest = (...args: string[]): Promise<number> =>
  new Promise(resolve => {
    const program = join(root, 'node_modules/vitest/vitest.mjs')
    const env = { ...process.env, FAULTS: 'whole', FAULTS_FIGURES: figures }
    const child = spawn(process.execPath, [program, 'run', ...args], { cwd: root, env, stdio: 'inherit' })
    child.on('exit', code => resolve(code ?? 1))
  })

type Report = { testResults: { name: string; assertionResults: { status: string }[] }[] }

const elsewhereFigures = (): Figure[] => {
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return elsewhere.map(({ what, bar, file }) => {
    const results = testResults.find(({ name }) => name.endsWith(file))?.assertionResults ?? []
    const passed = results.filter(({ status }) => status === 'passed').length
    return { what, bar, came: `${passed} of ${results.length} tests passed (${file})` }
  })
}

const noted = (): Figure[] =>
  existsSync(figures)
    ? readFileSync(figures, 'utf8')
        .split('\n')
        .flatMap(line => (line ? [JSON.parse(line)] : []))
    : []

const started = performance.now()
const wanted = process.argv.slice(2)
const codes = [
  // In parallel: a kill is mostly waiting.
  ...(await Promise.all(
    ['1/2', '2/2'].map(shard => vitest('--project=faults', `--shard=${shard}`, ...wanted)),
  )),
  await vitest(
    ...['--project=floors', '--no-file-parallelism'],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ...elsewhere.map(({ file }) => file),
  ),
]
const rows = [...noted(), ...elsewhereFigures()]
for (const { what, bar, came } of rows) console.log(`\n${what}\n  bar   ${bar}\n  came  ${came}`)
console.log(`\n${rows.length} figures in ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
rmSync(folder, { recursive: true, force: true })
process.exitCode = codes.every(code => code === 0) ? 0 : 1
