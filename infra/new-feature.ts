/**
 * `npm run new:feature <name> [-- --form]` writes the stubs of a feature on every floor: with --form what a
 * visitor sends, without it what a signed-in business sees. They compile; the test fails and says what to write.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { namesOf } from './new-feature/names.ts'
import { registered } from './new-feature/registrations.ts'
import { type Kind, stubsOf } from './new-feature/stubs.ts'

const root = join(import.meta.dirname, '..')

const readOptions = () => {
  const { values, positionals } = parseArgs({
    options: { form: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [name, ...rest] = positionals
  if (!name || rest.length > 0) throw new Error('Say one name: npm run new:feature call-back -- --form')
  const kind: Kind = values.form ? 'form' : 'account'
  return { names: namesOf(name), kind }
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

const nextSteps = (kind: Kind, name: string): string => {
  const fields = `shared/${name}/${name}.ts: its fields, then the words in shared/phrases/{sv,en}/${name}.ts`
  const place =
    kind === 'form'
      ? `web/src/features/${name}: place the form on a page, with '${name}' among the page's phrases`
      : `web/src/features/${name}: place it on a page of web/src/pages/business`
  const mail = `lambdas/${name}/${name}.mails.ts: who gets mail when it is stored; enter it in lambdas/notifications/mails-for-change.ts, and mailsOn in shared/${name}/${name}.entity.ts`
  const test = `test/lambdas/${name}.test.ts: what somebody notices; it fails until you say it`
  const steps = [test, fields, place, ...(kind === 'form' ? [mail] : [])]
  return steps.map((step, place) => `  ${place + 1}. ${step}`).join('\n')
}

try {
  const { names, kind } = readOptions()
  const stubs = stubsOf(kind, names)
  refuseExisting(Object.keys(stubs), names.name)
  const files = { ...stubs, ...registered(kind, names, file => readFileSync(join(root, file), 'utf8')) }
  write(files)
  console.log(
    `Written:\n${Object.keys(files)
      .sort()
      .map(path => `  ${path}`)
      .join('\n')}`,
  )
  console.log(`Next:\n${nextSteps(kind, names.name)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
