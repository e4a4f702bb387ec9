import newsletter from '#shared/phrases/sv/newsletter.ts'
import services from '#shared/phrases/sv/services.ts'
import site from '#shared/phrases/sv/site.ts'

/** The Swedish words of header and footer, which every public page wants together. */
export const layout = { newsletter, services, site }

/**
 * The other Swedish words, a chunk per feature. What the signed-in areas alone say is listed apart (area-phrases.ts): a
 * visitor downloads this list on the first touch.
 */
export const files = import.meta.glob<{ default: object }>([
  '../../../shared/phrases/sv/*.ts',
  '!../../../shared/phrases/*/{mails,newsletter,services,site}.ts',
  '!../../../shared/phrases/*/{account-settings,assignments,business,business-inquiries,earnings,files,open-assignments,partner,partner-onboarding,partner-profile,payment-settings,signed-in}.ts',
])
