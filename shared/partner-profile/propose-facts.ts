import type { Read } from '../facts/read.ts'
import { readLanguages } from '../facts/read-languages.ts'
import { readPlace } from '../facts/read-place.ts'
import { readWorkplace } from '../facts/read-workplace.ts'
import type { PartnerFacts } from './partner-facts.ts'
import { partnerFactsFields } from './partner-facts.ts'
import type { PartnerProfile } from './partner-profile.ts'
import { certificateWords, industryWords, platformWords, serviceWords } from './proposals/known-words.ts'
import { readAvailableFrom, readHoursPerWeek } from './proposals/read-availability.ts'
import { readOwnRate } from './proposals/read-own-rate.ts'
import { folded, readSkills, readYears } from './proposals/read-skills.ts'
import { readTravel } from './proposals/read-travel.ts'

export type FactName = keyof PartnerFacts

type EntryOf<Value> = Value extends readonly (infer Entry)[] ? Entry : NonNullable<Value>

/** A fact, or an entry of one that is a list, that the profile's own words seem to state. */
export type ProposedFact = {
  [Name in FactName]: { name: Name; value: EntryOf<PartnerFacts[Name]>; found: string }
}[FactName]

type Words = Pick<PartnerProfile, 'expertise' | 'experience' | 'availability' | 'hourlyRate' | 'description'>

const found = <Value>(text: string, known: readonly (readonly [Value, RegExp])[]): Read<Value>[] =>
  known.flatMap(([value, pattern]) => {
    const [words] = pattern.exec(text) ?? []
    return words === undefined ? [] : [{ value, found: words }]
  })

const alone = <Value>(read: Read<Value> | null): Read<Value>[] => (read ? [read] : [])

type Readers = { [Name in FactName]: (words: Words, today: string) => Read<EntryOf<PartnerFacts[Name]>>[] }

const prose = ({ expertise, experience, description }: Words) => `${expertise}\n${experience}\n${description}`

/** A word alone, such as "remote", says too little of how somebody works. */
const statedWorkplace = (text: string) => {
  const read = readWorkplace(text)
  return read?.stated ? read : null
}

/** In the order in which they are proposed. */
const readers: Readers = {
  rate: ({ hourlyRate, description }) => alone(readOwnRate(hourlyRate ?? '', description)),
  availableFrom: ({ availability }, today) => alone(readAvailableFrom(availability, today)),
  hoursPerWeek: ({ availability }) => alone(readHoursPerWeek(availability)),
  years: ({ experience }, today) => alone(readYears(experience, today)),
  skills: ({ expertise, experience }) => readSkills(expertise, experience),
  services: words => found(prose(words), serviceWords),
  platforms: words => found(prose(words), platformWords),
  place: words => alone(readPlace(prose(words), 'home')),
  travel: words => alone(readTravel(`${words.availability}\n${prose(words)}`)),
  workplace: words => alone(statedWorkplace(`${words.availability}\n${prose(words)}`)),
  languages: words => readLanguages(prose(words)).map(({ value, found }) => ({ value, found })),
  certificates: words => found(prose(words), certificateWords),
  industries: words => found(prose(words), industryWords),
}

/** The fact with one more entry, or with the value if it is not a list. */
const withEntry = (facts: PartnerFacts, { name, value }: ProposedFact): unknown => {
  const stated = facts[name]
  return Array.isArray(stated) ? [...stated, value] : value
}

const labelOf = (entry: unknown): string => {
  const { name, language } = Object(entry) as { name?: string; language?: string }
  return folded(name ?? language ?? String(entry))
}

/** Whether the partner has stated this fact, or this entry, already; a skill counts as a platform. */
const isStated = (facts: PartnerFacts, { name, value }: ProposedFact): boolean => {
  const stated = facts[name]
  if (!Array.isArray(stated)) return stated !== null
  const entries = name === 'platforms' ? [...stated, ...facts.skills] : stated
  return entries.some(entry => labelOf(entry) === labelOf(value))
}

/** The facts with a proposal that the partner has confirmed. */
export const withProposal = (facts: PartnerFacts, proposal: ProposedFact): PartnerFacts => ({
  ...facts,
  [proposal.name]: withEntry(facts, proposal),
})

/** Whether the form would accept it. */
const isAccepted = (facts: PartnerFacts, proposal: ProposedFact): boolean =>
  partnerFactsFields[proposal.name].safeParse(withEntry(facts, proposal)).success

/** The same proposal from the same words has the same name. */
export const proposalKey = ({ name, value }: ProposedFact): string => `${name} ${JSON.stringify(value)}`

/**
 * The facts that a profile's own words in Swedish or English seem to state and the partner has not: for the partner to
 * confirm one by one. None is proposed that would replace a fact, or that the form would refuse.
 */
export const proposeFacts = (words: Words, facts: PartnerFacts, today: string): ProposedFact[] => {
  const proposed: ProposedFact[] = []
  let confirmed = facts
  for (const name of Object.keys(readers) as FactName[])
    for (const read of readers[name](words, today)) {
      const proposal = { name, ...read } as ProposedFact
      if (isStated(confirmed, proposal) || !isAccepted(confirmed, proposal)) continue
      proposed.push(proposal)
      confirmed = withProposal(confirmed, proposal)
    }
  return proposed
}
