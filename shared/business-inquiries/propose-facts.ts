import type { Read } from '../facts/read.ts'
import { readLanguages } from '../facts/read-languages.ts'
import { readPlace } from '../facts/read-place.ts'
import { type ReadAmount, readFixedPrice, readHourRate } from '../facts/read-rate.ts'
import { readStart } from '../facts/read-start.ts'
import { readWorkplace } from '../facts/read-workplace.ts'
import { type FactName, type InquiryFacts, inquiryFactFields, workLanguages } from './inquiry-facts.ts'
import { readContactOnSite, readCostCentre, readLength, readNda } from './read-terms.ts'

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

type WorkLanguages = NonNullable<InquiryFacts['languages']>

const isWorkLanguage = (name: string): name is WorkLanguages[number] =>
  workLanguages.some(language => language === name)

/** The working languages of the first sentence that names one, in the order of the form. */
const readWorkLanguages = (text: string): Read<WorkLanguages> | null => {
  const [first, ...others] = readLanguages(text).filter(({ value }) => isWorkLanguage(value.language))
  if (!first) return null
  const named = [first, ...others.filter(({ sentence }) => sentence === first.sentence)]
  const value = workLanguages.filter(name => named.some(read => read.value.language === name))
  return { value, found: first.sentence }
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
  place: text => readPlace(text, 'work'),
  languages: readWorkLanguages,
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
