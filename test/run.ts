/**
 * npm test: everything, with the time of each part, the names of failed tests and, last, the count of a runner. `npm
 * test -- journeys` runs the named parts. Each suite waits for a part of its time: two rows of parts run side by side.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** What did not pass: where it stands, its name and why. */
type Failed = {
  file?: string
  test: string
  why?: string
  /** Set if it is no test but what is around tests: the end of their file, or their runner. */
  isAround?: true
}
/** The tests that passed, by file and name, and what did not. */
type Outcome = { passed: readonly string[]; failed: readonly Failed[] }
type Part = {
  name: string
  command: readonly string[]
  outcome: (run: Run) => Outcome
  /** Set if what the machine does beside it can make a test fail: the part, with these files alone; whole without any. */
  again?: (files: readonly string[]) => Part
}
type Run = { exitCode: number; printed: string }
/** The part of Vitest's report that is read. */
type Report = {
  testResults: {
    name: string
    status: string
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
  outcome: ({ exitCode }) =>
    exitCode === 0 ? { passed: [name], failed: [] } : { passed: [], failed: [{ test: name }] },
})

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? ''

const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-60).join('\n')

const placeOf = ({ file, test }: Failed): string => [file, test].filter(Boolean).join(': ')

const outcomeOf = ({ testResults }: Report): Outcome => {
  const passed: string[] = []
  const failed: Failed[] = []
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(process.cwd(), name)
    // A file that failed to load has no tests, and a skipped one has not passed.
    if (assertionResults.length === 0)
      failed.push({ file, test: 'loads', why: firstLine(message), isAround: true })
    // One whose last hook failed has only tests that passed.
    else if (status === 'failed' && assertionResults.every(one => one.status === 'passed'))
      failed.push({ file, test: 'ends', why: firstLine(message), isAround: true })
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed') passed.push(placeOf({ file, test: fullName }))
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
    outcome: ({ exitCode, printed }) => {
      // What no test is to blame for, an error beside them or one at the end, stands only in what was printed.
      const ended = {
        test: `${project} ended with ${exitCode}`,
        why: `\n${lastLines(printed)}`,
        isAround: true,
      } as const
      try {
        const { passed, failed } = outcomeOf(JSON.parse(readFileSync(file, 'utf8')))
        return { passed, failed: exitCode !== 0 && failed.length === 0 ? [ended] : failed }
      } catch {
        return { passed: [], failed: [{ ...ended, test: `${ended.test}, and without a report` }] }
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

/** Runs a command and returns its output; if it runs alone, that is also shown as it comes. */
const run = ([program = '', ...args]: readonly string[], isAlone: boolean): Promise<Run> =>
  new Promise(done => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...shared, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', text => {
        printed += text
        if (isAlone) process.stdout.write(text)
      })
    child.on('error', error => done({ exitCode: 1, printed: `${printed}${error.message}\n` }))
    child.on('close', code => done({ exitCode: code ?? 1, printed }))
  })

const summary: string[] = []
const failures: string[] = []
const unsteady: string[] = []
let passedInAll = 0
/** The tests of each part that are tried again once nothing else runs. */
const triedAgain: { part: Part; first: Outcome }[] = []
/** More than these are no accident of the machine. */
const mostTriedAgain = 5

const nameOf = (failed: Failed): string => [placeOf(failed), failed.why].filter(Boolean).join(': ')

const runPart = async (part: Part, isAlone: boolean): Promise<Outcome> => {
  const { name, command } = part
  console.log(`\n── ${name}${isAlone ? '' : ': started'}`)
  const started = performance.now()
  const ended = await run(command, isAlone)
  const outcome = part.outcome(ended)
  if (!isAlone) console.log(`\n── ${name}\n${ended.printed}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const counts = `${String(outcome.passed.length).padStart(7)} passed${String(outcome.failed.length).padStart(5)} failed`
  summary.push(`${name.padEnd(12)}${seconds.padStart(8)} s${counts}`)
  return outcome
}

const runAll = async (parts: readonly Part[], isAlone: boolean): Promise<void> => {
  for (const part of parts) {
    const first = await runPart(part, isAlone)
    passedInAll += first.passed.length
    if (part.again && first.failed.length <= mostTriedAgain) triedAgain.push({ part, first })
    else failures.push(...first.failed.map(nameOf))
  }
}

/** Runs the files of tests that failed once more, alone: one that fails again has failed. */
const tryAgain = async (part: Part, first: Outcome): Promise<void> => {
  if (!part.again || first.failed.length === 0) return
  // No file is to blame if the runner itself failed.
  const files = first.failed.some(({ file }) => !file) ? [] : first.failed.flatMap(({ file = [] }) => file)
  const again = await runPart(part.again([...new Set(files)]), true)
  passedInAll += again.passed.filter(name => !first.passed.includes(name)).length
  for (const one of first.failed) {
    // A test with a seed has another name now: another seed's luck is no excuse.
    const hasPassed = one.isAround ? again.failed.length === 0 : again.passed.includes(placeOf(one))
    ;(hasPassed ? unsteady : failures).push(nameOf(one))
  }
  const known = new Set(first.failed.map(placeOf))
  failures.push(...again.failed.filter(one => !known.has(placeOf(one))).map(nameOf))
}

const started = performance.now()
await runAll(before, true)
await Promise.all(rows.map(row => runAll(row, rows.length === 1)))
for (const { part, first } of triedAgain) await tryAgain(part, first)
rmSync(folder, { recursive: true, force: true })

const minutes = ((performance.now() - started) / 60_000).toFixed(1)
const notes = [
  ...unsteady.map(name => `unsteady, passed when tried again alone: ${name}`),
  ...failures.map(name => `failed: ${name}`),
]
console.log(`\n${[...summary, ...notes].join('\n')}\n`)
console.log(`${minutes} minutes\n${passedInAll} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && passedInAll > 0 ? 0 : 1
