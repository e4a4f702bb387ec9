import { expect, it } from 'vitest'
import { serviceCatalogue } from '#shared/service-catalogue.ts'

const slugs =
  'ai-engineers data-analytics ai devops-engineers cloud cybersecurity fullstack-engineers web design mobile digital-twins product-passports cyber-physical industry-4-0 plc-automation robotics hmi-scada industrial-networks mes-erp database-historian system-integration ecommerce business-development testing energy'

it('lists the 25 services of the specification once each, in 7 groups', () => {
  expect(serviceCatalogue).toHaveLength(7)
  expect(serviceCatalogue.flatMap(group => [...group.services]).join(' ')).toBe(slugs)
})
