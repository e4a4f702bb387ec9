import { use } from 'react'
import type { Language } from '#shared/contract/language.ts'
import type { ServiceSlug } from '#shared/service-catalogue.ts'
import { withDates } from '#shared/services/dates.ts'
import type { ServicePage } from '#shared/services/service-page.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { loadOnce } from './once-loaded.ts'
import type { ServiceDrawing } from './service-drawing.ts'
import { drawingFile, pageFile } from './service-files.ts'

/** One chunk per service and language, so that a page downloads only its own text and drawing. */
const files = import.meta.glob<{ default: unknown }>([
  '/shared/services/pages/**/*.ts',
  '/web/src/features/services/drawings/*.ts',
])

const load = (file: string): Promise<unknown> => loadOnce(files, file)

export const loadServicePage = (slug: ServiceSlug, language: Language): Promise<unknown> =>
  Promise.all([pageFile(slug, language), drawingFile(slug)].map(load))

/** Returns the text of a service's page in the language of this render; suspends until it is loaded. */
export const useServicePage = (slug: ServiceSlug): ServicePage => {
  const language = useLanguage()
  return withDates(use(load(pageFile(slug, language))) as ServicePage, language)
}

/** Returns the drawing of a service's page; suspends until it is loaded. */
export const useServiceDrawing = (slug: ServiceSlug): ServiceDrawing =>
  use(load(drawingFile(slug))) as ServiceDrawing
