import { type FactWord, factValues } from '../business-inquiries/fact-values.ts'
import { noFacts } from '../business-inquiries/inquiry-facts.ts'
import type { Language } from '../contract/language.ts'
import { kronorIn } from '../kronor.ts'
import type phrases from '../phrases/sv/agreements.ts'
import type { AgreementTerms, priceKinds } from './agreement-terms.ts'

type Phrase = keyof (typeof phrases)['paper']
type Plural = 'credits_one' | 'credits_other'

/** A phrase of the paper; `credits` has a plural, by its `count`. */
export type PaperPhrase =
  | Exclude<Phrase, 'kinds' | Plural>
  | 'credits'
  | `kinds.${(typeof priceKinds)[number]}`

export type PhraseValues = Record<string, string | number>

/** The labels that inquiries have, too. */
const ofInquiries = ['workplace', 'place', 'languages', 'length'] as const

type InquiryLabel = (typeof ofInquiries)[number]

/** The words of a language that a paper is written in, whoever writes it: a page, or a function for its PDF. */
export type PaperWords = {
  language: Language
  phrase: (name: PaperPhrase, values?: PhraseValues) => string
  service: (id: AgreementTerms['scope']['serviceId']) => string
  fact: (word: FactWord) => string
  factName: (name: InquiryLabel) => string
  day: (day: string) => string
}

export type PaperRow = { name: string; label: string; value: string }

type PaperSection = { name: 'parties' | 'scope' | 'price'; rows: PaperRow[] }

const partyRows = ({ business, partner, marketplace }: AgreementTerms, { phrase }: PaperWords) => {
  const shown = (names: readonly (string | null)[], number: string | null) =>
    [...names, number && phrase('number', { number })].filter(Boolean).join(', ')
  return {
    business: shown([business.name], business.organizationNumber),
    partner: shown([partner.name, partner.company], partner.organizationNumber),
    marketplace: shown([marketplace.name], marketplace.organizationNumber),
  }
}

const scopeRows = ({ scope, startsOn }: AgreementTerms, words: PaperWords) => {
  const { title, serviceId, description, ...facts } = scope
  const values = factValues({ ...noFacts, ...facts }, words.language, words.fact)
  return {
    name: title,
    service: words.service(serviceId),
    workplace: values.workplace ?? '',
    place: values.place ?? '',
    languages: values.languages ?? '',
    length: values.length ?? '',
    startsOn: startsOn ? words.day(startsOn) : words.phrase('startAtOnce'),
    description,
  }
}

const priceRows = ({ price }: AgreementTerms, { phrase, language }: PaperWords) => {
  const { kind, hourlyRate, credits, partnerCredits, milestones } = price
  const counted = (count: number | null) =>
    count === null ? phrase('unknown') : phrase('credits', { count })
  return {
    kind: phrase(`kinds.${kind}`),
    hourlyRate: hourlyRate === null ? '' : phrase('hourly', { amount: kronorIn(hourlyRate, language) }),
    [kind === 'running' ? 'ceiling' : 'total']: counted(credits),
    split:
      credits === null || partnerCredits === null
        ? ''
        : phrase('splitText', { partner: partnerCredits, ours: credits - partnerCredits }),
    milestones: milestones
      .map(one => phrase('milestone', { title: one.title, credits: counted(one.credits) }))
      .join('\n'),
  }
}

const isOfInquiries = (name: string): name is InquiryLabel => ofInquiries.some(one => one === name)

const labelled = (values: Record<string, string>, { phrase, factName }: PaperWords): PaperRow[] =>
  Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => ({
      ...{ name, value },
      label: isOfInquiries(name) ? factName(name) : phrase(name as PaperPhrase),
    }))

/** The terms of an agreement as rows to read, in their sections; what is not stated is left out. */
export const paperSections = (terms: AgreementTerms, words: PaperWords): PaperSection[] => [
  { name: 'parties', rows: labelled(partyRows(terms, words), words) },
  { name: 'scope', rows: labelled(scopeRows(terms, words), words) },
  { name: 'price', rows: labelled(priceRows(terms, words), words) },
]

type ClauseName = keyof typeof import('../phrases/sv/agreement-clauses-1.ts').default

/** The clauses of these terms, in their order. */
export const clausesOf = ({ price, wantsNda }: AgreementTerms): ClauseName[] => [
  ...(['work', price.kind, 'credits', 'approval', 'notice', 'guarantee', 'confidentiality'] as const),
  ...(wantsNda ? (['nda'] as const) : []),
  ...(['execution', 'changes', 'law'] as const),
]
