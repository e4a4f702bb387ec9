import type { ServiceSlug } from '../service-catalogue.ts'
import type { ServicePage } from '../services/service-page.ts'
import { meaningsOf, partsOf } from './glossary.ts'
import { rootOf } from './root.ts'
import { isTelling, type Word, wordsOf } from './words.ts'

/** The meanings of the telling words of a text; a compound also has those of its parts. */
export const meaningsIn = (words: readonly Word[]): Set<string> =>
  new Set(
    words
      .filter(isTelling)
      .flatMap(word => [
        ...meaningsOf(word.root),
        ...partsOf(word.text, rootOf).flatMap(root => [...meaningsOf(root)]),
      ]),
  )

/** A card of a service page, in both languages at once: what it speaks of. */
export type Card = { service: ServiceSlug; meanings: ReadonlySet<string> }

const cardTexts = (page: ServicePage): string[] => [
  `${page.meta.description} ${page.heading} ${page.lead}`,
  page.about.paragraphs.join(' '),
  ...page.capabilities.cards.map(({ title, text }) => `${title} ${text}`),
  ...page.offers.cards.map(({ title, text }) => `${title} ${text}`),
  ...page.process.steps.map(({ title, text }) => `${title} ${text}`),
]

/** The cards of one page in both languages, which stand in the same order. */
export const cardsOf = (service: ServiceSlug, pages: readonly ServicePage[]): Card[] => {
  const texts = pages.map(cardTexts)
  const [first = []] = texts
  return first.map((_, at) => ({
    service,
    meanings: meaningsIn(wordsOf(texts.map(all => all[at] ?? '').join(' '))),
  }))
}
