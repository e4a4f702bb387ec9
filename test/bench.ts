// npm run bench: start, functions, API, lists, ranking, rendering and web, one after another, and then one table with the ratios of all.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable } from './bench/measure/print-table.ts'
import { type ReportLine, reportFileVariable } from './bench/measure/report.ts'

const benches = ['start', 'functions', 'api', 'lists', 'ranking', 'rendering', 'web']
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const file = join(folder, 'report.ndjson')

const run = (bench: string): Promise<number> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [`test/bench/${bench}.ts`], {
      env: { ...process.env, [reportFileVariable]: file },
      stdio: 'inherit',
    })
    child.on('exit', code => resolve(code ?? 1))
  })

const failed: string[] = []
for (const bench of benches) {
  console.log(`\n── ${bench}\n`)
  if ((await run(bench)) !== 0) failed.push(bench)
}

const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line) as ReportLine)
rmSync(folder, { recursive: true })
console.log('\n── all\n')
printTable(
  ['', 'what', 'ours', 'beside', 'ratio', 'bar', ''],
  lines.map(({ bench, what, ours, beside, ratio, bar, ok }) => [
    bench,
    what,
    ours,
    beside,
    ratio,
    bar,
    ok ? 'ok' : 'NOT OK',
  ]),
)
console.log(failed.length === 0 ? '\nEvery bar holds.' : `\nNot every bar holds: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
