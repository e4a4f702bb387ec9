/** What the build of the site writes beside its files (site.json) for those who serve it. */
export type SiteManifest = {
  /** Clean paths that have a prerendered page, `/` and `/en` among them. */
  pages: readonly string[]
  /** CSP sources ('sha256-…') of the inline scripts and styles, the same on all pages. */
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}
