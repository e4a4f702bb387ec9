import type { i18n } from 'i18next'
import { type ComponentType, lazy, type ReactElement, type ReactNode, use } from 'react'
import { matchPath } from 'react-router-dom'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { renderedPhrases, useI18n } from '#web/src/platform/i18n.ts'

/** A view of an area behind a sign-in. */
export type AreaView = {
  path: string
  load: () => Promise<{ default: ComponentType }>
  /** All words that it reads, beside those of its area; a test holds the list to its modules. */
  words: readonly PhraseFeature[]
}

const viewAt = (views: readonly AreaView[], pathname: string): AreaView | undefined =>
  views.find(({ path }) => matchPath(path, pathname))

/** Fetches the view that somebody came for while the guard still asks who they are; what fails is asked for again. */
export const fetchFirstView = (views: readonly AreaView[]): void => {
  viewAt(views, location.pathname)
    ?.load()
    .catch(() => undefined)
}

/** Fetches the words of a view beside its code instead of after it. */
export const loadWordsOf = (views: readonly AreaView[], pathname: string, instance: i18n): void => {
  for (const feature of viewAt(views, pathname)?.words ?? []) void renderedPhrases(instance, feature)
}

type WithWordsProps = { words: readonly PhraseFeature[]; children: ReactNode }

/** A view once all its words are there: one that waited for some of them later would go blank again. */
const WithWords = ({ words, children }: WithWordsProps) => {
  const instance = useI18n()
  for (const feature of words) use(renderedPhrases(instance, feature))
  return children
}

/** The routes of the views, each in the frame of its area. */
export const routesOf = (
  views: readonly AreaView[],
  inFrame: (view: ReactNode) => ReactElement,
): { path: string; element: ReactElement }[] =>
  views.map(({ path, load, words }) => {
    const View = lazy(async () => {
      const { default: Loaded } = await load()
      const shown = (
        <WithWords words={words}>
          <Loaded />
        </WithWords>
      )
      return { default: () => shown }
    })
    return { path, element: inFrame(<View />) }
  })
