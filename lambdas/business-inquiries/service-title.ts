import type { InquiredService } from '#shared/business-inquiries/inquired-services.ts'
import type { Language } from '#shared/contract/language.ts'
import english from '#shared/phrases/en/services.ts'
import swedish from '#shared/phrases/sv/services.ts'

/** The title of a service in a language, the same as in the inquiry form. */
export const serviceTitle = (serviceId: InquiredService, language: Language): string =>
  (language === 'en' ? english : swedish).titles[serviceId]
