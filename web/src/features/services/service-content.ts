import { use } from 'react'
import type { Language } from '#shared/contract/language.ts'
import type { ServiceSlug } from '#shared/service-catalogue.ts'
import type { ServiceCards } from '#shared/services/service-cards.ts'
import type { ServicePage } from '#shared/services/service-page.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { cardsFile, loadedFiles, pageFile } from './service-files.ts'

/** One chunk per service and language, so that a page downloads its own text only. */
const files = import.meta.glob<{ default: unknown }>('../../../../shared/services/{pages,cards}/**/*.ts')

const inFlight = new Map<string, Promise<unknown>>()

const fetchContent = (file: string): Promise<unknown> => {
  const load = files[`../../../../${file}`]
  if (!load) throw new Error(`There is no ${file}`)
  const loading = load().then(({ default: content }) => content)
  loading.then(
    // React reads status and value, and then does not suspend for what is there already.
    value => loadedFiles.set(file, Object.assign(loading, { status: 'fulfilled', value }).value),
    // What failed once may be asked for again.
    () => inFlight.delete(file),
  )
  return loading
}

const loadContent = (file: string): Promise<unknown> => {
  const loading = inFlight.get(file) ?? fetchContent(file)
  inFlight.set(file, loading)
  return loading
}

export const loadServicePage = (slug: ServiceSlug, language: Language): Promise<unknown> =>
  loadContent(pageFile(slug, language))

export const loadServiceCards = (language: Language): Promise<unknown> => loadContent(cardsFile(language))

/** The text of a service's page in the language of this render; suspends until it is there. */
export const useServicePage = (slug: ServiceSlug): ServicePage =>
  use(loadServicePage(slug, useLanguage())) as ServicePage

/** What the cards of all services say, in the language of this render; suspends until it is there. */
export const useServiceCards = (): ServiceCards => use(loadServiceCards(useLanguage())) as ServiceCards
