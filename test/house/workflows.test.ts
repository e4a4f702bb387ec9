import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).sort()

/** The one version of each action that all workflows use. */
const pins = new Map<string, Set<string>>()

describe.each(workflows)('%s', path => {
  const text = readFileSync(join(root, path), 'utf8')

  it('runs actions by commit hash, which a moved tag does not change', () => {
    const used = [...text.matchAll(/uses: (\S+)@(.*)$/gm)]
    expect(used.length).toBeGreaterThan(1)
    for (const [, action = '', version = ''] of used) {
      expect(version, action).toMatch(/^[\da-f]{40} # v\d+\.\d+\.\d+$/)
      pins.set(action, (pins.get(action) ?? new Set()).add(version))
    }
  })

  it('may only read, unless a job declares more', () => {
    expect(/^permissions:\n((?: {2}.*\n)+)/m.exec(text)?.[1]).toBe('  contents: read\n')
  })

  it('holds no AWS key, and gives pull requests of strangers no token', () => {
    expect(text).not.toMatch(/aws-access-key-id|secrets\.|pull_request_target/)
  })

  it('never puts text of others into a command', () => {
    const commands = [...text.matchAll(/run: (?:\|\n((?: {10}.*\n)+)|(.+))/g)].map(
      ([, many, one]) => many ?? one,
    )
    expect(commands.length).toBeGreaterThan(0)
    for (const command of commands) expect(command).not.toContain('${{')
  })

  it('runs existing commands', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script)
    expect(named.filter(script => !(script in scripts))).toEqual([])
  })
})

it('all workflows take the same version of an action', () => {
  expect(workflows).toHaveLength(3)
  for (const [action, versions] of pins) expect(versions.size, action).toBe(1)
})

it('AWS is reached by a role that only the job of its environment may assume', () => {
  const jobs = workflows
    .flatMap(path => readFileSync(join(root, path), 'utf8').split(/^ {2}(?=\w+:$)/m))
    .filter(job => job.includes('configure-aws-credentials@'))
  expect(jobs).toHaveLength(1)
  for (const job of jobs) {
    expect(job).toMatch(/^ {4}environment: /m)
    expect(job).toContain('id-token: write')
  }
})

it('the code of a pull request runs without any access to AWS', () => {
  const text = readFileSync(join(root, '.github/workflows/deploy.yml'), 'utf8')
  const jobs = text.split(/^ {2}(?=\w+:$)/m).slice(1)
  const asked = jobs.filter(job => /^ {4}if: .*event_name == 'pull_request'/m.test(job))
  expect(asked).toHaveLength(1)
  for (const job of asked) {
    expect(job).not.toMatch(/id-token|environment:|configure-aws-credentials|vars\.|uses: \.\//)
    expect(job).toContain('node infra/diff.ts')
  }
})
