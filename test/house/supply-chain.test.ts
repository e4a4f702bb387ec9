import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
type Locked = {
  version: string
  integrity?: string
  /** It came inside another package, whose integrity covers it. */
  inBundle?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  os?: string
  cpu?: string
}
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** The packages of Node itself: npm scripts use whichever fits the platform as `node`. */
const nodes = locked.filter(([path]) => /^node_modules\/node-(bin-)?(linux|darwin|win)-\w+$/.test(path))

it('every package has an integrity hash, so that no other can replace it', () => {
  expect(locked.length).toBeGreaterThan(300)
  const unknown = locked.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  )
  expect(unknown.map(([path]) => path)).toEqual([])
})

it('Node comes for Linux, macOS and Windows, each as a package of the lock file', () => {
  expect(nodes.map(([, { os, cpu }]) => `${os} ${cpu}`).sort()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ])
  for (const [path, { version, optional }] of nodes) {
    expect(optional, path).toBe(true)
    expect(version, path).toMatch(/^24\./)
  }
})

it('no package may run a script at installation', () => {
  const withScript = locked.filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
  const decided = read('package.json').allowScripts
  for (const [path] of withScript)
    expect(decided, path).toHaveProperty([path.replace('node_modules/', '')], false)
  expect(withScript.length).toBe(Object.keys(decided).length)
})

it('an npm script runs on Node 24, whichever Node started npm', () => {
  const answer = execFileSync(join(root, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' })
  expect(answer).toMatch(/^v24\./)
})
