import type { ContentValues } from './read-content.ts'

/** A document with the names of the content that it read. */
export type RenderedPage = { html: string; used: readonly string[] }

/** The renderer of a build of the site, as the functions use it: the build puts it next to the site. */
export type PageRenderer = {
  /** Identifies the build: its pages and its scripts belong together. */
  build: string
  /** The address of every document, with the names of the content that it read when the site was built. */
  standard: Readonly<Record<string, readonly string[]>>
  render: (address: string, values: ContentValues) => Promise<RenderedPage>
}

/** The file that the build writes for it, and the one with what it renders from. */
export const rendererFile = 'renderer.mjs'
export const templatesFile = 'templates.json'
