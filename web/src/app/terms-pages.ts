import type { i18n } from 'i18next'
import { brand } from '#shared/brand.ts'
import { presentTerms, termsVersions } from '#shared/terms/versions.ts'
import { fixedPhrases } from '#web/src/platform/i18n.ts'
import type { PublicPage } from './public-page.ts'

const module = 'web/src/pages/public/terms/Terms.tsx'
const termsPage = () => import('#web/src/pages/public/terms/Terms.tsx')

const metaOf = (title: 'meta.title' | 'meta.titleOfVersion', version: number) => (instance: i18n) => {
  const t = fixedPhrases(instance, 'terms')
  return {
    title: t(title, { brand: brand.name, version }),
    // Browsers show the title alone.
    description: import.meta.env.SSR ? t('meta.description', { brand: brand.name }) : '',
  }
}

/** The terms that apply now, and each version at an address of its own, which stays. */
export const termsPages: readonly PublicPage[] = [
  {
    path: '/terms',
    module,
    load: termsPage,
    phrases: ['terms', `terms-${presentTerms}`],
    meta: metaOf('meta.title', presentTerms),
  },
  ...termsVersions.map(
    ({ version }): PublicPage => ({
      path: `/terms/${version}`,
      module,
      load: termsPage,
      phrases: ['terms', `terms-${version}`],
      meta: metaOf('meta.titleOfVersion', version),
    }),
  ),
]
