/**
 * npm test: everything, with the time of each part, the names of failed tests and, last, the count of a runner. `npm
 * test -- journeys` runs the named parts. Each suite waits for a part of its time: two rows of parts run side by side.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** How many tests passed, and which did not. */
type Outcome = { passed: number; failed: readonly string[] }
type Part = { name: string; command: readonly string[]; outcome: (exitCode: number) => Outcome }
/** The part of Vitest's report that is read. */
type Report = {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** Reports, and what the parts would otherwise make once each: the demo data and the compiled form of their modules. */
const folder = mkdtempSync(join(tmpdir(), 'test-run-'))
const shared = { TEST_RUN_FOLDER: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') }

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
    // A file that failed to load has no tests, and a skipped one has not passed.
    if (assertionResults.length === 0) failed.push(`${file}: ${firstLine(message)}`)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed') passed += 1
      else failed.push(`${file}: ${fullName}: ${firstLine(failureMessages?.[0]) || status}`)
  }
  return { passed, failed }
}

const suite = (project: string): Part => {
  const file = join(folder, `${project}.json`)
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

/** What journeys and floors would otherwise make at the same time. */
const preparation: readonly Part[] = [check('build', 'npm', 'run', '--silent', 'build')]

/** Parts of one row run one after another, the rows at the same time: each takes about half of it all. */
const sideBySide: readonly (readonly Part[])[] = [
  [suite('journeys'), suite('floors')],
  [
    check('types', 'npm', 'run', '--silent', 'types'),
    check('lint', 'biome', 'check', '.'),
    check('imports', 'npm', 'run', '--silent', 'imports'),
    check('dead code', 'knip'),
    suite('faults'),
  ],
]

const wanted = process.argv.slice(2)
const isWanted = ({ name }: Part): boolean => wanted.length === 0 || wanted.includes(name)
const before = preparation.filter(isWanted)
const rows = sideBySide.map(row => row.filter(isWanted)).filter(row => row.length > 0)

type Run = { exitCode: number; printed: string }

/** Runs a command; its output is shown as it comes, or returned, to be shown as a whole. */
const run = ([program = '', ...args]: readonly string[], isAlone: boolean): Promise<Run> =>
  new Promise(done => {
    const output = isAlone ? 'inherit' : 'pipe'
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
      env: { ...process.env, ...shared, ...(process.stdout.isTTY && !isAlone && { FORCE_COLOR: '1' }) },
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', text => {
        printed += text
      })
    child.on('error', error => done({ exitCode: 1, printed: `${printed}${error.message}\n` }))
    child.on('close', code => done({ exitCode: code ?? 1, printed }))
  })

const summary: string[] = []
const failures: string[] = []
let passedInAll = 0

const runPart = async ({ name, command, outcome }: Part, isAlone: boolean): Promise<void> => {
  console.log(`\n── ${name}${isAlone ? '' : ': started'}`)
  const started = performance.now()
  const { exitCode, printed } = await run(command, isAlone)
  const { passed, failed } = outcome(exitCode)
  if (!isAlone || printed) console.log(`\n── ${name}\n${printed}`)
  passedInAll += passed
  failures.push(...failed)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  summary.push(
    `${name.padEnd(12)}${seconds.padStart(8)} s${String(passed).padStart(7)} passed${String(failed.length).padStart(5)} failed`,
  )
}

const runAll = async (parts: readonly Part[], isAlone: boolean): Promise<void> => {
  for (const part of parts) await runPart(part, isAlone)
}

const started = performance.now()
await runAll(before, true)
await Promise.all(rows.map(row => runAll(row, rows.length === 1)))
rmSync(folder, { recursive: true, force: true })

const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`\n${[...summary, ...failures.map(failure => `failed: ${failure}`)].join('\n')}\n`)
console.log(`${minutes} minutes\n${passedInAll} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && passedInAll > 0 ? 0 : 1
