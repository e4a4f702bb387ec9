import { cp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { templatesFile } from '#shared/content/renderer.ts'
import { rendererFolder } from '#web/site-manifest.ts'
import type { Objects } from '../s3/objects.ts'

const buildIn = async (folder: string): Promise<string | undefined> => {
  const templates = await readFile(join(folder, templatesFile), 'utf8').catch(() => undefined)
  return templates && JSON.parse(templates).build
}

/**
 * Deploys the renderer of a built site to a folder of the data, because a later build replaces the site while this
 * system runs. Returns whether it is another build than the last one; the bucket then has no page of the last one left,
 * since its scripts are gone.
 */
export async function deployRenderer(
  siteFolder: string,
  target: string,
  { all, remove }: Pick<Objects, 'all' | 'remove'>,
): Promise<boolean> {
  const source = join(siteFolder, rendererFolder)
  if ((await buildIn(source)) === (await buildIn(target))) return false
  for (const { key } of all()) await remove(key)
  const aside = `${target}.new`
  await rm(aside, { recursive: true, force: true })
  await cp(source, aside, { recursive: true })
  await rm(target, { recursive: true, force: true })
  await rename(aside, target)
  return true
}
