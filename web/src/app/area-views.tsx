import type { i18n } from 'i18next'
import { type ComponentType, type ReactElement, type ReactNode, use } from 'react'
import { matchPath } from 'react-router-dom'
import type { Language } from '#shared/contract/language.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { loadPhrases, renderedPhrases, useI18n } from '#web/src/platform/i18n.ts'
import { preloadable } from '#web/src/platform/preloadable.ts'

/** A view of an area behind a sign-in. */
export type AreaView = {
  path: string
  load: () => Promise<{ default: ComponentType }>
  /** Every list of words that it reads, besides those of its area; a test compares the list with its modules. */
  words: readonly PhraseFeature[]
  /** Its files are fetched along with the shell (web/prerender.ts), so the first render waits for them. */
  comesWithShell?: true
  /** What it shows besides its words, if that is a file of its own. */
  loadContent?: (language: Language) => Promise<unknown>
}

/** Views that stand in the same frame. */
type FramedViews = { views: readonly AreaView[]; inFrame: (view: ReactNode) => ReactElement }

type WithWordsProps = { words: readonly PhraseFeature[]; children: ReactNode }

/** Shows a view once all its words are loaded: one that waited for some of them later would go blank again. */
const WithWords = ({ words, children }: WithWordsProps) => {
  const instance = useI18n()
  for (const feature of words) use(renderedPhrases(instance, feature))
  return children
}

const preloadableView = ({ load, words }: AreaView) =>
  preloadable(async () => {
    const { default: Loaded } = await load()
    const shown = (
      <WithWords words={words}>
        <Loaded />
      </WithWords>
    )
    return { default: () => shown }
  })

/** The routes of an area's views, and what loads ahead the one that somebody came for. */
export const createAreaViews = (framed: readonly FramedViews[]) => {
  const known = framed.flatMap(({ views, inFrame }) =>
    views.map(view => ({ ...view, inFrame, View: preloadableView(view) })),
  )
  const viewAt = (pathname: string) => known.find(({ path }) => matchPath(path, pathname))
  const first = viewAt(location.pathname)
  // Its code is on its way while the guard still finds out who they are.
  first?.View.preload().catch(() => undefined)

  return {
    routes: known.map(({ path, inFrame, View }) => ({ path, element: inFrame(<View />) })),

    /** Loads the words of a view along with its code, instead of after it. */
    loadWordsOf: (pathname: string, instance: i18n): void => {
      for (const feature of viewAt(pathname)?.words ?? []) void renderedPhrases(instance, feature)
    },

    /** Loads the view that somebody came for if it comes with the shell; any other is waited for in its frame. */
    loadFirstView: async (instance: i18n): Promise<void> => {
      if (!first?.comesWithShell) return
      await Promise.all([
        first.View.preload(),
        first.loadContent?.(instance.language as Language),
        ...first.words.map(feature => loadPhrases(instance, feature)),
      ])
    },
  }
}
