import { type ReadAmount, readFixedPrice, readHourRate } from '../facts/read-rate.ts'
import { readStart } from '../facts/read-start.ts'
import { type FactName, type InquiryFacts, inquiryFactFields } from './inquiry-facts.ts'
import { type Read, readContactOnSite, readPlace, readWorkplace } from './read-place.ts'
import { readCostCentre, readLanguages, readLength, readNda } from './read-terms.ts'

/** A fact that a description seems to state, and the words that it was read from. */
export type ProposedFact = {
  [Name in FactName]: { name: Name; value: NonNullable<InquiryFacts[Name]>; found: string }
}[FactName]

const longestTitle = 80

/** A short first line above a text is its title. */
const readTitle = (text: string): Read<string> | null => {
  const [first = '', ...rest] = text.trim().split('\n')
  const title = first.trim()
  const isTitle = title.length <= longestTitle && /[\p{L}\d)]$/u.test(title) && rest.join('').trim() !== ''
  return isTitle ? { value: title, found: title } : null
}

const readStartsOn = (text: string, today: string): Read<string> | null => {
  const start = readStart(text, today)
  return start && { value: start.day, found: start.found }
}

type Budget = NonNullable<InquiryFacts['budget']>

const budgetOf = (unit: Budget['unit'], read: ReadAmount | null): Read<Budget> | null =>
  read && { value: { unit, kronor: read.amount }, found: read.found }

const readBudget = (text: string) =>
  budgetOf('hour', readHourRate(text)) ?? budgetOf('fixed', readFixedPrice(text))

/** In the order in which the facts are asked for. */
const readers: {
  [Name in FactName]: (text: string, today: string) => Read<NonNullable<InquiryFacts[Name]>> | null
} = {
  title: readTitle,
  workplace: readWorkplace,
  place: readPlace,
  languages: readLanguages,
  startsOn: readStartsOn,
  length: readLength,
  budget: readBudget,
  costCentre: readCostCentre,
  wantsNda: readNda,
  contactOnSite: readContactOnSite,
}

/** The facts that a free text in Swedish or English states, for a person to confirm; none that the form would refuse. */
export const proposeInquiryFacts = (description: string, today: string): ProposedFact[] =>
  (Object.keys(readers) as FactName[]).flatMap(name => {
    const read = readers[name](description, today)
    const isAccepted = read && inquiryFactFields[name].safeParse(read.value).success
    return isAccepted ? [{ name, ...read } as ProposedFact] : []
  })
