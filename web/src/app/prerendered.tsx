import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { Language } from '#shared/contract/language.ts'
import { owner } from '#shared/owner/owner.ts'
import { type ServiceSlug, serviceCatalogue } from '#shared/service-catalogue.ts'
import { ConsentBanner } from '#web/src/features/consent/ConsentBanner.tsx'
import { ConsentDialog } from '#web/src/features/consent/ConsentDialog.tsx'
import { createI18n, fixedPhrases, I18nProvider, loadPhrases } from '#web/src/platform/i18n.ts'
import { languages } from '#web/src/platform/language.ts'
import { addressOf, notFoundAddress } from '#web/src/platform/paths.ts'
import { App } from './App.tsx'
import type { PublicPage } from './public-page.ts'
import { layout, layoutPhrases, notFound, publicPages } from './public-pages.ts'
import { linkedDataOf } from './service-linked-data.ts'

// The build reads the owner here, because the facts of a stage are built into this file.
export { layout, layoutPhrases, notFound, owner, publicPages }

/** The part of i18next's store that copies phrases, and reads all of them to do so. */
type PhraseStore = {
  addResourceBundle: (
    language: string,
    feature: string,
    phrases: object,
    deep?: boolean,
    overwrite?: boolean,
    options?: { silent: boolean; skipCopy: boolean },
  ) => void
}

/** An instance that reads a phrase only when it is shown, so that a page is not recorded to state more than it does. */
const createLazyI18n = (language: Language) => {
  const instance = createI18n(language)
  const store = instance.store as unknown as PhraseStore
  const add = store.addResourceBundle.bind(store)
  store.addResourceBundle = (language, feature, phrases) =>
    add(language, feature, phrases, false, true, { silent: false, skipCopy: true })
  return instance
}

/** The parts of a page, before it becomes a document. */
export type Prerendered = {
  language: Language
  title: string
  description: string
  root: string
  consent: string
  /** The structured data for search engines; `origin` is prepended to its addresses. */
  linkedData: (siteOrigin: string) => readonly object[]
}

const renderRoot = async (language: Language, location: string): Promise<string> => {
  const { prelude } = await prerender(
    <StaticRouter location={location}>
      <App instance={createLazyI18n(language)} />
    </StaticRouter>,
    {
      onError: error => {
        throw error
      },
    },
  )
  return new Response(prelude as ReadableStream<Uint8Array<ArrayBuffer>>).text()
}

const renderConsent = async (language: Language): Promise<string> => {
  const instance = createLazyI18n(language)
  await loadPhrases(instance, 'consent')
  return renderToStaticMarkup(
    <I18nProvider value={instance}>
      <ConsentBanner language={language} />
      <ConsentDialog language={language} />
    </I18nProvider>,
  )
}

const serviceOf = (path: string): ServiceSlug | undefined =>
  serviceCatalogue
    .flatMap(({ services }) => services as readonly ServiceSlug[])
    .find(slug => path === `/services/${slug}`)

/** Renders a public page in a language. */
export const renderPage = async (page: PublicPage, language: Language): Promise<Prerendered> => {
  const instance = createLazyI18n(language)
  const phrases = [...layoutPhrases, ...page.phrases].map(feature => loadPhrases(instance, feature))
  await Promise.all([...phrases, page.content?.load(language)])
  const root = await renderRoot(language, addressOf(page.path, language))
  const slug = serviceOf(page.path)
  const linkedData = (siteOrigin: string) =>
    slug ? linkedDataOf(slug)(instance, path => siteOrigin + addressOf(path, language)) : []
  return { language, root, consent: await renderConsent(language), linkedData, ...page.meta(instance) }
}

/** Renders the not-found page; the path itself is filled in by the browser. */
export const renderNotFound = async (language: Language): Promise<Prerendered> => {
  const instance = createLazyI18n(language)
  await loadPhrases(instance, 'site')
  const t = fixedPhrases(instance, 'site')
  const root = await renderRoot(language, notFoundAddress(language))
  return {
    language,
    root,
    consent: await renderConsent(language),
    title: t('notFound.title'),
    description: t('notFound.text'),
    linkedData: () => [],
  }
}

/**
 * Renders the markup next to the empty root of the signed-in areas, in both languages, because the browser picks one.
 */
export const renderShellConsent = async (): Promise<string> =>
  (await Promise.all(languages.map(renderConsent))).join('')
