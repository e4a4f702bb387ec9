import type accounts from './sv/accounts.ts'
import type business from './sv/business.ts'
import type consent from './sv/consent.ts'
import type errors from './sv/errors.ts'
import type fields from './sv/fields.ts'
import type landing from './sv/landing.ts'
import type newsletter from './sv/newsletter.ts'
import type services from './sv/services.ts'
import type site from './sv/site.ts'

/** All text a browser shows, by feature. Swedish is the shape; English has to match it. */
export type Phrases = {
  accounts: typeof accounts
  business: typeof business
  consent: typeof consent
  errors: typeof errors
  fields: typeof fields
  landing: typeof landing
  newsletter: typeof newsletter
  services: typeof services
  site: typeof site
}

export type PhraseFeature = keyof Phrases

/** The same keys with other words: `export const newsletter = { … } satisfies Translation<typeof swedish>`. */
export type Translation<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Translation<Shape[Key]>
}
