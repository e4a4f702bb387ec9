/** The seven categories and their services, in the order of the menu. Their texts: shared/phrases/…/services.ts. */
export const serviceCatalogue = [
  { category: 'aiData', services: ['ai-engineers', 'data-analytics', 'ai'] },
  { category: 'devopsCloud', services: ['devops-engineers', 'cloud', 'cybersecurity'] },
  { category: 'fullstackWeb', services: ['fullstack-engineers', 'web', 'design', 'mobile'] },
  {
    category: 'industry40',
    services: ['digital-twins', 'product-passports', 'cyber-physical', 'industry-4-0'],
  },
  { category: 'automation', services: ['plc-automation', 'robotics', 'hmi-scada', 'industrial-networks'] },
  { category: 'enterprise', services: ['mes-erp', 'database-historian', 'system-integration'] },
  { category: 'business', services: ['ecommerce', 'business-development', 'testing', 'energy'] },
] as const

export type ServiceCategory = (typeof serviceCatalogue)[number]['category']

/** The last part of a service's path: `/services/<slug>`. */
export type ServiceSlug = (typeof serviceCatalogue)[number]['services'][number]

/** Every slug, in the order of the menu. */
export const serviceSlugs: readonly ServiceSlug[] = serviceCatalogue.flatMap(({ services }) => [...services])
