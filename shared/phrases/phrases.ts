import type about from './sv/about.ts'
import type accessibility from './sv/accessibility.ts'
import type accountSettings from './sv/account-settings.ts'
import type accounts from './sv/accounts.ts'
import type admission from './sv/admission.ts'
import type agreementClauses1 from './sv/agreement-clauses-1.ts'
import type agreements from './sv/agreements.ts'
import type applicationWords from './sv/application-words.ts'
import type assignments from './sv/assignments.ts'
import type business from './sv/business.ts'
import type businessInquiries from './sv/business-inquiries.ts'
import type company from './sv/company.ts'
import type consent from './sv/consent.ts'
import type credits from './sv/credits.ts'
import type earnings from './sv/earnings.ts'
import type errors from './sv/errors.ts'
import type exported from './sv/export.ts'
import type faq from './sv/faq.ts'
import type fields from './sv/fields.ts'
import type files from './sv/files.ts'
import type fit from './sv/fit.ts'
import type imprint from './sv/imprint.ts'
import type inquiryFacts from './sv/inquiry-facts.ts'
import type investorAccess from './sv/investor-access.ts'
import type investors from './sv/investors.ts'
import type landing from './sv/landing.ts'
import type leads from './sv/leads.ts'
import type matching from './sv/matching.ts'
import type meetings from './sv/meetings.ts'
import type newsletter from './sv/newsletter.ts'
import type objections from './sv/objections.ts'
import type openAssignments from './sv/open-assignments.ts'
import type partner from './sv/partner.ts'
import type partnerFacts from './sv/partner-facts.ts'
import type partnerOnboarding from './sv/partner-onboarding.ts'
import type partnerProfile from './sv/partner-profile.ts'
import type partnerProposals from './sv/partner-proposals.ts'
import type paymentSettings from './sv/payment-settings.ts'
import type pricing from './sv/pricing.ts'
import type privacy from './sv/privacy.ts'
import type promise from './sv/promise.ts'
import type proposalFit from './sv/proposal-fit.ts'
import type proposals from './sv/proposals.ts'
import type reports from './sv/reports.ts'
import type selfBills from './sv/self-bills.ts'
import type servicePages from './sv/service-pages.ts'
import type services from './sv/services.ts'
import type shownPartner from './sv/shown-partner.ts'
import type signedIn from './sv/signed-in.ts'
import type site from './sv/site.ts'
import type talents from './sv/talents.ts'
import type terms from './sv/terms.ts'
import type terms1 from './sv/terms-1.ts'
import type threads from './sv/threads.ts'
import type updates from './sv/updates.ts'
import type watches from './sv/watches.ts'

/** All text a browser shows, by feature. Swedish is the shape; English has to match it. */
export type Phrases = {
  about: typeof about
  accessibility: typeof accessibility
  'account-settings': typeof accountSettings
  accounts: typeof accounts
  'agreement-clauses-1': typeof agreementClauses1
  agreements: typeof agreements
  'application-words': typeof applicationWords
  admission: typeof admission
  assignments: typeof assignments
  business: typeof business
  'business-inquiries': typeof businessInquiries
  company: typeof company
  consent: typeof consent
  credits: typeof credits
  earnings: typeof earnings
  errors: typeof errors
  export: typeof exported
  faq: typeof faq
  fields: typeof fields
  files: typeof files
  fit: typeof fit
  imprint: typeof imprint
  'inquiry-facts': typeof inquiryFacts
  'investor-access': typeof investorAccess
  investors: typeof investors
  landing: typeof landing
  leads: typeof leads
  matching: typeof matching
  meetings: typeof meetings
  newsletter: typeof newsletter
  objections: typeof objections
  'open-assignments': typeof openAssignments
  partner: typeof partner
  'partner-facts': typeof partnerFacts
  'partner-onboarding': typeof partnerOnboarding
  'partner-profile': typeof partnerProfile
  'partner-proposals': typeof partnerProposals
  'payment-settings': typeof paymentSettings
  pricing: typeof pricing
  privacy: typeof privacy
  promise: typeof promise
  'proposal-fit': typeof proposalFit
  proposals: typeof proposals
  reports: typeof reports
  'self-bills': typeof selfBills
  'service-pages': typeof servicePages
  services: typeof services
  'shown-partner': typeof shownPartner
  'signed-in': typeof signedIn
  site: typeof site
  talents: typeof talents
  terms: typeof terms
  'terms-1': typeof terms1
  threads: typeof threads
  updates: typeof updates
  watches: typeof watches
}

export type PhraseFeature = keyof Phrases

/** The same keys with texts in another language: `export const newsletter = { … } satisfies Translation<typeof swedish>`. */
export type Translation<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Translation<Shape[Key]>
}
