import newsletter from '#shared/phrases/en/newsletter.ts'
import services from '#shared/phrases/en/services.ts'
import site from '#shared/phrases/en/site.ts'

/** The English phrases of header and footer, which every public page loads together. */
export const layout = { newsletter, services, site }

/**
 * The other English phrases, one chunk per feature. Phrases used only in the signed-in areas have their own list
 * (area-phrases.ts), because a visitor downloads this one on the first touch.
 */
export const files = import.meta.glob<{ default: object }>([
  '../../../shared/phrases/en/*.ts',
  '!../../../shared/phrases/*/{admission-mails,agreement-mails,company-mails,inquiry-mails,invoice-papers,lead-mails,mails,milestone-mails,newsletter,objection-mails,order-mails,proposal-mails,report-mails,self-bill-mails,self-bill-papers,services,site}.ts',
  '!../../../shared/phrases/*/{account-settings,admission,application-words,assignments,business,business-inquiries,earnings,files,inquiry-facts,open-assignments,partner,partner-onboarding,partner-profile,payment-settings,self-bills,signed-in,threads,watches}.ts',
  '!../../../shared/phrases/*/{agreement-clauses-1,agreements,company,fit,objections,partner-facts,partner-proposals,promise,proposal-fit,proposals,reports,shown-partner}.ts',
])
