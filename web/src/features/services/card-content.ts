import { use } from 'react'
import type { Language } from '#shared/contract/language.ts'
import type { ServiceCards } from '#shared/services/service-cards.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { loadOnce } from './once-loaded.ts'
import { cardsFile } from './service-files.ts'

// Separate from service-content.ts, because the overview does not need that list of all files.
const files = import.meta.glob<{ default: unknown }>('/shared/services/cards/*.ts')

export const loadServiceCards = (language: Language): Promise<unknown> => loadOnce(files, cardsFile(language))

/** Returns the card texts of all services in the language of this render; suspends until they are loaded. */
export const useServiceCards = (): ServiceCards =>
  use(loadOnce(files, cardsFile(useLanguage()))) as ServiceCards
