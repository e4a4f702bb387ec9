import { useEffect, useMemo, useState } from 'react'
import { type InquiredService, inquiredServices } from '#shared/business-inquiries/inquired-services.ts'
import type { Language } from '#shared/contract/language.ts'
import { serviceCatalogue } from '#shared/service-catalogue.ts'
import { withDates } from '#shared/services/dates.ts'
import type { ServiceCards } from '#shared/services/service-cards.ts'
import { loadServiceCards, useServiceCards } from '#web/src/features/services/card-content.ts'
import { loadPhraseFile, useI18n, useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { searcher } from './search.ts'

/** A service, as shown by its card. */
export type CatalogueCard = {
  id: InquiredService
  title: string
  description: string
  highlights: readonly string[]
  badge?: string | undefined
}

type Words = { categories: Readonly<Record<string, string>>; titles: Readonly<Record<string, string>> }
type Catalogue = { card: CatalogueCard; category: string }[]

const otherLanguage = { sv: 'en', en: 'sv' } as const satisfies Record<Language, Language>

const categoryOf = (id: InquiredService): string =>
  serviceCatalogue.find(({ services }) => (services as readonly string[]).includes(id))?.category ?? ''

const catalogueIn = (cards: ServiceCards, { categories, titles }: Words, language: Language): Catalogue =>
  inquiredServices.map(id => {
    const content = withDates(id === 'custom-project' ? cards.customProject : cards[id], language)
    return { card: { id, title: titles[id] ?? '', ...content }, category: categories[categoryOf(id)] ?? '' }
  })

/**
 * Returns all services in the language of this render, beginning with the custom request; suspends until their texts
 * are loaded.
 */
export const useCatalogue = (): Catalogue => {
  const instance = useI18n()
  const language = useLanguage()
  void loadServiceCards(language)
  usePhrases('services')
  const cards = useServiceCards()
  return useMemo(
    () => catalogueIn(cards, instance.getResourceBundle(language, 'services') as Words, language),
    [cards, instance, language],
  )
}

/** The same in the other language, loaded at the first search; nothing if that fails. */
const useOtherCatalogue = (isSearching: boolean): Catalogue => {
  const language = otherLanguage[useLanguage()]
  const [catalogue, setCatalogue] = useState<Catalogue>([])
  useEffect(() => {
    if (!isSearching) return
    Promise.all([loadServiceCards(language), loadPhraseFile(language, 'services')]).then(
      ([cards, words]) => setCatalogue(catalogueIn(cards as ServiceCards, words as Words, language)),
      error => console.error('The texts of the other language could not be fetched for the search', error),
    )
  }, [isSearching, language])
  return catalogue
}

const partsOf = ({ card: { title, description, highlights }, category }: Catalogue[number]): string[] => [
  title,
  category,
  description,
  ...highlights,
]

/** Finds services by their texts in both languages. */
export const useServiceSearch = (catalogue: Catalogue, isSearching: boolean) => {
  const other = useOtherCatalogue(isSearching)
  return (search: string): CatalogueCard[] => {
    const fits = searcher(search)
    return catalogue
      .filter((service, place) => {
        const translated = other[place]
        return fits([...partsOf(service), ...(translated ? partsOf(translated) : [])])
      })
      .map(({ card }) => card)
  }
}
