import type { Language } from '#shared/contract/language.ts'
import type { ServiceSlug } from '#shared/service-catalogue.ts'
import type { TermsVersion } from '#shared/terms/versions.ts'
import { languages } from './language.ts'

/** Every public path in Swedish; English ones begin with `/en`. */
export type PublicPath =
  | '/'
  | '/talents'
  | '/services'
  | `/services/${ServiceSlug}`
  | '/pricing'
  | '/about'
  | '/investors'
  | '/updates'
  | '/updates/newsletter'
  | '/updates/newsletter/issue'
  | '/privacy'
  | '/meeting'
  | '/terms'
  | `/terms/${TermsVersion}`
  | '/matching'
  | '/accessibility'
  | '/imprint'
  | '/newsletter/confirm'
  | '/newsletter/unsubscribe'

const prefix = { sv: '', en: '/en' } as const satisfies Record<Language, string>

/** Returns the path of a public page in a language. */
export const addressOf = (path: PublicPath, language: Language): string =>
  `${prefix[language]}${path}`.replace(/(.)\/$/, '$1')

/** Returns the path of the not-found page. */
export const notFoundAddress = (language: Language): string => `${prefix[language]}/404`

/** Returns the language of a path. */
export const languageOf = (pathname: string): Language =>
  languages.find(language => prefix[language] && `${pathname}/`.startsWith(`${prefix[language]}/`)) ?? 'sv'

/** Returns a path without its language, as a key of the page. */
export const withoutLanguage = (pathname: string): string =>
  pathname.slice(prefix[languageOf(pathname)].length) || '/'

/** The start page of each pool after sign-in. */
export const dashboards = { business: '/business/dashboard', partner: '/partner/dashboard' } as const

/** Paths that require a sign-in and have no language in them. */
export const signedInAreas = ['/onboarding', '/business', '/partner', '/dashboard'] as const
