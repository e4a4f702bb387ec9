import enAccounts from '#shared/phrases/en/accounts.ts'
import enCredits from '#shared/phrases/en/credits.ts'
import enInvestorAccess from '#shared/phrases/en/investor-access.ts'
import enLeads from '#shared/phrases/en/leads.ts'
import enMeetings from '#shared/phrases/en/meetings.ts'
import enNewsletter from '#shared/phrases/en/newsletter.ts'
import enSite from '#shared/phrases/en/site.ts'
import svAccounts from '#shared/phrases/sv/accounts.ts'
import svCredits from '#shared/phrases/sv/credits.ts'
import svInvestorAccess from '#shared/phrases/sv/investor-access.ts'
import svLeads from '#shared/phrases/sv/leads.ts'
import svMeetings from '#shared/phrases/sv/meetings.ts'
import svNewsletter from '#shared/phrases/sv/newsletter.ts'
import svSite from '#shared/phrases/sv/site.ts'

/** The texts of the forms, and of their links. */
export type Words = {
  prefix: string
  booking: string
  order: string
  figures: string
  accounts: typeof enAccounts
  credits: typeof enCredits
  investors: typeof enInvestorAccess
  leads: typeof enLeads
  meetings: typeof enMeetings
  newsletter: typeof enNewsletter
  site: typeof enSite
}

const sv: Words = {
  prefix: '',
  booking: 'Boka ett möte',
  order: 'Beställ 10 krediter',
  figures: 'Begär åtkomst',
  accounts: svAccounts,
  credits: svCredits,
  investors: svInvestorAccess,
  leads: svLeads,
  meetings: svMeetings,
  newsletter: svNewsletter,
  site: svSite,
}

const en: Words = {
  prefix: '/en',
  booking: 'Book a meeting',
  order: 'Order 10 credits',
  figures: 'Request access',
  accounts: enAccounts,
  credits: enCredits,
  investors: enInvestorAccess,
  leads: enLeads,
  meetings: enMeetings,
  newsletter: enNewsletter,
  site: enSite,
}

export const words = { sv, en }
