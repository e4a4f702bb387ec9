/**
 * npm test: everything, with the time of each part, what failed by its name and, last, the count that a runner ends
 * with. `npm test -- journeys` runs the parts whose names are given.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** How many tests passed, and which did not. */
type Outcome = { passed: number; failed: readonly string[] }
type Part = { name: string; command: readonly string[]; outcome: (exitCode: number) => Outcome }
/** What is read of the report that Vitest writes. */
type Report = {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))

/** A check is one test: it finds something or it does not. */
const check = (name: string, ...command: string[]): Part => ({
  name,
  command,
  outcome: exitCode => (exitCode === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] }),
})

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? ''

const outcomeOf = ({ testResults }: Report): Outcome => {
  let passed = 0
  const failed: string[] = []
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(process.cwd(), name)
    // A file that could not be read has no tests, and one that was skipped has not passed.
    if (assertionResults.length === 0) failed.push(`${file}: ${firstLine(message)}`)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed') passed += 1
      else failed.push(`${file}: ${fullName}: ${firstLine(failureMessages?.[0]) || status}`)
  }
  return { passed, failed }
}

const suite = (project: string): Part => {
  const file = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name: project,
    command: ['vitest', 'run', '--project', project, ...reporters],
    outcome: exitCode => {
      try {
        const { passed, failed } = outcomeOf(JSON.parse(readFileSync(file, 'utf8')))
        // A runner that died without a failed test has not passed.
        return exitCode !== 0 && failed.length === 0
          ? { passed, failed: [`${project} ended with ${exitCode}`] }
          : { passed, failed }
      } catch {
        return { passed: 0, failed: [`${project} ended with ${exitCode}, and without a report`] }
      }
    },
  }
}

const parts: readonly Part[] = [
  check('types', 'tsc', '--noEmit'),
  check('lint', 'biome', 'check', '.'),
  check('imports', 'npm', 'run', '--silent', 'imports'),
  check('dead code', 'knip'),
  check('build', 'npm', 'run', '--silent', 'build'),
  suite('floors'),
  suite('journeys'),
  suite('faults'),
]

const run = ([program = '', ...args]: readonly string[]): Promise<number> =>
  new Promise(done => {
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
const failures: string[] = []
let passedInAll = 0

for (const { name, command, outcome } of chosen) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const { passed, failed } = outcome(await run(command))
  passedInAll += passed
  failures.push(...failed)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  rows.push(
    `${name.padEnd(12)}${seconds.padStart(8)} s${String(passed).padStart(7)} passed${String(failed.length).padStart(5)} failed`,
  )
}
rmSync(reports, { recursive: true, force: true })

console.log(`\n${[...rows, ...failures.map(failure => `failed: ${failure}`)].join('\n')}\n`)
console.log(`${passedInAll} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && passedInAll > 0 ? 0 : 1
