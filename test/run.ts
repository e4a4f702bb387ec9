/**
 * npm test: everything, with the time of each part and, last, the count that a runner ends with.
 * `npm test -- journeys` runs the parts whose names are given.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Counts = { passed: number; failed: number }
type Command = readonly string[]
/** Commands run beside each other; what each comes to is counted by its place. */
type Part = { name: string; commands: readonly Command[]; count: (exitCode: number, place: number) => Counts }

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))

/** A check is one test: it finds something or it does not. */
const check = (name: string, ...command: Command): Part => ({
  name,
  commands: [command],
  count: exitCode => (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
})

const countsOf = (file: string, exitCode: number): Counts => {
  try {
    const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(file, 'utf8'))
    // A runner that died without a failed test, or skipped one, has not passed.
    const missing = numTotalTests - numPassedTests - numFailedTests
    const failed = numFailedTests + missing
    return { passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** A project of tests, in so many processes at once. */
const suite = (project: string, processes = 1): Part => {
  const fileOf = (place: number) => join(reports, `${project}-${place}.json`)
  const commandAt = (place: number) => [
    'vitest',
    'run',
    '--project',
    project,
    `--shard=${place + 1}/${processes}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${fileOf(place)}`,
  ]
  return {
    name: project,
    commands: Array.from({ length: processes }, (_, place) => commandAt(place)),
    count: (exitCode, place) => countsOf(fileOf(place), exitCode),
  }
}

const parts: readonly Part[] = [
  check('types', 'tsc', '--noEmit'),
  check('lint', 'biome', 'check', '.'),
  check('imports', 'npm', 'run', '--silent', 'imports'),
  check('dead code', 'knip'),
  // Once, before several systems start beside each other: two builds at the same moment are one too many.
  check('build', 'npm', 'run', '--silent', 'build'),
  suite('floors'),
  // Each with a product of its own: most of a journey is waiting, and two wait as long as one.
  suite('journeys', 2),
  // Most of a kill is waiting, too.
  suite('faults', 2),
]

const run = (command: Command): Promise<number> =>
  new Promise(done => {
    const [program = '', ...args] = command
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    child.on('error', error => {
      console.error(error.message)
      done(1)
    })
    child.on('exit', code => done(code ?? 1))
  })

const wanted = process.argv.slice(2)
const chosen = wanted.length === 0 ? parts : parts.filter(({ name }) => wanted.includes(name))
const rows: string[] = []
const total = { passed: 0, failed: 0 }

for (const { name, commands, count } of chosen) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const counts = await Promise.all(commands.map(async (command, place) => count(await run(command), place)))
  const passed = counts.reduce((sum, one) => sum + one.passed, 0)
  const failed = counts.reduce((sum, one) => sum + one.failed, 0)
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  rows.push(
    `${name.padEnd(12)}${seconds.padStart(8)} s${String(passed).padStart(7)} passed${String(failed).padStart(5)} failed`,
  )
}

console.log(`\n${rows.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
