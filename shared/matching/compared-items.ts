import type { InquiryFacts } from '../business-inquiries/inquiry-facts.ts'
import type { PartnerFacts } from '../partner-profile/partner-facts.ts'
import { type ServiceSlug, serviceSlugs } from '../service-catalogue.ts'
import type { ComparedBrief, ComparedPartner, Passage, Reach } from './compared.ts'

/** A page of a CV that was read. */
export type CvPage = { page: number; text: string }

/** What is compared of a profile; nothing that identifies the partner. */
type Profile = { expertise: string; experience: string; description: string; facts: PartnerFacts | null }

type Inquiry = {
  id: string
  serviceId: ServiceSlug | 'custom-project'
  description: string
  facts: Pick<InquiryFacts, 'title' | 'workplace' | 'place' | 'languages' | 'startsOn' | 'budget'>
}

const reachOf = ({ workplace, travel }: PartnerFacts): Reach | null =>
  workplace === 'remote' ? 'remote' : travel

const claim = (field: string, text: string): Passage => ({ field, page: 0, text, shows: false })

const factPassages = ({ skills, platforms, certificates, industries }: PartnerFacts): Passage[] => [
  claim('skills', skills.map(({ name }) => name).join(', ')),
  claim('platforms', platforms.join(', ')),
  // The issuer of a certificate has examined what it states.
  { ...claim('certificates', certificates.join(', ')), shows: true },
  claim('industries', industries.join(', ')),
]

/** A partner's profile and CV as they are compared. What is not stated is null, and counts as met. */
export const comparedProfile = (
  id: string,
  { facts, ...texts }: Profile,
  cvPages: readonly CvPage[],
): ComparedPartner => ({
  id,
  services: facts?.services ?? [],
  languages: facts?.languages.map(({ language }) => language) ?? [],
  place: facts?.place ?? null,
  reach: facts && reachOf(facts),
  availableFrom: facts?.availableFrom ?? null,
  rate: facts?.rate ?? null,
  passages: [
    claim('expertise', texts.expertise),
    claim('experience', texts.experience),
    claim('description', texts.description),
    ...(facts ? factPassages(facts) : []),
    // A CV tells of work that was done, for whom and when.
    ...cvPages.map(({ page, text }) => ({ field: 'cv', page, text, shows: true })),
  ],
})

/** An inquiry as it is compared, with the needs that an operator has confirmed. */
export const comparedInquiry = (
  { id, serviceId, description, facts }: Inquiry,
  confirmed: ComparedBrief['confirmed'],
): ComparedBrief => ({
  id,
  service: serviceSlugs.find(slug => slug === serviceId) ?? null,
  text: facts.title ? `${facts.title}\n${description}` : description,
  languages: facts.languages ?? [],
  place: facts.workplace === 'remote' ? null : facts.place,
  startsOn: facts.startsOn,
  rate: facts.budget?.unit === 'hour' ? facts.budget.kronor : null,
  confirmed,
})
