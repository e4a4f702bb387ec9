import * as z from 'zod/mini'
import {
  budgetUnits,
  type FactName,
  factNames,
  type InquiryFacts,
  inquiryFacts,
  lengthUnits,
  workLanguages,
  workplaces,
} from '#shared/business-inquiries/inquiry-facts.ts'
import type { ProposedFact } from '#shared/business-inquiries/propose-facts.ts'

/** The facts as they are typed in: what is not filled in is blank, and a number may be anything. */
export const typedFacts = z.object({
  title: z.string(),
  workplace: z.enum(['', ...workplaces]),
  place: z.string(),
  languages: z.array(z.enum(workLanguages)),
  startsOn: z.string(),
  length: z.object({ count: z.string(), unit: z.enum(lengthUnits) }),
  budget: z.object({ kronor: z.string(), unit: z.enum(budgetUnits) }),
  costCentre: z.string(),
  wantsNda: z.boolean(),
  contactOnSite: z.string(),
})

export type TypedFacts = z.infer<typeof typedFacts>

export const noTypedFacts: TypedFacts = {
  title: '',
  workplace: '',
  place: '',
  languages: [],
  startsOn: '',
  length: { count: '', unit: 'months' },
  budget: { kronor: '', unit: 'hour' },
  costCentre: '',
  wantsNda: false,
  contactOnSite: '',
}

/** Facts as a form shows them. */
export const typedOf = ({ length, budget, ...facts }: InquiryFacts): TypedFacts => ({
  title: facts.title ?? '',
  workplace: facts.workplace ?? '',
  place: facts.place ?? '',
  languages: facts.languages ?? [],
  startsOn: facts.startsOn ?? '',
  length: length ? { count: String(length.count), unit: length.unit } : noTypedFacts.length,
  budget: budget ? { kronor: String(budget.kronor), unit: budget.unit } : noTypedFacts.budget,
  costCentre: facts.costCentre ?? '',
  wantsNda: facts.wantsNda ?? false,
  contactOnSite: facts.contactOnSite ?? '',
})

/** "200 000 kr" and "200.000" are a number; what is none is refused by the schema, and so is a fraction: "1.5" is not 15. */
const numberIn = (typed: string): number =>
  Number(typed.replace(/[\s\u00a0]|\.(?=\d{3}(?!\d))|kr$/gi, '') || Number.NaN)

/** The facts to send; what is blank is left out. */
export const factsOf = ({ languages, length, budget, wantsNda, ...lines }: TypedFacts) => ({
  ...lines,
  languages: languages.length > 0 ? languages : null,
  length: length.count.trim() ? { count: numberIn(length.count), unit: length.unit } : null,
  budget: budget.kronor.trim() ? { kronor: numberIn(budget.kronor), unit: budget.unit } : null,
  wantsNda: wantsNda || null,
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const areSame = (one: TypedFacts, other: TypedFacts): boolean => isSame(factsOf(one), factsOf(other))

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
