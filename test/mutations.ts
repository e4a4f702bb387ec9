/**
 * npm run mutations: removes the product's guards one by one, in a copy of the project, and runs the tests that have to
 * notice. Fails if none does, or if a guard is no longer found. `npm run mutations -- code` runs those that match the
 * words.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allMutations } from './mutations/all.ts'
import type { Mutation } from './mutations/mutation.ts'

type Outcome = 'noticed' | 'survived' | 'not found' | 'does not run'

const root = fileURLToPath(new URL('..', import.meta.url))
const leftOut = new Set(['node_modules', '.git', 'cdk.out', 'dist', '.local', 'coverage'])
const workers = Math.max(1, Math.min(3, availableParallelism()))

/** Copies the project to a temporary folder, with links to its packages. */
const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'))
  cpSync(root, folder, { recursive: true, filter: path => path === root || !leftOut.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => child.on('exit', () => resolve()).on('error', () => resolve()))

/** Returns how many of the tests in these files fail and pass. */
const test = async (
  folder: string,
  files: readonly string[],
): Promise<{ failed: number; passed: number }> => {
  const report = join(folder, 'mutation-report.json')
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const reporting = ['--reporter=json', `--outputFile.json=${report}`, '--no-file-parallelism', '--bail=1']
  const env = { ...process.env, FAULTS: 'short', FAULTS_FIGURES: '' }
  await ended(
    spawn(process.execPath, [vitest, 'run', ...files, ...reporting], { cwd: folder, env, stdio: 'ignore' }),
  )
  try {
    const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { failed: numFailedTests, passed: numPassedTests }
  } catch {
    return { failed: 0, passed: 0 }
  }
}

/** Runs one test file after another until one of them notices. */
const tryOne = async (folder: string, { file, from, to, by }: Mutation): Promise<Outcome> => {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2) return 'not found'
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  try {
    let passed = 0
    for (const files of by) {
      const counts = await test(folder, [files])
      if (counts.failed > 0) return 'noticed'
      passed += counts.passed
    }
    return passed > 0 ? 'survived' : 'does not run'
  } finally {
    writeFileSync(path, source)
  }
}

const words = process.argv.slice(2)
const chosen = allMutations.filter(({ guard, file }) =>
  words.every(word => `${guard} ${file}`.includes(word)),
)
const outcomes = new Map<Mutation, Outcome>()
const queue = [...chosen]

const worker = async (): Promise<void> => {
  const folder = copyProject()
  try {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const outcome = await tryOne(folder, next)
      outcomes.set(next, outcome)
      console.log(`${String(outcomes.size).padStart(3)}  ${outcome.padEnd(13)} ${next.guard}  (${next.file})`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const started = performance.now()
await Promise.all(Array.from({ length: workers }, worker))
const bad = chosen.filter(mutation => outcomes.get(mutation) !== 'noticed')
for (const mutation of bad) {
  console.log(`\n${outcomes.get(mutation)}: ${mutation.guard}\n  ${mutation.file}: ${mutation.from}`)
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(
  `\n${chosen.length} guards taken away, ${chosen.length - bad.length} noticed, in ${minutes} minutes`,
)
process.exitCode = bad.length === 0 && chosen.length > 0 ? 0 : 1
