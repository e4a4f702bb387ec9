import type { i18n } from 'i18next'
import { brand } from '#shared/brand.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { fixedPhrases } from '#web/src/platform/i18n.ts'
import type { PublicPage } from './public-page.ts'
import { servicePages } from './service-pages.ts'
import { termsPages } from './terms-pages.ts'

/** The phrases of header and footer, on every public page. */
export const layoutPhrases = ['site', 'services', 'newsletter'] as const satisfies readonly PhraseFeature[]

type MetaPhrases =
  | [
      feature:
        | 'landing'
        | 'pricing'
        | 'investors'
        | 'talents'
        | 'about'
        | 'updates'
        | 'privacy'
        | 'matching'
        | 'accessibility'
        | 'imprint',
      title?: 'meta.title',
      description?: 'meta.description',
    ]
  | [feature: 'newsletter', title: 'confirm.title' | 'unsubscribe.title', description: 'description']
  | [feature: 'updates', title: 'issues.title' | 'issues.name', description: 'issues.description']
  | [feature: 'meetings', title: 'link.title', description: 'link.description']

/** Returns title and description of a page, named by their phrases. One function for all: every visitor downloads it. */
const metaOf =
  (...[feature, title = 'meta.title', description = 'meta.description']: MetaPhrases) =>
  (instance: i18n) => {
    // The type above names only phrases that the feature has.
    const t = fixedPhrases(instance, feature) as (key: string, values: object) => string
    const values = { brand: brand.name }
    // Browsers show the title alone: the description is in the prerendered page.
    return { title: t(title, values), description: import.meta.env.SSR ? t(description, values) : '' }
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
    meta: metaOf('landing'),
  },
  ...servicePages,
  {
    path: '/pricing',
    module: 'web/src/pages/public/pricing/Pricing.tsx',
    load: () => import('#web/src/pages/public/pricing/Pricing.tsx'),
    phrases: ['pricing', 'faq'],
    meta: metaOf('pricing'),
  },
  {
    path: '/investors',
    module: 'web/src/pages/public/investors/Investors.tsx',
    load: () => import('#web/src/pages/public/investors/Investors.tsx'),
    phrases: ['investors'],
    meta: metaOf('investors'),
  },
  {
    path: '/talents',
    module: 'web/src/pages/public/talents/Talents.tsx',
    load: () => import('#web/src/pages/public/talents/Talents.tsx'),
    phrases: ['talents'],
    meta: metaOf('talents'),
    startsWith: 'apply=true',
  },
  {
    path: '/about',
    module: 'web/src/pages/public/about/About.tsx',
    load: () => import('#web/src/pages/public/about/About.tsx'),
    phrases: ['about'],
    meta: metaOf('about'),
  },
  {
    path: '/updates',
    module: 'web/src/pages/public/updates/Updates.tsx',
    load: () => import('#web/src/pages/public/updates/Updates.tsx'),
    phrases: ['updates'],
    meta: metaOf('updates'),
  },
  {
    path: '/updates/newsletter',
    module: 'web/src/pages/public/newsletter/ArchivePage.tsx',
    load: () => import('#web/src/pages/public/newsletter/ArchivePage.tsx'),
    phrases: ['updates'],
    meta: metaOf('updates', 'issues.title', 'issues.description'),
    startsAtOnce: true,
  },
  {
    path: '/updates/newsletter/issue',
    module: 'web/src/pages/public/newsletter/IssuePage.tsx',
    load: () => import('#web/src/pages/public/newsletter/IssuePage.tsx'),
    phrases: ['updates'],
    meta: metaOf('updates', 'issues.name', 'issues.description'),
    startsAtOnce: true,
    indexed: 'by query',
  },
  {
    path: '/privacy',
    module: 'web/src/pages/public/privacy/Privacy.tsx',
    load: () => import('#web/src/pages/public/privacy/Privacy.tsx'),
    phrases: ['privacy'],
    meta: metaOf('privacy'),
  },
  ...termsPages,
  {
    path: '/matching',
    module: 'web/src/pages/public/matching/Matching.tsx',
    load: () => import('#web/src/pages/public/matching/Matching.tsx'),
    phrases: ['matching'],
    meta: metaOf('matching'),
  },
  {
    path: '/accessibility',
    module: 'web/src/pages/public/accessibility/Accessibility.tsx',
    load: () => import('#web/src/pages/public/accessibility/Accessibility.tsx'),
    phrases: ['accessibility'],
    meta: metaOf('accessibility'),
  },
  {
    path: '/imprint',
    module: 'web/src/pages/public/imprint/Imprint.tsx',
    load: () => import('#web/src/pages/public/imprint/Imprint.tsx'),
    phrases: ['imprint'],
    meta: metaOf('imprint'),
  },
  {
    path: '/meeting',
    module: 'web/src/pages/public/meeting/MeetingPage.tsx',
    load: () => import('#web/src/pages/public/meeting/MeetingPage.tsx'),
    phrases: ['meetings', 'errors'],
    meta: metaOf('meetings', 'link.title', 'link.description'),
    startsAtOnce: true,
  },
  {
    path: '/newsletter/confirm',
    module: 'web/src/pages/public/newsletter/ConfirmPage.tsx',
    load: () => import('#web/src/pages/public/newsletter/ConfirmPage.tsx'),
    phrases: [],
    meta: metaOf('newsletter', 'confirm.title', 'description'),
    startsAtOnce: true,
    indexed: 'hidden',
  },
  {
    path: '/newsletter/unsubscribe',
    module: 'web/src/pages/public/newsletter/UnsubscribePage.tsx',
    load: () => import('#web/src/pages/public/newsletter/UnsubscribePage.tsx'),
    phrases: [],
    meta: metaOf('newsletter', 'unsubscribe.title', 'description'),
    startsAtOnce: true,
    indexed: 'hidden',
  },
]
