/**
 * npm test: everything, with the time of each part, the names of failed tests and, last, the count of a runner. `npm
 * test -- journeys` runs the named parts. Each suite waits for a part of its time: two rows of parts run side by side.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** A test that did not pass: where it stands, its name and why; a check has only a name. */
type Failed = { file?: string; test: string; why?: string }
/** The names of the tests that passed, and which did not. */
type Outcome = { passed: readonly string[]; failed: readonly Failed[] }
type Part = {
  name: string
  command: readonly string[]
  outcome: (exitCode: number) => Outcome
  /** Set if what the machine does beside it can make a test fail: the part, with these files alone. */
  again?: (files: readonly string[]) => Part
}
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
  outcome: exitCode =>
    exitCode === 0 ? { passed: [name], failed: [] } : { passed: [], failed: [{ test: name }] },
})

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? ''

const outcomeOf = ({ testResults }: Report): Outcome => {
  const passed: string[] = []
  const failed: Failed[] = []
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(process.cwd(), name)
    // A file that failed to load has no tests, and a skipped one has not passed.
    if (assertionResults.length === 0) failed.push({ file, test: 'loads', why: firstLine(message) })
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed') passed.push(fullName)
      else failed.push({ file, test: fullName, why: firstLine(failureMessages?.[0]) || status })
  }
  return { passed, failed }
}

const suite = (project: string, files: readonly string[] = []): Part => {
  const file = join(folder, `${project}${files.length === 0 ? '' : '-again'}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name: project,
    command: ['vitest', 'run', '--project', project, ...reporters, ...files],
    outcome: exitCode => {
      try {
        const { passed, failed } = outcomeOf(JSON.parse(readFileSync(file, 'utf8')))
        // A runner that died without a failed test has not passed.
        return exitCode !== 0 && failed.length === 0
          ? { passed, failed: [{ test: `${project} ended with ${exitCode}` }] }
          : { passed, failed }
      } catch {
        return { passed: [], failed: [{ test: `${project} ended with ${exitCode}, and without a report` }] }
      }
    },
  }
}

/** Tests of the running product, which wait for a browser, a kill or a clock: see docs/decisions/074. */
const timed = (project: string): Part => ({ ...suite(project), again: files => suite(project, files) })

/** What journeys and floors would otherwise make at the same time. */
const preparation: readonly Part[] = [check('build', 'npm', 'run', '--silent', 'build')]

/** Parts of one row run one after another, the rows at the same time: each takes about half of it all. */
const sideBySide: readonly (readonly Part[])[] = [
  [timed('journeys'), suite('floors')],
  [
    check('types', 'npm', 'run', '--silent', 'types'),
    check('lint', 'biome', 'check', '.'),
    check('imports', 'npm', 'run', '--silent', 'imports'),
    check('dead code', 'knip'),
    timed('faults'),
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
const unsteady: string[] = []
let passedInAll = 0
/** The tests of each part that are tried again once nothing else runs. */
const triedAgain: { part: Part; failed: readonly Failed[] }[] = []
/** More than these are no accident of the machine. */
const mostTriedAgain = 5

const nameOf = ({ file, test, why }: Failed): string => [file, test, why].filter(Boolean).join(': ')

const runPart = async (part: Part, isAlone: boolean): Promise<Outcome> => {
  const { name, command } = part
  console.log(`\n── ${name}${isAlone ? '' : ': started'}`)
  const started = performance.now()
  const { exitCode, printed } = await run(command, isAlone)
  const outcome = part.outcome(exitCode)
  if (!isAlone || printed) console.log(`\n── ${name}\n${printed}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const counts = `${String(outcome.passed.length).padStart(7)} passed${String(outcome.failed.length).padStart(5)} failed`
  summary.push(`${name.padEnd(12)}${seconds.padStart(8)} s${counts}`)
  return outcome
}

const runAll = async (parts: readonly Part[], isAlone: boolean): Promise<void> => {
  for (const part of parts) {
    const { passed, failed } = await runPart(part, isAlone)
    passedInAll += passed.length
    if (part.again && failed.length <= mostTriedAgain && failed.every(({ file }) => file))
      triedAgain.push({ part, failed })
    else failures.push(...failed.map(nameOf))
  }
}

/** Runs the files of tests that failed once more, alone: one that fails again has failed. */
const tryAgain = async (part: Part, failed: readonly Failed[]): Promise<void> => {
  const files = [...new Set(failed.flatMap(({ file = [] }) => file))]
  if (!part.again || files.length === 0) return
  const again = await runPart(part.again(files), true)
  // A test with a seed has another name now: another seed's luck is no excuse.
  for (const one of failed)
    if (again.passed.includes(one.test)) unsteady.push(nameOf(one))
    else failures.push(nameOf(one))
  const known = new Set(failed.map(({ test }) => test))
  failures.push(...again.failed.filter(({ test }) => !known.has(test)).map(nameOf))
}

const started = performance.now()
await runAll(before, true)
await Promise.all(rows.map(row => runAll(row, rows.length === 1)))
for (const { part, failed } of triedAgain) await tryAgain(part, failed)
rmSync(folder, { recursive: true, force: true })

const minutes = ((performance.now() - started) / 60_000).toFixed(1)
const notes = [
  ...unsteady.map(name => `unsteady, passed when tried again alone: ${name}`),
  ...failures.map(name => `failed: ${name}`),
]
console.log(`\n${[...summary, ...notes].join('\n')}\n`)
const passed = passedInAll + unsteady.length
console.log(`${minutes} minutes\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1
