import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readContentWith } from '#shared/content/read-content.ts'
import type { Language } from '#shared/contract/language.ts'
import { createI18n, loadPhrases } from '#web/src/platform/i18n.ts'
import { languageOf } from '#web/src/platform/paths.ts'
import { App, SignedIn } from './App.tsx'
import { layout, layoutPhrases, notFound, publicPages } from './public-pages.ts'
import './styles.ts'

// The script is in the head, so from a cache it may run before the page has been parsed.
if (document.readyState === 'loading') await new Promise(read => addEventListener('DOMContentLoaded', read))

// The router replaces the history entry when it starts, maybe while the next page is on its way. Chromium then tells
// that page of an entry without its state, which is what led to the site (web/src/before/consent.ts).
const { navigation } = window
navigation?.addEventListener('currententrychange', ({ from, navigationType }) => {
  const state = from.getState()
  if (navigationType === 'replace' && state !== undefined) navigation.updateCurrentEntry({ state })
})

/** The shell is shown in the stored language, every other page in the language it was prerendered in. */
const html = document.documentElement
/** What operators have changed of the content that this page shows. */
const content = JSON.parse(html.dataset.content ?? '{}')
readContentWith(name => content[name])
const instance = createI18n(html.lang as Language)
const root = document.getElementById('root') as HTMLElement
const app = (
  <BrowserRouter>
    <App instance={instance} />
  </BrowserRouter>
)

const page = publicPages.find(({ path }) => path === html.dataset.page)
if (page || html.dataset.page === 'not-found') {
  // Everything is loaded before React hydrates, so that it does so in one step.
  const phrases = [...layoutPhrases, ...(page?.phrases ?? [])]
  await Promise.all([
    layout.load(),
    (page ?? notFound).load(),
    page?.content?.load(html.lang as Language),
    ...phrases.map(feature => loadPhrases(instance, feature)),
  ])
} else {
  // The render retries what could not be loaded here, and shows a failure.
  await SignedIn.preload()
    .then(({ default: areas }) => areas.loadFirstView(instance))
    .catch(() => undefined)
}

const isMisplaced = html.dataset.page === 'not-found' && languageOf(location.pathname) !== html.lang
if (root.hasChildNodes() && !isMisplaced) hydrateRoot(root, app)
else {
  root.replaceChildren()
  createRoot(root).render(app)
}
