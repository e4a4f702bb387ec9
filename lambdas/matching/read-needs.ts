import { findConcepts } from '#shared/matching/find-concepts.ts'
import { weightOf } from '#shared/matching/known-words.ts'
import { concepts, nameOf } from '#shared/matching/lexicon/concepts.ts'
import { wordsOf } from '#shared/matching/words.ts'

/** A concept in the words of both languages, so that a desk in either asks for nothing. */
export const namedConcept = (concept: string) => ({
  concept,
  sv: nameOf(concept, 'sv'),
  en: nameOf(concept, 'en'),
})

/** The concepts that a text names, the most telling first: what the lexicon proposes as needs. */
export const readNeeds = (text: string): string[] =>
  [...new Set(findConcepts(wordsOf(text)).map(({ concept }) => concept))].sort(
    (one, other) => weightOf(other) - weightOf(one),
  )

/** The concept that an operator means by its id or by a word of either language; undefined if none, or several. */
export const conceptMeantBy = (typed: string): string | undefined => {
  if (concepts.some(({ id }) => id === typed)) return typed
  const [first, ...others] = new Set(
    findConcepts(wordsOf(typed)).flatMap(one => (one.part ? [] : one.concept)),
  )
  return others.length === 0 ? first : undefined
}
