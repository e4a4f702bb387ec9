import type { i18n } from 'i18next'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { announce } from '#web/src/platform/announce.ts'
import { I18nChange, I18nProvider, useI18n, useLanguage } from '#web/src/platform/i18n.ts'
import { languages, storedLanguage, storeLanguage } from '#web/src/platform/language.ts'
import { addressOf, languageOf, signedInAreas } from '#web/src/platform/paths.ts'
import { preloadable } from '#web/src/platform/preloadable.ts'
import { Toasts } from '#web/src/ui/toasts.tsx'
import { Failure } from './Failure.tsx'
import type { PublicPage } from './public-page.ts'
import { layout, notFound, publicPages } from './public-pages.ts'

/** Exported for the first render, which waits for it. */
export const SignedIn = preloadable(() => import('./signed-in.tsx'))

const NotFound = lazy(notFound.load)

const Layout = lazy(layout.load)

const publicRoutes = publicPages.map(page => ({ page, Content: lazy(page.load) }))

/** Announces a navigation without a new document. */
const Arrivals = () => {
  const { pathname } = useLocation()
  useEffect(() => announce({ kind: 'arrived', path: pathname }), [pathname])
  return null
}

/** A render has one language: coming from a signed-in area, the page is shown in that area's language. */
const Public = ({ page, Content }: { page: PublicPage; Content: ComponentType }) => {
  const instance = useI18n()
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    document.title = page.meta(instance).title
  }, [page, instance])
  if (languageOf(pathname) !== language)
    return <Navigate replace to={addressOf(page.path, language) + search + hash} />
  // Loaded in parallel with the frame, which is not loaded yet when coming from a signed-in area.
  page.load().catch(() => undefined)
  return (
    <Layout path={page.path}>
      <Content />
    </Layout>
  )
}

/** Signed-in areas have no language in their path, so the visitor's language continues. */
const SignedInArea = () => {
  const language = useLanguage()
  useEffect(() => {
    if (!storedLanguage()) storeLanguage(language)
    // The inline script holds back submissions until the app has started, in these areas too.
    document.documentElement.dataset.ready = 'yes'
  }, [language])
  return <SignedIn />
}

type AppProps = { /** Its language is the first one: a signed-in person may change it. */ instance: i18n }

const InLanguage = ({ instance, children }: AppProps & { children: ReactNode }) => {
  const [current, change] = useState(instance)
  return (
    <I18nChange value={change}>
      <I18nProvider value={current}>{children}</I18nProvider>
    </I18nChange>
  )
}

/** The whole app, under a router of the caller's. */
export const App = ({ instance }: AppProps) => (
  <InLanguage instance={instance}>
    <Failure>
      <Suspense>
        <Arrivals />
        <Routes>
          {publicRoutes.flatMap(route =>
            languages.map(language => (
              <Route
                key={`${language} ${route.page.path}`}
                path={addressOf(route.page.path, language)}
                element={<Public {...route} />}
              />
            )),
          )}
          {signedInAreas.map(path => (
            <Route key={path} path={`${path}/*`} element={<SignedInArea />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
        <Toasts />
      </Suspense>
    </Failure>
  </InLanguage>
)
