import { type ServiceSlug, serviceCatalogue } from '#shared/service-catalogue.ts'

const slugs: readonly ServiceSlug[] = serviceCatalogue.flatMap(
  ({ services }) => services as readonly ServiceSlug[],
)

/** How many services there are; what fits none of them takes the position after the last. */
export const serviceCount = slugs.length

/** The number that a service has in the drawings and lists of the whole catalogue, from 1. */
export const positionOf = (slug: ServiceSlug): number => slugs.indexOf(slug) + 1
