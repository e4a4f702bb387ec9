import type { ComparedBrief, ComparedPartner } from './compared.ts'
import { type Evidence, type Features, featuresOf } from './features.ts'
import { findConcepts } from './find-concepts.ts'
import { nameOf } from './lexicon/concepts.ts'
import { needsOf } from './needs.ts'
import { bandOf } from './rank.ts'
import { quotedFields, type ShownRow } from './row.ts'
import { scoreOf } from './score.ts'
import { weights } from './weights.ts'
import { wordsOf } from './words.ts'

/** How many characters around a quote say what it is about. */
const around = 60

/** What stands before a quote on its line: whole words. */
const wordsBefore = (line: string): string =>
  line.length <= around ? line : `… ${line.slice(-around).replace(/^\S*\s/u, '')}`

const wordsAfter = (line: string): string =>
  line.length <= around ? line : `${line.slice(0, around).replace(/\s\S*$/u, '')} …`

/** Names concepts; written as the brief writes them, if it uses the same word: the lexicon has no capitals. */
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
  const known = quotedFields.find(one => one === field)
  const passage = passages.find(one => one.field === field && one.page === page)
  if (!known || !passage) return null
  const { text } = passage
  return {
    field: known,
    page,
    before: wordsBefore(text.slice(text.lastIndexOf('\n', start) + 1, start)),
    text: text.slice(start, end),
    after: wordsAfter(text.slice(end).split('\n', 1)[0] ?? ''),
  }
}

/** Reads a brief once for all partners who are compared with it. */
export const readBrief = (brief: ComparedBrief) => ({
  brief,
  needs: needsOf(brief),
  named: namedIn(brief.text),
})

export type ReadBrief = ReturnType<typeof readBrief>

/** Compares a partner and a brief, both read before, by the engine that ranks partners for operators. */
export const rowOf = (features: Features, { brief, needs, named }: ReadBrief): ShownRow => {
  const { score, met, missing, unmet } = scoreOf(needs, features, weights)
  return {
    band: bandOf(score, weights),
    met: met.flatMap(({ concept, evidence }) => {
      const quote = quoteOf(features.partner, evidence)
      return quote ? [{ name: named(concept), quote }] : []
    }),
    missing: missing.map(named),
    unmet: unmet.map(({ fact }) => fact),
    weights: weights.version,
    needs: brief.confirmed ? 'confirmed' : 'read',
  }
}

/** Compares one partner with one brief. */
export const showRow = (partner: ComparedPartner, brief: ComparedBrief): ShownRow =>
  rowOf(featuresOf(partner), readBrief(brief))
