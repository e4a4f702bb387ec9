import { use } from 'react'
import type { Language } from '#shared/contract/language.ts'
import type { ServiceCards } from '#shared/services/service-cards.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { loadOnce } from './once-loaded.ts'
import { cardsFile } from './service-files.ts'

// Apart from service-content.ts, whose list of all files the overview does not need.
const files = import.meta.glob<{ default: unknown }>('/shared/services/cards/*.ts')

export const loadServiceCards = (language: Language): Promise<unknown> => loadOnce(files, cardsFile(language))

/** What the cards of all services say, in the language of this render; suspends until it is there. */
export const useServiceCards = (): ServiceCards =>
  use(loadOnce(files, cardsFile(useLanguage()))) as ServiceCards
