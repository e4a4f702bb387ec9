import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orphan, plantedImports, validFiles } from './planted-imports.ts'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)
const floors = ['shared', 'lambdas', 'infra', 'web', 'test']

type Rules = { forbidden: { name: string; comment: string }[]; options: ICruiseOptions }
const configurations = ['.dependency-cruiser.cjs', '.dependency-cruiser.visitors.cjs'].map(
  file => require(join(projectRoot, file)) as Rules,
)
const rules = configurations.flatMap(({ forbidden }) => forbidden)

/** Returns the violations in a tree, as `file: rule`. */
const violationsIn = async (baseDir: string): Promise<string[]> => {
  const found = configurations.map(async ({ forbidden, options }) => {
    const ruleSet = { forbidden } as ICruiseOptions['ruleSet']
    const { output } = await cruise(floors, { ...options, ruleSet, validate: true, baseDir })
    return (output as ICruiseResult).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  })
  return (await Promise.all(found)).flat()
}

describe('the tree', () => {
  it('breaks no rule', async () => {
    expect(await violationsIn(projectRoot)).toEqual([])
  })
})

describe('every rule', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-imports-'))
  let violations: string[]

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  beforeAll(async () => {
    const planted = Object.values(plantedImports).flat()
    for (const [path, text] of Object.entries(validFiles)) write(path, text)
    for (const { at, imports, beside } of planted) {
      for (const [path, text] of Object.entries(beside ?? {})) write(path, text)
      write(at, `import '${imports}'\n`)
    }
    const imported = [...planted.map(({ at }) => at), ...Object.keys(validFiles)]
    write('test/everything.test.ts', imported.map(path => `import '#${path}'\n`).join(''))
    write(orphan, 'export const forgotten = 1\n')
    const { imports, dependencies, devDependencies } = require(join(projectRoot, 'package.json'))
    write('package.json', JSON.stringify({ imports, dependencies, devDependencies }))
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
    violations = await violationsIn(folder)
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it('has a planted violation and a comment with its reason', () => {
    expect(rules.map(({ name }) => name).sort()).toEqual(Object.keys(plantedImports).sort())
    expect(rules.filter(({ comment }) => !comment)).toEqual([])
  })

  const planted = Object.entries(plantedImports).flatMap(([name, files]) =>
    files.map(({ at, imports }) => [name, at, imports] as const),
  )

  it.each(planted)('%s: reports %s, which imports %s, and no other rule does', (name, at) => {
    expect(violations.filter(violation => violation.startsWith(`${at}: `))).toEqual([`${at}: ${name}`])
  })

  it('no-orphans: reports a file that nobody imports', () => {
    expect(violations.filter(violation => violation.includes(orphan))).toEqual([`${orphan}: no-orphans`])
  })

  it('accepts valid files', () => {
    const sound = Object.keys(validFiles)
    expect(violations.filter(violation => sound.some(path => violation.startsWith(`${path}: `)))).toEqual([])
  })
})
