import type { ServiceSlug } from '../service-catalogue.ts'
import type { ConfirmedNeed } from './confirmed-needs.ts'

/** A text of a partner: what they claim, or what shows it. */
export type Passage = { field: string; page: number; text: string; shows: boolean }

export type Reach = 'local' | 'region' | 'country' | 'abroad' | 'remote'

/** A partner as it is compared: without name, address, age, and without the language that it is written in. */
export type ComparedPartner = {
  id: string
  services: readonly ServiceSlug[]
  languages: readonly string[]
  place: string | null
  reach: Reach | null
  availableFrom: string | null
  /** In whole kronor an hour. */
  rate: number | null
  passages: readonly Passage[]
}

/** What a business looks for. `place` is null if the work can be done from anywhere, or if no place is stated. */
export type ComparedBrief = {
  id: string
  service: ServiceSlug | null
  text: string
  languages: readonly string[]
  place: string | null
  startsOn: string | null
  rate: number | null
  /** What a person has confirmed that it asks for; null if only the lexicon has read it. */
  confirmed: readonly ConfirmedNeed[] | null
}
