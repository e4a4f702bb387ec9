import { concepts } from './lexicon/concepts.ts'
import { cards } from './service-cards.ts'

const inCards = new Map<string, number>()
for (const { meanings } of cards)
  for (const meaning of meanings) inCards.set(meaning, (inCards.get(meaning) ?? 0) + 1)

const mostTelling = Math.log(1 + cards.length)

/** How much a word tells: what stands on many of our own cards tells little. */
export const tellingOf = (meaning: string): number => {
  const count = inCards.get(meaning) ?? 0
  const telling = Math.log(1 + cards.length / (1 + count)) / mostTelling
  // A word that neither the glossary nor a card has is as likely a turn of phrase as a skill.
  return count === 0 && !meaning.startsWith('=') && !/\d/.test(meaning) ? telling * 0.6 : telling
}

const children = new Map<string, number>()
for (const { broader } of concepts) for (const id of broader) children.set(id, (children.get(id) ?? 0) + 1)

/** What nearly every project mentions, whatever it is about. */
const common = new Set(
  'training technical-writing project-lead requirements logistics quality investment maintenance food-industry process-industry automotive pharma wood environment hybrid field-service assembly machine-building interim water conveyor scrum statistics backup'.split(
    ' ',
  ),
)

const names = new Set(concepts.filter(({ sv, en }) => sv.length + en.length === 0).map(({ id }) => id))

/** How much a concept tells: one that has kinds of its own tells less than they do. */
export const weightOf = (concept: string): number =>
  ((common.has(concept) ? 0.4 : 1) * (names.has(concept) ? 1.3 : 1)) /
  (1 + 0.1 * (children.get(concept) ?? 0))
