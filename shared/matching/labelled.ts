import { type ServiceSlug, serviceSlugs } from '../service-catalogue.ts'
import type { ComparedBrief, ComparedPartner, Reach } from './compared.ts'

/** A partner in a file of a labelled set. */
export type LabelledPartner = {
  id: string
  place?: string | null
  travels?: string | null
  languages?: string[] | null
  availableFrom?: string | null
  rateKronor?: number | null
  services?: string[] | null
  expertise?: string | null
  experience?: string | null
  description?: string | null
  cv?: { pages?: string[] | null } | null
}

/** A brief in a file of a labelled set, in one or both languages. */
export type LabelledBrief = {
  id: string
  language?: string | null
  serviceId?: string | null
  description?: string | null
  texts?: { sv?: string | null; en?: string | null } | null
  constraints?: {
    languages?: string[] | null
    onSite?: string | null
    start?: string | null
    budgetKronorPerHour?: number | null
  } | null
}

const isSlug = (name: string): name is ServiceSlug => serviceSlugs.some(slug => slug === name)

const reachOf = (travels: string | null | undefined): Reach | null => {
  if (!travels) return null
  if (/remote|distans/i.test(travels)) return 'remote'
  if (/local|lokal|ort/i.test(travels)) return 'local'
  if (/region|län|county/i.test(travels)) return 'region'
  return /abroad|europe|world|nordic|utland|värld/i.test(travels) ? 'abroad' : 'country'
}

export const comparedPartner = (partner: LabelledPartner): ComparedPartner => ({
  id: partner.id,
  services: (partner.services ?? []).filter(isSlug),
  languages: partner.languages ?? [],
  place: partner.place ?? null,
  reach: reachOf(partner.travels),
  availableFrom: partner.availableFrom ?? null,
  rate: partner.rateKronor ?? null,
  passages: [
    { field: 'expertise', page: 0, text: partner.expertise ?? '', shows: false },
    { field: 'experience', page: 0, text: partner.experience ?? '', shows: false },
    { field: 'description', page: 0, text: partner.description ?? '', shows: false },
    ...(partner.cv?.pages ?? []).map((text, at) => ({ field: 'cv', page: at + 1, text, shows: true })),
  ],
})

/** A brief in its own language, or in the other one. */
export const comparedBrief = (brief: LabelledBrief, side: 'native' | 'other'): ComparedBrief => {
  const own = brief.language === 'en' ? 'en' : 'sv'
  const language = side === 'native' ? own : own === 'sv' ? 'en' : 'sv'
  const { languages, onSite = null, start = null, budgetKronorPerHour = null } = brief.constraints ?? {}
  return {
    id: brief.id,
    service: brief.serviceId && isSlug(brief.serviceId) ? brief.serviceId : null,
    text: brief.texts?.[language] || brief.texts?.[own] || brief.description || '',
    languages: languages ?? [],
    place: onSite,
    startsOn: start,
    rate: budgetKronorPerHour,
    confirmed: null,
  }
}
