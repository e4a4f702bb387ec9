/**
 * `npm run new:feature <name> [-- --form --mail --list]` writes a feature on every floor: with --form a form that
 * visitors send, with --mail the mails about it, with --list its commands for operators; without --form what a
 * signed-in business sees. It compiles, and its test passes.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { namesOf, type Part } from './new-feature/names.ts'
import { nextSteps } from './new-feature/next-steps.ts'
import { registered } from './new-feature/registrations.ts'
import { stubsOf } from './new-feature/stubs.ts'

const root = join(import.meta.dirname, '..')

const readOptions = () => {
  const { values, positionals } = parseArgs({
    options: { form: { type: 'boolean' }, mail: { type: 'boolean' }, list: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [name, ...rest] = positionals
  if (!name || rest.length > 0) throw new Error('Give one name: npm run new:feature call-back -- --form')
  if (!values.form && (values.mail || values.list)) throw new Error('--mail and --list need --form')
  const optional = (['mail', 'list'] as const).filter(part => values[part])
  const parts: readonly Part[] = values.form ? ['form', ...optional] : ['account']
  return { names: namesOf(name), parts }
}

const refuseExisting = (paths: readonly string[], name: string) => {
  const folders = ['shared', 'lambdas', 'web/src/features'].map(floor => `${floor}/${name}`)
  const found = [...folders, ...paths].find(path => existsSync(join(root, path)))
  if (found) throw new Error(`There is a ${found} already; nothing was written`)
}

const write = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  // Line widths and the order of imports depend on the name.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'check', '--write', '--vcs-enabled=false', ...Object.keys(files)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** The bill counts functions and alarms; returns whether it has changed. */
const renewCosts = (): boolean => {
  const page = join(root, 'docs/cost.md')
  const before = readFileSync(page, 'utf8')
  execFileSync(process.execPath, ['infra/cost/print.ts', '--write'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return readFileSync(page, 'utf8') !== before
}

const listed = (paths: readonly string[]) => paths.toSorted().map(path => `  ${path}`)

try {
  const { names, parts } = readOptions()
  const stubs = stubsOf(parts, names)
  refuseExisting(Object.keys(stubs), names.name)
  const changed = registered(parts, names, file => readFileSync(join(root, file), 'utf8'))
  write({ ...stubs, ...changed })
  const isDearer = renewCosts()
  const steps = nextSteps(parts, names).map((step, index) => `  ${index + 1}. ${step}`)
  const report = [
    'Written:',
    ...listed(Object.keys(stubs)),
    'Changed:',
    ...listed(Object.keys(changed)),
    ...(isDearer ? ['Renewed, because the bill has changed: docs/cost.md'] : []),
  ]
  console.log([...report, 'Next:', ...steps].join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
