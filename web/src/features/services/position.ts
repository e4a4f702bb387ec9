import { type ServiceSlug, serviceCatalogue } from '#shared/service-catalogue.ts'

const slugs: readonly ServiceSlug[] = serviceCatalogue.flatMap(
  ({ services }) => services as readonly ServiceSlug[],
)

/** The number of services; a request that fits none of them has the position after the last. */
export const serviceCount = slugs.length

/** Returns the number of a service in the drawings and lists of the whole catalogue, from 1. */
export const positionOf = (slug: ServiceSlug): number => slugs.indexOf(slug) + 1
