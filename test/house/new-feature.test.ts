import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(mkdtempSync(join(tmpdir(), 'new-feature-')), 'project')

const files = ['package.json', 'tsconfig.json', 'biome.json', '.dependency-cruiser.cjs', 'docs/data-model.md']
const floors = ['shared', 'lambdas', 'infra', 'web/src', 'test/builders', 'test/lambdas', 'test/infra']

/** Copies the project without its dependencies and build output; they are linked, or not needed. */
const copyProject = () => {
  mkdirSync(join(folder, 'web'), { recursive: true })
  for (const path of [...files, ...floors]) {
    cpSync(join(projectRoot, path), join(folder, path), { recursive: true })
  }
  // What infra may know of the site.
  for (const file of ['build.ts', 'site-manifest.ts'])
    cpSync(join(projectRoot, 'web', file), join(folder, 'web', file))
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
}

const run = (command: string, ...options: string[]) => {
  // Without the environment of this test run, so that the inner run counts its own tests.
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...options], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const newFeature = (...options: string[]) => run('infra/new-feature.ts', ...options)
const bin = (path: string) => join('node_modules', path)

const tsconfig = (name: string) =>
  JSON.stringify({
    extends: './tsconfig.json',
    include: [
      'shared/phrases',
      'infra/system',
      ...['shared', 'lambdas', 'web/src/features'].map(floor => `${floor}/${name}`),
      `test/lambdas/${name}.test.ts`,
    ],
  })

beforeAll(copyProject)
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

describe.each([
  { name: 'call-back', options: ['--form'], kind: 'what a visitor sends' },
  { name: 'site-visits', options: [], kind: 'what a business sees' },
])('a new feature for $kind', ({ name, options }) => {
  let made: ReturnType<typeof run>

  beforeAll(() => {
    made = newFeature(name, ...options)
  })

  it('has its files on every floor, and prints what to write next', () => {
    expect(made).toMatchObject({ status: 0 })
    for (const path of [
      `shared/${name}/${name}.ts`,
      `shared/phrases/sv/${name}.ts`,
      `shared/phrases/en/${name}.ts`,
      `lambdas/${name}/${name}.http.ts`,
      `lambdas/${name}/${name}.store.ts`,
      `web/src/features/${name}/`,
      `test/lambdas/${name}.test.ts`,
      'infra/system/',
      'docs/data-model.md',
      'Next:',
    ]) {
      expect(made.said).toContain(path)
    }
  })

  it('compiles', () => {
    writeFileSync(join(folder, `tsconfig.${name}.json`), tsconfig(name))
    expect(run(bin('typescript/bin/tsc'), '--noEmit', '-p', `tsconfig.${name}.json`)).toEqual({
      status: 0,
      said: '',
    })
  })

  it('imports only what it may', () => {
    const cruised = ['shared', 'lambdas', 'infra/system', 'web/src', `test/lambdas/${name}.test.ts`]
    const { said } = run(
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      ...cruised,
    )
    expect(said).toContain('dependencies cruised')
    expect(said.split('\n').filter(line => line.includes(name))).toEqual([])
  })

  it('has a test that runs, and fails until somebody writes it', () => {
    const { status, said } = run(bin('vitest/vitest.mjs'), 'run', `test/lambdas/${name}.test.ts`)
    expect(status).toBe(1)
    expect(said).toContain(`of ${name} in test/lambdas/${name}.test.ts`)
    expect(said).toMatch(/Tests\s+1 failed \| 1 passed \(2\)/)
  })

  it('is never overwritten', () => {
    const test = join(folder, `test/lambdas/${name}.test.ts`)
    writeFileSync(test, '// mine')
    expect(newFeature(name, ...options)).toEqual({
      status: 1,
      said: `There is a shared/${name} already; nothing was written\n`,
    })
    expect(readFileSync(test, 'utf8')).toBe('// mine')
  })
})

describe('a name', () => {
  it.each([
    ['CallBack', 'is not kebab-case'],
    ['call_back', 'is not kebab-case'],
    ['../escape', 'is not kebab-case'],
    ['export', 'is a word that TypeScript keeps for itself'],
    ['newsletter', 'There is a shared/newsletter already'],
    ['platform', 'There is a lambdas/platform already'],
    ['errors', 'There is a shared/phrases/sv/errors.ts already'],
  ])('like %s is refused', (name, reason) => {
    const { status, said } = newFeature(name)
    expect(status).toBe(1)
    expect(said).toContain(reason)
  })
})
