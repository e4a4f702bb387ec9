import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PageRenderer, rendererFile, templatesFile } from '#shared/content/renderer.ts'
import { environment } from '../platform/env/environment.ts'

type RendererModule = { openRenderer: (templates: unknown) => PageRenderer }

const open = async (folder: string): Promise<PageRenderer> => {
  const [module, templates] = await Promise.all([
    import(pathToFileURL(join(folder, rendererFile)).href) as Promise<RendererModule>,
    readFile(join(folder, templatesFile), 'utf8'),
  ])
  return module.openRenderer(JSON.parse(templates))
}

let opened: Promise<PageRenderer> | undefined

/** The renderer that the build of the site put next to this function. A failure is retried by the next call. */
export const siteRenderer = (): Promise<PageRenderer> => {
  opened ??= open(environment('RENDERER_FOLDER')).catch(error => {
    opened = undefined
    throw error
  })
  return opened
}
