import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FunctionName } from '#infra/system/functions.ts'
import { functions } from '#infra/system/functions.ts'
import type { Owner } from '#shared/owner/owner-facts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, '.build', 'local')

/** The files and folders that bundles depend on. */
const inputs = ['lambdas', 'shared', 'infra/bundle.ts', 'infra/local', 'infra/system', 'package-lock.json']

const dayMs = 24 * 3600 * 1000

const filesBelow = async (path: string): Promise<string[]> => {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

const hashOfInputs = async (owner: Owner): Promise<string> => {
  const files = (await Promise.all(inputs.map(input => filesBelow(join(root, input))))).flat().sort()
  const contents = await Promise.all(files.map(file => readFile(file)))
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(owner))
  for (const [index, file] of files.entries()) {
    hash.update(`\0${relative(root, file)}\0`).update(contents[index] ?? '')
  }
  return hash.digest('hex').slice(0, 16)
}

// Built in another folder and then renamed: another system that starts at the same time finds all of it or nothing.
const bundleInto = async (target: string, owner: Owner): Promise<void> => {
  const { bundleFunctions } = await import('#infra/bundle.ts')
  const aside = `${target}.${randomUUID()}`
  await bundleFunctions({ outFolder: aside, owner, wrap: 'local' })
  await rename(aside, target).catch(async error => {
    await rm(aside, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  })
}

/** Removes bundles older than a day; another system may still use newer ones. */
const sweepOldBundles = async (kept: string): Promise<void> => {
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry)
    if (path === kept) continue
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > dayMs) await rm(path, { recursive: true, force: true })
  }
}

/** Files for this machine. */
export type Bundles = {
  /** What runs in the thread of a function. */
  runtime: string
  /** What was compiled of them; removed with them. */
  compiled: string
  files: Readonly<Record<FunctionName, string>>
}

/** Returns every function's bundle for this machine, built unless there is one of the same sources. */
export async function bundlesForThisMachine(owner: Owner): Promise<Bundles> {
  const target = join(folder, await hashOfInputs(owner))
  if (!existsSync(target)) {
    await mkdir(folder, { recursive: true })
    await bundleInto(target, owner)
    await sweepOldBundles(target)
  }
  const names = Object.keys(functions) as FunctionName[]
  const files = Object.fromEntries(names.map(name => [name, join(target, name, 'index.mjs')]))
  const runtime = join(target, 'worker.mjs')
  return { runtime, compiled: join(target, 'compiled'), files: files as Record<FunctionName, string> }
}
