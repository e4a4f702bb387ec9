import type { i18n } from 'i18next'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { loadPhrases } from './i18n.ts'

/** A dialog that its page is shown without: its module, and the phrases that are fetched with it. */
export type LateDialog<Module> = { load: () => Promise<Module>; phrases: readonly PhraseFeature[] }

/** Fetches a dialog with its phrases, so that it opens complete. */
export const fetchDialog = async <Module>(
  instance: i18n,
  { load, phrases }: LateDialog<Module>,
): Promise<Module> => {
  const [module] = await Promise.all([load(), ...phrases.map(feature => loadPhrases(instance, feature))])
  return module
}
