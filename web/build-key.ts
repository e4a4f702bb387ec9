import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const projectRoot = fileURLToPath(new URL('..', import.meta.url))
const sources = ['web', 'shared', 'package-lock.json']

const filesUnder = async (path: string): Promise<string[]> => {
  if (path.endsWith('.json')) return [path]
  const entries = await readdir(join(projectRoot, path), { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(projectRoot.length))
    .filter(file => !file.startsWith('web/dist'))
}

/** Returns a key of all sources of the site and of what a stage adds; equal keys mean equal sites. */
export const buildKey = async (content: object): Promise<string> => {
  const files = (await Promise.all(sources.map(filesUnder))).flat().sort()
  const contents = await Promise.all(files.map(file => readFile(join(projectRoot, file))))
  const hash = createHash('sha256').update(JSON.stringify(content)).update(process.version)
  for (const [index, file] of files.entries()) hash.update(file).update(contents[index] ?? '')
  return hash.digest('hex')
}
