import { type ServiceSlug, serviceSlugs } from '../service-catalogue.ts'

/** What a business can request: a service of the catalogue, or something else. */
export type InquiredService = ServiceSlug | 'custom-project'

export const inquiredServices: readonly InquiredService[] = ['custom-project', ...serviceSlugs]
