import type { Language } from '#shared/contract/language.ts'
import type { ServiceSlug } from '#shared/service-catalogue.ts'
import { languages } from './language.ts'

/** Every public address in its Swedish form; `/en` stands before it in English. */
export type PublicPath =
  | '/'
  | '/talents'
  | '/services'
  | `/services/${ServiceSlug}`
  | '/pricing'
  | '/about'
  | '/investors'
  | '/updates'
  | '/privacy'
  | '/newsletter/confirm'
  | '/newsletter/unsubscribe'

const prefix = { sv: '', en: '/en' } as const satisfies Record<Language, string>

/** The address of a public page in a language. */
export const addressOf = (path: PublicPath, language: Language): string =>
  `${prefix[language]}${path}`.replace(/(.)\/$/, '$1')

/** The address of the page for unknown addresses. */
export const notFoundAddress = (language: Language): string => `${prefix[language]}/404`

/** The language that an address is in. */
export const languageOf = (pathname: string): Language =>
  languages.find(language => prefix[language] && `${pathname}/`.startsWith(`${prefix[language]}/`)) ?? 'sv'

/** An address without its language, to find the page that it names. */
export const withoutLanguage = (pathname: string): string =>
  pathname.slice(prefix[languageOf(pathname)].length) || '/'

/** Where somebody who is signed in begins, by the pool they are in. */
export const dashboards = { business: '/business/dashboard', partner: '/partner/dashboard' } as const

/** What stands below these addresses is for people who are signed in, and has no language in its address. */
export const signedInAreas = ['/onboarding', '/business', '/partner', '/dashboard'] as const
