import * as z from 'zod/mini'
import { serviceSlugs } from '../service-catalogue.ts'
import { initialOf, withoutPerson, wordsOfName } from '../without-person.ts'
import { noFacts, type PartnerFacts, partnerFacts } from './partner-facts.ts'
import type { PartnerProfile } from './partner-profile.ts'

/**
 * A partner as businesses see them before both sides have agreed: no full name, no address, no number, no link, no name
 * of a file. In what is written freely, contact details and the last name are replaced by dots or a letter.
 */
export const shownPartner = z.object({
  /** First name and the initial of the last name: "Erik S." */
  name: z.string(),
  ...partnerFacts.shape,
  /** The profile's own words. */
  inWords: z.object({
    expertise: z.string(),
    experience: z.string(),
    availability: z.string(),
    rate: z.nullable(z.string()),
    description: z.string(),
  }),
})

export type ShownPartner = z.infer<typeof shownPartner>

type Profile = Pick<
  PartnerProfile,
  'name' | 'expertise' | 'experience' | 'availability' | 'hourlyRate' | 'description'
>

/** Of a profile whose name is nothing but an address. */
const nameless = '–'

const shownName = ([first, ...others]: readonly string[]): string => {
  const last = others.at(-1)
  return [first ?? nameless, ...(last ? [initialOf(last)] : [])].join(' ')
}

const listed = (texts: readonly string[], cleaned: (text: string) => string): string[] =>
  texts.map(cleaned).filter(text => /[\p{L}\d]/u.test(text))

const shownFacts = (facts: PartnerFacts, cleaned: (text: string) => string): PartnerFacts => ({
  ...facts,
  services: serviceSlugs.filter(slug => facts.services.includes(slug)),
  skills: facts.skills.map(skill => ({ ...skill, name: cleaned(skill.name) })),
  platforms: listed(facts.platforms, cleaned),
  certificates: listed(facts.certificates, cleaned),
  industries: listed(facts.industries, cleaned),
  place: facts.place && cleaned(facts.place),
})

/** What businesses see of a partner; the one place that decides it. */
export const shownPartnerOf = (profile: Profile, facts: PartnerFacts | null): ShownPartner => {
  const cleaned = withoutPerson(profile.name)
  return shownPartner.parse({
    name: shownName(wordsOfName(profile.name)),
    ...shownFacts(facts ?? noFacts, cleaned),
    inWords: {
      expertise: cleaned(profile.expertise),
      experience: cleaned(profile.experience),
      availability: cleaned(profile.availability),
      rate: profile.hourlyRate && cleaned(profile.hourlyRate),
      description: cleaned(profile.description),
    },
  })
}
