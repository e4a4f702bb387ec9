import type { Objects } from '../s3/objects.ts'
import { fileInMemory, type SiteFile } from './files.ts'

/**
 * The pages that a function has rendered again, read from the bucket of the site once and then kept in memory until they
 * are invalidated, as CloudFront keeps them.
 */
export function openRenderedPages(objects: Pick<Objects, 'all' | 'read'>) {
  const pages = new Map<string, SiteFile>()
  const read = async (path: string): Promise<void> => {
    const found = await objects.read(path.slice(1))
    if (found) pages.set(path, fileInMemory(path, found.body.toString('utf8')))
    else pages.delete(path)
  }
  return {
    find: (path: string): SiteFile | undefined => pages.get(path),
    /** Reads these paths again. */
    refresh: async (paths: readonly string[]): Promise<void> => {
      for (const path of paths) await read(path)
    },
    /** Reads every page of the bucket. */
    load: async (): Promise<void> => {
      for (const { key } of objects.all()) await read(`/${key}`)
    },
  }
}

export type RenderedPages = ReturnType<typeof openRenderedPages>
