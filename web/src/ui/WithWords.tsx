import { type ReactNode, use } from 'react'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { renderedPhrases, useI18n } from '#web/src/platform/i18n.ts'

type WithWordsProps = { words: readonly PhraseFeature[]; children: ReactNode }

/** Shows its content once all its phrases are loaded: loading some later would blank it again. */
export const WithWords = ({ words, children }: WithWordsProps) => {
  const instance = useI18n()
  for (const feature of words) use(renderedPhrases(instance, feature))
  return children
}
