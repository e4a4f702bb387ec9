import type { ComparedBrief, ComparedPartner } from '#shared/matching/compared.ts'
import { type Evidence, featuresOf } from '#shared/matching/features.ts'
import { findConcepts } from '#shared/matching/find-concepts.ts'
import { nameOf } from '#shared/matching/lexicon/concepts.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { bandOf } from '#shared/matching/rank.ts'
import { scoreOf } from '#shared/matching/score.ts'
import { weights } from '#shared/matching/weights.ts'
import { wordsOf } from '#shared/matching/words.ts'
import { type Fit, fitFields } from '#shared/open-assignments/read-fit.ts'
import { Failure } from '../platform/failure.ts'

/** What the use case needs of the store. */
export type Compared = {
  findPartner: () => Promise<{ isApproved: boolean; compared: ComparedPartner } | null>
  findAssignment: () => Promise<{ isOpen: boolean; compared: ComparedBrief } | null>
}

/** How many characters around a quote say what it is about. */
const around = 60

/** What stands before a quote on its line: whole words. */
const wordsBefore = (line: string): string =>
  line.length <= around ? line : `… ${line.slice(-around).replace(/^\S*\s/u, '')}`

const wordsAfter = (line: string): string =>
  line.length <= around ? line : `${line.slice(0, around).replace(/\s\S*$/u, '')} …`

/** Names concepts; written as the assignment writes them, if it uses the same word: the lexicon has no capitals. */
const namedIn = (text: string) => {
  const written = new Map(
    findConcepts(wordsOf(text)).map(({ start, end }) => {
      const mention = text.slice(start, end)
      return [mention.toLowerCase(), mention] as const
    }),
  )
  const asWritten = (name: string) => written.get(name.toLowerCase()) ?? name
  return (concept: string) => ({
    sv: asWritten(nameOf(concept, 'sv')),
    en: asWritten(nameOf(concept, 'en')),
  })
}

const quoteOf = ({ passages }: ComparedPartner, { field, page, start, end }: Evidence) => {
  const known = fitFields.find(one => one === field)
  const passage = passages.find(one => one.field === field && one.page === page)
  if (!known || !passage) return null
  const { text } = passage
  return {
    field: known,
    before: wordsBefore(text.slice(text.lastIndexOf('\n', start) + 1, start)),
    text: text.slice(start, end),
    after: wordsAfter(text.slice(end).split('\n', 1)[0] ?? ''),
  }
}

const isBlank = ({ passages, services }: ComparedPartner): boolean =>
  services.length === 0 && passages.every(({ text }) => text.trim() === '')

/** Compares one partner with one assignment, by the engine that ranks them for operators. */
const fitOf = (partner: ComparedPartner, brief: ComparedBrief): Omit<Fit, 'waits'> => {
  const needs = needsOf(brief)
  const features = featuresOf(partner)
  const named = namedIn(brief.text)
  const { score, met, missing, unmet } = scoreOf(needs, features, weights)
  const readNeeds = needs.list.length > 0 ? 'both' : 'no_needs'
  return {
    read: isBlank(partner) ? 'no_profile' : readNeeds,
    band: bandOf(score, weights),
    met: met.flatMap(({ concept, evidence }) => {
      const quote = quoteOf(partner, evidence)
      return quote ? [{ name: named(concept), quote }] : []
    }),
    missing: missing.map(named),
    unmet: unmet.map(({ fact }) => fact),
    weights: weights.version,
  }
}

/** How a partner fits an open assignment. Throws `forbidden` without a profile, `not_found` and `assignment_closed`. */
export const readFit = async ({ findPartner, findAssignment }: Compared): Promise<Fit> => {
  const [partner, assignment] = await Promise.all([findPartner(), findAssignment()])
  if (!partner) throw new Failure('forbidden')
  if (!assignment) throw new Failure('not_found')
  if (!assignment.isOpen) throw new Failure('assignment_closed')
  return { ...fitOf(partner.compared, assignment.compared), waits: !partner.isApproved }
}
