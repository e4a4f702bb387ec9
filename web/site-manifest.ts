/** The file site.json, which the build writes for those who serve the site. */
export type SiteManifest = {
  /** Clean paths that have a prerendered page, `/` and `/en` among them. */
  pages: readonly string[]
  /** CSP sources ('sha256-…') of the inline scripts and styles, the same on all pages. */
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

/** The folder of the built site with the renderer of the functions; it is not part of what visitors get. */
export const rendererFolder = 'renderer'
