import type { i18n } from 'i18next'
import { brand } from '#shared/brand.ts'
import { claims } from '#shared/claims.ts'
import type { Language } from '#shared/contract/language.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { fixedPhrases } from '#web/src/platform/i18n.ts'
import { money } from '#web/src/ui/money.ts'
import type { PublicPage } from './public-page.ts'
import { servicePages } from './service-pages.ts'

/** What header and footer say, on every public page. */
export const layoutPhrases = ['site', 'services', 'newsletter'] as const satisfies readonly PhraseFeature[]

const newsletterMeta = (key: 'confirm.title' | 'unsubscribe.title') => (instance: i18n) => {
  const t = fixedPhrases(instance, 'newsletter')
  return { title: t(key), description: t('description', { brand: brand.name }) }
}

const brandMeta = (feature: 'talents' | 'about' | 'updates' | 'privacy') => (instance: i18n) => {
  const t = fixedPhrases(instance, feature)
  return {
    title: t('meta.title', { brand: brand.name }),
    description: t('meta.description', { brand: brand.name }),
  }
}

/** Any address that is nothing. */
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
    meta: instance => {
      const t = fixedPhrases(instance, 'landing')
      const facts = { brand: brand.name, from: claims.matchingFrom.value, to: claims.matchingTo.value }
      return { title: t('meta.title', facts), description: t('meta.description', facts) }
    },
  },
  ...servicePages,
  {
    path: '/pricing',
    module: 'web/src/pages/public/pricing/Pricing.tsx',
    load: () => import('#web/src/pages/public/pricing/Pricing.tsx'),
    phrases: ['pricing', 'faq'],
    meta: instance => {
      const t = fixedPhrases(instance, 'pricing')
      const price = money(claims.entryPrice.value, 'SEK', instance.language as Language)
      const days = { notice: claims.notice.value, moneyBack: claims.moneyBack.value }
      const facts = { brand: brand.name, price, ...days }
      return { title: t('meta.title', facts), description: t('meta.description', facts) }
    },
  },
  {
    path: '/investors',
    module: 'web/src/pages/public/investors/Investors.tsx',
    load: () => import('#web/src/pages/public/investors/Investors.tsx'),
    phrases: ['investors'],
    meta: instance => {
      const t = fixedPhrases(instance, 'investors')
      const facts = { brand: brand.name }
      return { title: t('meta.title', facts), description: t('meta.description', facts) }
    },
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
    path: '/privacy',
    module: 'web/src/pages/public/privacy/Privacy.tsx',
    load: () => import('#web/src/pages/public/privacy/Privacy.tsx'),
    phrases: ['privacy'],
    meta: brandMeta('privacy'),
  },
  {
    path: '/newsletter/confirm',
    module: 'web/src/pages/public/newsletter/ConfirmPage.tsx',
    load: () => import('#web/src/pages/public/newsletter/ConfirmPage.tsx'),
    phrases: [],
    meta: newsletterMeta('confirm.title'),
    startsAtOnce: true,
  },
  {
    path: '/newsletter/unsubscribe',
    module: 'web/src/pages/public/newsletter/UnsubscribePage.tsx',
    load: () => import('#web/src/pages/public/newsletter/UnsubscribePage.tsx'),
    phrases: [],
    meta: newsletterMeta('unsubscribe.title'),
    startsAtOnce: true,
  },
]
