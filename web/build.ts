import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { exampleOwner } from '#shared/owner/example-owner.ts'
import type { Owner } from '#shared/owner/owner-facts.ts'
import { buildKey } from './build-key.ts'
import { buildDesk } from './desk.ts'
import { prerenderSite } from './prerender.ts'
import { securityTxtExpires } from './security-txt.ts'
import { rendererFolder } from './site-manifest.ts'
import { browserBuild, projectRoot, serverBuild } from './vite-options.ts'

export type BuildOptions = {
  outDir?: string
  /**
   * Origin of canonical and alternate addresses. In the cloud it is known only with a custom domain; if it is empty,
   * they are relative to whatever host serves the page, which is right for a stage without one.
   */
  siteOrigin?: string
  /** The facts of the stage's owner; those of the examples by default. */
  owner?: Owner
}

type Content = { siteOrigin: string; owner: Owner; securityTxtExpires: string }

const optionsOf = ({
  outDir = join(projectRoot, 'web/dist'),
  siteOrigin = '',
  owner = exampleOwner,
}: BuildOptions): { outDir: string; content: Content } => ({
  outDir,
  content: { siteOrigin, owner, securityTxtExpires: securityTxtExpires(new Date()) },
})

const scratch = join(projectRoot, '.build')

/** Builds into a temporary folder, so that readers never see half a site. */
const buildInto = async (site: string, content: Content, key: string): Promise<void> => {
  const browser = await build(browserBuild(site, content.owner))
  await build(serverBuild(join(site, rendererFolder), content.owner))
  const { output } = browser as Rolldown.RolldownOutput
  await buildDesk(site)
  await prerenderSite(output, { ...content, build: key.slice(0, 16) }, site)
}

/** React and Vite depend on NODE_ENV; our build is always for production, also when run by a test. */
const forVisitors = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** Moves a folder in one step; one on another file system is first copied beside its place. */
const moveFolder = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const beside = await mkdtemp(`${to}-`)
    await cp(from, beside, { recursive: true })
    await rename(beside, to)
  }
}

/** Builds the public site, the shell of the signed-in areas and site.json. Returns the folder. */
export const buildSite = async (options: BuildOptions = {}): Promise<string> => {
  const { outDir, content } = optionsOf(options)
  await mkdir(scratch, { recursive: true })
  const folder = await mkdtemp(join(scratch, 'site-'))
  try {
    const key = await buildKey(content)
    await forVisitors(() => buildInto(join(folder, 'site'), content, key))
    await rm(outDir, { recursive: true, force: true })
    await mkdir(dirname(outDir), { recursive: true })
    await moveFolder(join(folder, 'site'), outDir)
    await writeFile(keyFile(outDir), key)
    return outDir
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The path of the build's key, outside of the folder, which is served as it is. */
const keyFile = (outDir: string): string =>
  join(scratch, `${createHash('sha256').update(outDir).digest('hex').slice(0, 16)}.key`)

/** Like `buildSite`, but skips the build if the sources have not changed. */
export const buildSiteIfStale = async (options: BuildOptions = {}): Promise<string> => {
  const { outDir, content } = optionsOf(options)
  const [key, built] = await Promise.all([
    buildKey(content),
    readFile(keyFile(outDir), 'utf8').catch(() => undefined),
  ])
  return key === built && existsSync(join(outDir, 'site.json')) ? outDir : buildSite(options)
}

if (import.meta.main) await buildSite()
