import type { i18n } from 'i18next'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import type { Language } from '#shared/contract/language.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { loadPhrases, renderedPhrases } from '#web/src/platform/i18n.ts'
import { preloadable } from '#web/src/platform/preloadable.ts'
import { WithWords } from '#web/src/ui/WithWords.tsx'

/** A view of a signed-in area. */
export type AreaView = {
  path: string
  load: () => Promise<{ default: ComponentType }>
  /** The phrase lists that it reads, besides those of its area. A test compares them with its modules. */
  words: readonly PhraseFeature[]
  /** Its files are fetched along with the shell (web/prerender.ts), so the first render waits for them. */
  comesWithShell?: true
  /** Loads further content, if that is in a file of its own. */
  loadContent?: (language: Language) => Promise<unknown>
}

/** Views within the same frame. */
type FramedViews = { views: readonly AreaView[]; inFrame: (view: ReactNode) => ReactElement }

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

/** Creates the routes of an area's views, and the function that preloads the requested view. */
export const createAreaViews = (framed: readonly FramedViews[]) => {
  const allViews = framed.flatMap(({ views, inFrame }) =>
    views.map(view => ({ ...view, inFrame, View: preloadableView(view) })),
  )
  const viewAt = (pathname: string) => allViews.find(({ path }) => matchPath(path, pathname))
  const first = viewAt(location.pathname)
  // Starts loading the code while the guard still checks the session.
  first?.View.preload().catch(() => undefined)

  return {
    routes: allViews.map(({ path, inFrame, View }) => ({ path, element: inFrame(<View />) })),

    /** Loads the phrases of a view in parallel with its code. */
    loadPhrasesFor: (pathname: string, instance: i18n): void => {
      for (const feature of viewAt(pathname)?.words ?? []) void renderedPhrases(instance, feature)
    },

    /** Loads the requested view if it is part of the shell. Any other view loads inside its frame. */
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
