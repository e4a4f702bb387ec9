import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentSecurityPolicy } from '#infra/system/site.ts'
import { modulesFor } from '#web/app-files.ts'
import { buildSite } from '#web/build.ts'
import type { SiteManifest } from '#web/site-manifest.ts'
import { browserBuild } from '#web/vite-options.ts'
import { realOwner } from '../builders/real-owner.ts'
import { findingsIn } from './valid-html.ts'

let folder = ''
let manifest: SiteManifest
const documents = new Map<string, string>()

const deskFile = 'operator.html'
let desk = ''

const fileOf = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)
const documentOf = (file: string): string => documents.get(file) ?? ''
const publicFiles = (): string[] => [...manifest.pages.map(fileOf), '404.html', 'en/404.html']
const inside = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => text ?? '')
const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0
const wireBytes = (content: string | Buffer): number => brotliCompressSync(content).length
/** Returns what a person reads on a page: no head, no scripts, no tags. */
const readable = (html: string): string =>
  html.replace(/<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '\n')

const warnings: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const warn = vi.spyOn(console, 'warn').mockImplementation((...words) => warnings.push(words.join(' ')))
  const outDir = await buildSite({
    outDir: join(folder, 'site'),
    siteOrigin: 'https://example.test',
    owner: realOwner,
  })
  warn.mockRestore()
  manifest = JSON.parse(await readFile(join(outDir, 'site.json'), 'utf8'))
  for (const file of await readdir(outDir, { recursive: true }))
    if (file === deskFile) desk = await readFile(join(outDir, file), 'utf8')
    else if (file.endsWith('.html')) documents.set(file, await readFile(join(outDir, file), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('has a desk of its own, whose script is in no file that anybody else downloads', async () => {
  const [script = ''] = /src="\/(assets\/desk-[^"]+)"/.exec(desk)?.slice(1) ?? []
  expect(desk).toContain('noindex')
  expect(inside(desk, 'script').join('') + inside(desk, 'style').join('')).toBe('')
  const outDir = join(folder, 'site')
  expect(await readFile(join(outDir, script), 'utf8')).toContain('mark-paid')
  for (const file of await readdir(outDir, { recursive: true })) {
    if (file === deskFile || file.startsWith('assets/desk-') || !/\.(html|js)$/.test(file)) continue
    const text = await readFile(join(outDir, file), 'utf8')
    expect([file, /assets\/desk-|mark-paid|\/api\/operator/.exec(text)?.[0]]).toEqual([file, undefined])
  }
})

it('is built for its owner, page and security.txt', async () => {
  expect(readable(documentOf('imprint.html'))).toContain(realOwner.legalName)
  expect(documentOf('index.html')).toContain(`"vatID":"${realOwner.vatNumber}"`)
  const security = await readFile(join(folder, 'site/.well-known/security.txt'), 'utf8')
  expect(security).toContain(`mailto:${realOwner.email}`)
  expect(Date.parse(/Expires: (.+)/.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now())
})

it('has an address for paper on every page that visitors see, and in no script', async () => {
  const line = `${realOwner.street}, ${realOwner.postalCode} ${realOwner.city}`
  for (const file of publicFiles()) expect(inside(documentOf(file), 'address').join(), file).toContain(line)
  const [app = ''] = /data-app="([^"]+)"/.exec(documentOf('index.html'))?.slice(1) ?? []
  for (const script of app.split(' '))
    expect(await readFile(join(folder, 'site', script), 'utf8'), script).not.toContain(realOwner.street)
})

it('is built without a warning', () => {
  expect(warnings).toEqual([])
})

describe('every document', () => {
  it('is valid HTML', () => {
    for (const [file, html] of documents)
      expect(findingsIn(html, file === 'app.html' ? 'shell' : 'page'), file).toEqual([])
  })

  it('has its script before its styles, which would delay what the script fetches', () => {
    for (const [file, html] of documents) {
      const script = html.indexOf('<script>')
      expect(script, file).toBeGreaterThan(0)
      expect(script, file).toBeLessThan(html.indexOf('<style>'))
    }
  })
})

describe('every page', () => {
  it('is there in both languages', () => {
    expect(manifest.pages).toContain('/')
    expect(manifest.pages).toContain('/en')
    for (const file of publicFiles())
      expect(documentOf(file), file).toContain(`<html lang="${/^en[./]/.test(file) ? 'en' : 'sv'}"`)
  })

  it('has one main, one h1 and all its text without a script', () => {
    for (const file of publicFiles()) {
      expect(count(documentOf(file), /<main\b/g), file).toBe(1)
      expect(count(documentOf(file), /<h1\b/g), file).toBe(1)
      expect(documentOf(file), file).not.toMatch(/<template|\$RC|<div hidden/)
    }
  })

  it('brings at most 100 KB of script on the first touch', async () => {
    const sizes = new Map<string, number>()
    const sizeOf = async (address: string): Promise<number> => {
      const size = sizes.get(address) ?? wireBytes(await readFile(join(folder, 'site', address)))
      sizes.set(address, size)
      return size
    }
    // The page of a mail's link starts at once, and parses the reply with the schemas: it does not wait for a touch.
    for (const file of publicFiles().filter(file => !documentOf(file).includes(' data-now=""'))) {
      let sum = 0
      for (const address of /data-app="([^"]+)"/.exec(documentOf(file))?.[1]?.split(' ') ?? [])
        sum += await sizeOf(address)
      expect(sum, file).toBeGreaterThan(50 * 1_024)
      expect(sum, file).toBeLessThanOrEqual(100 * 1_024)
    }
  })

  it('has a title and a description of its own, and names its other language', () => {
    const titles = new Set(publicFiles().map(file => inside(documentOf(file), 'title')[0]))
    expect(titles.size).toBe(publicFiles().length)
    for (const address of manifest.pages) {
      const html = documentOf(fileOf(address))
      expect(html, address).toMatch(/<meta name="description" content="[^"]{40,}">/)
      expect(html, address).toMatch(/hreflang="en" href="https:\/\/example\.test\/en/)
      expect(html, address).toMatch(/hreflang="sv" href="https:\/\/example\.test\/(?!en)/)
    }
    expect(documentOf('index.html')).toContain('<link rel="canonical" href="https://example.test/">')
    expect(documentOf('en.html')).toContain('<link rel="canonical" href="https://example.test/en">')
  })

  it('prefetches nothing in the other language before that is chosen', () => {
    const rules = inside(documentOf('index.html'), 'script').find(text => text.includes('"prerender"'))
    expect(JSON.parse(rules ?? '{}').prerender[0].where.and).toContainEqual({
      not: { selector_matches: 'a[hreflang]' },
    })
    for (const file of publicFiles()) expect(documentOf(file), file).toMatch(/<a [^>]*hreflang="(?:sv|en)"/i)
  })

  it('is in English on English pages', () => {
    const swedish = /[åäö]|\b(?:och|inte|vi|är|för|som|med|till|eller)\b/i
    const allowed = /^(?:Svenska)?$/
    for (const file of publicFiles().filter(file => /^en[./]/.test(file)))
      for (const line of readable(documentOf(file)).split('\n'))
        if (!allowed.test(line.trim())) expect(line, file).not.toMatch(swedish)
  })
})

describe('the policy', () => {
  const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it('names the inline scripts and styles of every document, which are the same in each', () => {
    for (const [file, html] of documents) {
      const scripts = [
        ...inside(html.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/, ''), 'script'),
      ]
      expect(scripts.map(sha), file).toEqual(manifest.scriptHashes)
      expect(inside(html, 'style').map(sha), file).toEqual(manifest.styleHashes)
      expect(html.replace(/<script[\s\S]*?<\/script>/g, ''), file).not.toMatch(/\sstyle="|\son\w+="/)
    }
  })

  it('stays short enough for the edge', () => {
    expect(manifest.scriptHashes.length + manifest.styleHashes.length).toBeLessThanOrEqual(10)
    expect(
      contentSecurityPolicy(manifest, 'https://cognito-idp.eu-north-1.amazonaws.com').length,
    ).toBeLessThan(1_700)
  })
})

describe('the front page', () => {
  it('has at most a kilobyte of script before the first touch, and no file of it', () => {
    const html = documentOf('index.html')
    expect(
      wireBytes(inside(html, 'script').find(text => text.includes('addEventListener')) ?? ''),
    ).toBeLessThanOrEqual(1_024)
    expect(html).not.toMatch(/<script[^>]+src=|modulepreload|rel="stylesheet"/)
  })

  it('names the counting script, of at most 6 KB, which loads with consent only', async () => {
    const html = documentOf('index.html')
    const [, address = ''] = /<html [^>]*data-analytics="([^"]+)"/.exec(html) ?? []
    const code = await readFile(join(folder, 'site', address), 'utf8')
    expect(wireBytes(code)).toBeLessThanOrEqual(6 * 1_024)
    expect(code, 'it stands alone').not.toMatch(/\bimport\b/)
    expect(html.match(/\/assets\/analytics/g)).toHaveLength(1)
  })

  it('weighs at most 60 KB with its typeface', async () => {
    const html = documentOf('index.html')
    const font = /rel="preload" href="([^"]+\.woff2)"/.exec(html)?.[1] ?? ''
    const fontBytes = (await readFile(join(folder, 'site', font))).length
    expect(fontBytes).toBeLessThanOrEqual(25 * 1_024)
    expect(wireBytes(html) + fontBytes).toBeLessThanOrEqual(60 * 1_024)
  })
})

it('gives the signed-in areas an empty shell that loads at once', () => {
  expect(documentOf('app.html')).toContain('<div id="root"></div>')
  expect(documentOf('app.html')).toMatch(/<html [^>]*data-now/)
})

describe('the first view of a signed-in area', () => {
  /** What the shell fetches for such a session, in a language. */
  const filesFor = (view: string): string[] =>
    new RegExp(`<html [^>]*data-${view}="([^"]+)"`).exec(documentOf('app.html'))?.[1]?.split(' ') ?? []
  /** CloudFront compresses nothing below a thousand bytes. */
  const onTheWire = (code: Buffer): number => (code.length < 1_000 ? code.length : wireBytes(code))

  it.each(['svbusiness', 'svpartner', 'enbusiness', 'enpartner'])(
    'brings at most 127 KB of script: %s',
    async view => {
      let sum = 0
      for (const file of filesFor(view)) sum += onTheWire(await readFile(join(folder, 'site', file)))
      expect(sum).toBeGreaterThan(100 * 1_024)
      expect(sum, 'the bar is 130 KB with the headers of each file').toBeLessThanOrEqual(127 * 1_024)
    },
  )

  let output: Rolldown.RolldownOutput['output']

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const built = await build(browserBuild(join(folder, 'chunks'), realOwner))
    vi.unstubAllEnvs()
    output = (built as Rolldown.RolldownOutput).output
  })

  it('asks who is there before anything else has come', () => {
    const asking = modulesFor(output, ['web/src/app/early-request.ts'])
    const held = output.flatMap(file =>
      file.type === 'chunk' && asking.includes(`/${file.fileName}`) ? file.moduleIds : [],
    )
    expect(held.map(id => id.replace(/^.*\/web\/src\//, '')).toSorted()).toEqual([
      'app/early-request.ts',
      'platform/sessions-mark.ts',
      'platform/stored-token.ts',
    ])
    for (const view of ['sv', 'svbusiness', 'enpartner']) expect(filesFor(view)).toContain(asking[0])
  })

  it('has no header and footer of the public pages', () => {
    const [frame = ''] = modulesFor(output, ['web/src/pages/public/layout/Layout.tsx'])
    expect(documentOf('index.html')).toContain(frame)
    for (const view of ['svbusiness', 'svpartner', 'enbusiness', 'enpartner'])
      expect(filesFor(view)).not.toContain(frame)
  })

  it('loads without the library that renews tokens', async () => {
    for (const view of ['svbusiness', 'svpartner'])
      for (const file of filesFor(view))
        expect(await readFile(join(folder, 'site', file), 'utf8')).not.toContain('RevokeToken')
  })
})

it('has the texts of the specification on the not-found page', () => {
  expect(documentOf('en/404.html')).toContain('Oops! Page not found')
  for (const file of ['404.html', 'en/404.html']) expect(readable(documentOf(file))).toContain('404')
})
