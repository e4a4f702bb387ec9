import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import type { Language } from '#shared/contract/language.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import type { PublicPath } from '#web/src/platform/paths.ts'

export type PublicPage = {
  path: PublicPath
  /** The file behind `load`, by which the build finds what to fetch together with the app. */
  module: string
  load: () => Promise<{ default: ComponentType }>
  /** What its words are in, beside those of header and footer. */
  phrases: readonly PhraseFeature[]
  /** What it shows from files of its own in each language; it is there before React looks at the page. */
  content?: {
    files: (language: Language) => readonly string[]
    load: (language: Language) => Promise<unknown>
  }
  meta: (instance: i18n) => { title: string; description: string }
  /** A page that does something as soon as it is opened loads the app at once and is kept out of search engines. */
  startsAtOnce?: true
  /** What in an address asks the app for something: opened with it, an ordinary page loads the app at once, too. */
  startsWith?: string
}
