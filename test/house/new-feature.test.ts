import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(mkdtempSync(join(tmpdir(), 'new-feature-')), 'project')

const notCopied = ['node_modules', '.git', '.local', 'dist', 'cdk.out']

/** The project without what was built; its dependencies are linked. */
const copyProject = () => {
  cpSync(projectRoot, folder, { recursive: true, filter: path => !notCopied.includes(basename(path)) })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
}

const run = (command: string, ...options: string[]) => {
  // Without the variables of this test run, the inner one counts its own tests.
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...options], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const newFeature = (...options: string[]) => run('infra/new-feature.ts', ...options)
const bin = (path: string) => join('node_modules', path)

/** The files that the generator lists below a heading. */
const filesBelow = (output: string, heading: 'Written' | 'Changed'): string[] =>
  (output.split(`${heading}:\n`)[1] ?? '').split(/\n(?! )/)[0]?.match(/\S+/g) ?? []

const edit = (path: string, from: string, to: string) => {
  const text = readFileSync(join(folder, path), 'utf8')
  expect(text, path).toContain(from)
  writeFileSync(join(folder, path), text.replace(from, to))
}

/** A page of the website that has a button for a dialog. */
const aPage = () =>
  globSync('web/src/pages/public/**/*.tsx', { cwd: folder })
    .toSorted()
    .find(path => readFileSync(join(folder, path), 'utf8').includes('</DialogButton>')) ?? ''

/** What a newcomer does by hand: another field with its words, and a button on a page. */
const editByHand = (): string[] => {
  const [fields, sv, en] = ['call-back/call-back', 'phrases/sv/call-back', 'phrases/en/call-back'].map(
    path => `shared/${path}.ts`,
  ) as [string, string, string]
  edit(fields, '  description:', '  company: requiredLine({ max: 120 }),\n  description:')
  edit(
    fields,
    "  { name: 'description'",
    "  { name: 'company', type: 'text', autoComplete: 'organization' },\n  { name: 'description'",
  )
  edit(sv, "    description: 'Beskrivning'", "    company: 'Företag',\n    description: 'Beskrivning'")
  edit(en, "    description: 'Description'", "    company: 'Company',\n    description: 'Description'")
  const page = aPage()
  edit(page, '</DialogButton>', '</DialogButton>\n<DialogButton opens="call-back">+46</DialogButton>')
  return [fields, sv, en, page]
}

const features = [
  { name: 'call-back', options: ['--form', '--mail', '--list'] },
  { name: 'site-news', options: ['--form'] },
  { name: 'site-visits', options: [] },
]
const outputs = new Map<string, string>()
let handmade: string[]

beforeAll(() => {
  copyProject()
  for (const { name, options } of features) {
    const { status, output } = newFeature(name, ...options)
    expect(status, output).toBe(0)
    outputs.set(name, output)
  }
  handmade = editByHand()
})
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const madeFor = (name: string, heading: 'Written' | 'Changed') => filesBelow(outputs.get(name) ?? '', heading)
const everyMade = () => [
  ...new Set(features.flatMap(({ name }) => [...madeFor(name, 'Written'), ...madeFor(name, 'Changed')])),
]

describe('a form with mails and a list', () => {
  it('is written, entered and finished by hand in as many files as CONTRIBUTING says', () => {
    const contributing = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8')
    const [, ...counts] =
      /writes (\d+) files, enters them in (\d+) .*?\b(\d+) are left to you.*? (\d+) files in all/s.exec(
        contributing,
      ) ?? []
    const [written, changed] = [madeFor('call-back', 'Written'), madeFor('call-back', 'Changed')]
    const all = new Set([...written, ...changed, ...handmade])
    expect(counts.map(Number)).toEqual([written.length, changed.length, handmade.length, all.size])
  })

  it('needs no file by hand that the generator does not name', () => {
    const steps = outputs.get('call-back')?.split('Next:\n')[1] ?? ''
    for (const path of handmade.slice(0, 3)) expect(steps).toContain(path)
    expect(steps).toContain('<DialogButton opens="call-back">')
  })
})

describe('new features of each kind, one of them edited by hand', () => {
  it('compile', () => {
    expect(run(bin('typescript/bin/tsc'), '--noEmit', '--checkers', '1')).toEqual({ status: 0, output: '' })
  })

  it('are formatted and linted', () => {
    const biome = bin('@biomejs/biome/bin/biome')
    const { status, output } = run(biome, 'check', '--vcs-enabled=false', ...everyMade())
    expect(status, output).toBe(0)
  })

  it('import what they may', () => {
    const cruiser = bin('dependency-cruiser/bin/dependency-cruise.mjs')
    const { status, output } = run(
      cruiser,
      '--config',
      '.dependency-cruiser.cjs',
      'shared',
      'lambdas',
      'infra',
      'web',
      'test',
    )
    expect(status, output).toBe(0)
  })

  it('have no dead code, apart from what is still to be placed on a page', () => {
    const { output } = run(bin('knip/bin/knip.js'), '--reporter', 'compact')
    const found = output.split('\n').filter(line => /call-back|site-news|site-visits|filled-in/.test(line))
    expect(found.filter(line => !line.includes('web/src/features/site-visits/'))).toEqual([])
  })

  it('pass their own tests, and those of the registries that they are entered in', () => {
    const tests = [
      ...features.map(({ name }) => `test/lambdas/${name}.test.ts`),
      'test/lambdas/mail-quality.test.ts',
      'test/lambdas/unproven-mails.test.ts',
      'test/house/data-model.test.ts',
      'test/house/entities.test.ts',
      'test/house/phrases.test.ts',
      'test/infra/stacks/routes.test.ts',
      'test/infra/system',
      'test/web/desk/action-names.test.ts',
      'test/web/desk/history-names.test.ts',
      'test/web/desk/swedish-commands.test.ts',
    ]
    const { status, output } = run(bin('vitest/vitest.mjs'), 'run', '--project', 'floors', ...tests)
    expect(status, output).toBe(0)
    for (const { name } of features)
      expect(output).toMatch(new RegExp(`test/lambdas/${name}.test.ts.*\\d+ tests?`))
  })

  it.each(features)('are never written over: $name', ({ name, options }) => {
    expect(newFeature(name, ...options)).toEqual({
      status: 1,
      output: `There is a shared/${name} already; nothing was written\n`,
    })
  })
})

describe('a name', () => {
  it.each([
    ['CallBack', 'is not kebab-case'],
    ['call_back', 'is not kebab-case'],
    ['../escape', 'is not kebab-case'],
    ['export', 'is a reserved word of TypeScript'],
    ['newsletter', 'There is a shared/newsletter already'],
    ['platform', 'There is a lambdas/platform already'],
    ['errors', 'There is a shared/phrases/sv/errors.ts already'],
  ])('like %s is refused', (name, reason) => {
    const { status, output } = newFeature(name)
    expect(status).toBe(1)
    expect(output).toContain(reason)
  })

  it('is refused with mails or a list, but no form', () => {
    expect(newFeature('call-me', '--mail')).toEqual({ status: 1, output: '--mail and --list need --form\n' })
  })
})
