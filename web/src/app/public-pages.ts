import type { i18n } from 'i18next'
import { brand } from '#shared/brand.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { fixedPhrases } from '#web/src/platform/i18n.ts'
import type { PublicPage } from './public-page.ts'
import { servicePages } from './service-pages.ts'
import { termsPages } from './terms-pages.ts'

/** The phrases of header and footer, on every public page. */
export const layoutPhrases = ['site', 'services', 'newsletter'] as const satisfies readonly PhraseFeature[]

const newsletterMeta = (key: 'confirm.title' | 'unsubscribe.title') => (instance: i18n) => {
  const t = fixedPhrases(instance, 'newsletter')
  return { title: t(key), description: t('description', { brand: brand.name }) }
}

const archiveMeta = (key: 'issues.title' | 'issues.name') => (instance: i18n) => {
  const t = fixedPhrases(instance, 'updates')
  return {
    title: t(key, { brand: brand.name }),
    description: t('issues.description', { brand: brand.name }),
  }
}

const brandMeta =
  (
    feature:
      | 'landing'
      | 'pricing'
      | 'investors'
      | 'talents'
      | 'about'
      | 'updates'
      | 'privacy'
      | 'accessibility'
      | 'imprint',
  ) =>
  (instance: i18n) => {
    const t = fixedPhrases(instance, feature)
    return {
      title: t('meta.title', { brand: brand.name }),
      description: t('meta.description', { brand: brand.name }),
    }
  }

/** Header and footer, which signed-in areas do not have. */
export const layout = {
  module: 'web/src/pages/public/layout/Layout.tsx',
  load: () => import('#web/src/pages/public/layout/Layout.tsx'),
}

/** Any unknown URL. */
export const notFound = {
  module: 'web/src/pages/public/NotFound.tsx',
  load: () => import('#web/src/pages/public/NotFound.tsx'),
}

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    module: 'web/src/pages/public/landing/Landing.tsx',
    load: () => import('#web/src/pages/public/landing/Landing.tsx'),
    phrases: ['landing'],
    meta: brandMeta('landing'),
  },
  ...servicePages,
  {
    path: '/pricing',
    module: 'web/src/pages/public/pricing/Pricing.tsx',
    load: () => import('#web/src/pages/public/pricing/Pricing.tsx'),
    phrases: ['pricing', 'faq'],
    meta: brandMeta('pricing'),
  },
  {
    path: '/investors',
    module: 'web/src/pages/public/investors/Investors.tsx',
    load: () => import('#web/src/pages/public/investors/Investors.tsx'),
    phrases: ['investors'],
    meta: brandMeta('investors'),
  },
  {
    path: '/talents',
    module: 'web/src/pages/public/talents/Talents.tsx',
    load: () => import('#web/src/pages/public/talents/Talents.tsx'),
    phrases: ['talents'],
    meta: brandMeta('talents'),
    startsWith: 'apply=true',
  },
  {
    path: '/about',
    module: 'web/src/pages/public/about/About.tsx',
    load: () => import('#web/src/pages/public/about/About.tsx'),
    phrases: ['about'],
    meta: brandMeta('about'),
  },
  {
    path: '/updates',
    module: 'web/src/pages/public/updates/Updates.tsx',
    load: () => import('#web/src/pages/public/updates/Updates.tsx'),
    phrases: ['updates'],
    meta: brandMeta('updates'),
  },
  {
    path: '/updates/newsletter',
    module: 'web/src/pages/public/newsletter/ArchivePage.tsx',
    load: () => import('#web/src/pages/public/newsletter/ArchivePage.tsx'),
    phrases: ['updates'],
    meta: archiveMeta('issues.title'),
    startsAtOnce: true,
  },
  {
    path: '/updates/newsletter/issue',
    module: 'web/src/pages/public/newsletter/IssuePage.tsx',
    load: () => import('#web/src/pages/public/newsletter/IssuePage.tsx'),
    phrases: ['updates'],
    meta: archiveMeta('issues.name'),
    startsAtOnce: true,
    indexed: 'by query',
  },
  {
    path: '/privacy',
    module: 'web/src/pages/public/privacy/Privacy.tsx',
    load: () => import('#web/src/pages/public/privacy/Privacy.tsx'),
    phrases: ['privacy'],
    meta: brandMeta('privacy'),
  },
  ...termsPages,
  {
    path: '/accessibility',
    module: 'web/src/pages/public/accessibility/Accessibility.tsx',
    load: () => import('#web/src/pages/public/accessibility/Accessibility.tsx'),
    phrases: ['accessibility'],
    meta: brandMeta('accessibility'),
  },
  {
    path: '/imprint',
    module: 'web/src/pages/public/imprint/Imprint.tsx',
    load: () => import('#web/src/pages/public/imprint/Imprint.tsx'),
    phrases: ['imprint'],
    meta: brandMeta('imprint'),
  },
  {
    path: '/meeting',
    module: 'web/src/pages/public/meeting/MeetingPage.tsx',
    load: () => import('#web/src/pages/public/meeting/MeetingPage.tsx'),
    phrases: ['meetings', 'errors'],
    meta: instance => {
      const t = fixedPhrases(instance, 'meetings')
      return {
        title: t('link.title', { brand: brand.name }),
        description: t('link.description', { brand: brand.name }),
      }
    },
    startsAtOnce: true,
  },
  {
    path: '/newsletter/confirm',
    module: 'web/src/pages/public/newsletter/ConfirmPage.tsx',
    load: () => import('#web/src/pages/public/newsletter/ConfirmPage.tsx'),
    phrases: [],
    meta: newsletterMeta('confirm.title'),
    startsAtOnce: true,
    indexed: 'hidden',
  },
  {
    path: '/newsletter/unsubscribe',
    module: 'web/src/pages/public/newsletter/UnsubscribePage.tsx',
    load: () => import('#web/src/pages/public/newsletter/UnsubscribePage.tsx'),
    phrases: [],
    meta: newsletterMeta('unsubscribe.title'),
    startsAtOnce: true,
    indexed: 'hidden',
  },
]
