import { type FactName, factNames, inquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import type { ProposedFact } from '#shared/business-inquiries/propose-facts.ts'
import { factsOf, isSame, noTypedFacts, type TypedFacts, typedOf } from './typed-facts.ts'

/** The facts that are filled in. */
export const filledIn = (typed: TypedFacts): FactName[] => {
  const [facts, blank] = [factsOf(typed), factsOf(noTypedFacts)]
  return factNames.filter(name => !isSame(facts[name], blank[name]))
}

/** The typed facts with one that was proposed. */
export const withProposed = (typed: TypedFacts, { name, value }: ProposedFact): TypedFacts => {
  const only = typedOf({ ...inquiryFacts.parse({}), [name]: value })
  return { ...typed, [name]: only[name] }
}
