import { type ServiceSlug, serviceSlugs } from '../service-catalogue.ts'

/** What a business can request: a service of the catalogue, or something else. */
export type InquiredService = ServiceSlug | 'custom-project'

/** Apart from the inquiry, because the list of services is shown first, and nobody has described a project by then. */
export const inquiredServices: readonly InquiredService[] = ['custom-project', ...serviceSlugs]
