import type { Language } from '../contract/language.ts'
import { exampleOwner } from './example-owner.ts'
import { owner } from './owner.ts'
import type { Owner, OwnerFact } from './owner-facts.ts'

const mark = { sv: ' (exempel)', en: ' (example)' } as const satisfies Record<Language, string>

/** The facts that do not say by themselves that they are an example, as “Exempelgatan” does. */
const numbers = ['organizationNumber', 'vatNumber', 'bankgiro', 'telephone'] as const

/** Whether any fact of an owner is still the example's. */
export const hasExamples = (facts: Owner = owner): boolean =>
  Object.entries(exampleOwner).some(
    ([name, example]) => typeof example === 'string' && facts[name as OwnerFact] === example,
  )

/** The owner's facts as people read them: a number that is still the example's says so. */
export const shownOwner = (language: Language) => {
  const marked = Object.fromEntries(
    numbers.map(name => [name, owner[name] + (owner[name] === exampleOwner[name] ? mark[language] : '')]),
  ) as Record<(typeof numbers)[number], string>
  const { legalName, street, postalCode, city, seat, email } = owner
  return { legalName, seat, email, ...marked, address: `${street}, ${postalCode} ${city}` }
}
