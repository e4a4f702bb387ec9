import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import { brand } from '#shared/brand.ts'
import { claims } from '#shared/claims.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { fixedPhrases } from '#web/src/platform/i18n.ts'
import type { PublicPath } from '#web/src/platform/paths.ts'

export type PublicPage = {
  path: PublicPath
  /** The file behind `load`, by which the build finds what to fetch together with the app. */
  module: string
  load: () => Promise<{ default: ComponentType }>
  /** What its words are in, beside those of header and footer. */
  phrases: readonly PhraseFeature[]
  meta: (instance: i18n) => { title: string; description: string }
  /** A page that does something as soon as it is opened loads the app at once and is kept out of search engines. */
  startsAtOnce?: true
}

/** What header and footer say, on every public page. */
export const layoutPhrases = ['site', 'services', 'newsletter'] as const satisfies readonly PhraseFeature[]

const newsletterMeta = (key: 'confirm.title' | 'unsubscribe.title') => (instance: i18n) => {
  const t = fixedPhrases(instance, 'newsletter')
  return { title: t(key), description: t('description', { brand: brand.name }) }
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
