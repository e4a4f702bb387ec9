import type { InquiredService } from '#shared/business-inquiries/inquiry.ts'
import type { Language } from '#shared/contract/language.ts'
import enServices from '#shared/phrases/en/services.ts'
import svServices from '#shared/phrases/sv/services.ts'
import enCards from '#shared/services/cards/en.ts'
import svCards from '#shared/services/cards/sv.ts'

/** What a service is called where somebody asks for it. */
export const serviceTitle = (serviceId: InquiredService, language: Language): string => {
  const { titles } = language === 'en' ? enServices : svServices
  const { customProject } = language === 'en' ? enCards : svCards
  return serviceId === 'custom-project' ? customProject.title : titles[serviceId]
}
