import { contentOf } from '../content/read-content.ts'
import type { Language } from '../contract/language.ts'

export type Badge = {
  readonly id: string
  /** Set in large type, such as the number of a standard or a year. */
  readonly mark: string
  /** Shown only while a document proves it. */
  readonly shown: boolean
} & Readonly<Record<Language, { readonly name: string; readonly about: string }>>

/**
 * The standard of the badges. Operators change one with `content set badges.<id>`. Source of all: product
 * specification, section 2, about page.
 */
export const standardBadges: readonly Badge[] = [
  {
    id: 'startup-award',
    mark: '2025',
    shown: true,
    sv: { name: 'Startuppris', about: 'Utmärkelse för unga bolag' },
    en: { name: 'Start-up award', about: 'A prize for young companies' },
  },
  {
    id: 'iso-27001',
    mark: '27001',
    shown: true,
    sv: { name: 'ISO/IEC', about: 'Ledningssystem för informationssäkerhet' },
    en: { name: 'ISO/IEC', about: 'Information security management' },
  },
  {
    id: 'iso-14001',
    mark: '14001',
    shown: true,
    sv: { name: 'ISO', about: 'Miljöledning' },
    en: { name: 'ISO', about: 'Environmental management' },
  },
  {
    id: 'great-place-to-work-2025',
    mark: '2025',
    shown: true,
    sv: { name: 'Great Place to Work', about: 'Medarbetarnas betyg, första året' },
    en: { name: 'Great Place to Work', about: 'Rated by those who work here, first year' },
  },
  {
    id: 'great-place-to-work-2026',
    mark: '2026',
    shown: true,
    sv: { name: 'Great Place to Work', about: 'Andra året' },
    en: { name: 'Great Place to Work', about: 'Second year' },
  },
]

/** Returns the badges that are proved at present. */
export const shownBadges = (): Badge[] =>
  standardBadges.map(badge => contentOf(`badges.${badge.id}`, badge)).filter(({ shown }) => shown)
