import type { InquiredService } from '#shared/business-inquiries/inquiry.ts'
import type { Language } from '#shared/contract/language.ts'
import english from '#shared/phrases/en/services.ts'
import swedish from '#shared/phrases/sv/services.ts'

/** What a service is called where somebody asks for it. */
export const serviceTitle = (serviceId: InquiredService, language: Language): string =>
  (language === 'en' ? english : swedish).titles[serviceId]
