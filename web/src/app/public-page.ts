import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import type { Language } from '#shared/contract/language.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import type { PublicPath } from '#web/src/platform/paths.ts'

/** A page that is prerendered. What only the build reads is left out of the browser's code (web/vite-options.ts). */
export type PublicPage = {
  path: PublicPath
  /** The file that `load` imports, by which the build finds what to fetch together with the app. */
  module: string
  load: () => Promise<{ default: ComponentType }>
  /** The phrase lists it uses, besides those of header and footer. */
  phrases: readonly PhraseFeature[]
  /** Loads further content in each language, before React hydrates the page. */
  content?: {
    files: (language: Language) => readonly string[]
    load: (language: Language) => Promise<unknown>
  }
  meta: (instance: i18n) => { title: string; description: string }
  /** True for a page that acts as soon as it is opened: it loads the app at once. */
  startsAtOnce?: true
  /**
   * Set for a page that search engines should not show as it is: `hidden`, because it is for one person, or `by query`,
   * because each query is a page of its own, of which none stands for the others.
   */
  indexed?: 'hidden' | 'by query'
  /** The query that asks the app for something: with it, an ordinary page loads the app at once, too. */
  startsWith?: string
}
