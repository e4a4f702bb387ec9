import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync(['*.md', '{docs,shared,lambdas,infra,web,test}/**/*.md'], { cwd: projectRoot }).sort()
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const scripts = Object.keys(JSON.parse(read('package.json')).scripts)

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Returns whether a relative link leads to a file, and its anchor to a heading in it. */
const resolves = (from: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#')
  const target = path ? resolve(projectRoot, dirname(from), path) : join(projectRoot, from)
  return existsSync(target) && (anchor === undefined || anchorsIn(target).includes(anchor))
}

const links = files.flatMap(file =>
  [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => [file, link] as const),
)

describe('the documents', () => {
  it('link to existing files and headings', () => {
    const relative = links.filter(([, link]) => !/^(?:https?|mailto):/.test(link))
    expect(relative.length).toBeGreaterThan(40)
    expect(relative.filter(([file, link]) => !resolves(file, link))).toEqual([])
  })

  it('name existing source files', () => {
    const named = files.flatMap(file =>
      [...read(file).matchAll(/`((?:shared|lambdas|infra|web|test)\/[\w./-]+\.\w+)`/g)].map(
        ([, path = '']) => [file, path] as const,
      ),
    )
    // CONTRIBUTING shows what a feature named call-back would be.
    const missing = named.filter(
      ([, path]) => !path.includes('call-back') && !existsSync(join(projectRoot, path)),
    )
    expect(missing).toEqual([])
  })

  it('name existing commands', () => {
    const named = files.flatMap(file =>
      [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script),
    )
    expect(named.filter(script => !scripts.includes(script))).toEqual([])
  })
})

describe('the README', () => {
  it.each(scripts)('lists npm run %s', script => {
    const listed = [...read('README.md').matchAll(/`(?:npm (?:run )?)?([\w:-]+)`/g)].map(([, name]) => name)
    expect(listed).toContain(script)
  })

  it('links to every document', () => {
    const led = links.filter(([file]) => file === 'README.md').map(([, link]) => link.split('#')[0])
    const documents = globSync('docs/*.md', { cwd: projectRoot })
    expect(led).toEqual(expect.arrayContaining(documents))
  })
})
