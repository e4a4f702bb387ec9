import { describe, expect, it } from 'vitest'
import { languages } from '#shared/contract/language.ts'
import { serviceCatalogue } from '#shared/service-catalogue.ts'
import type { ServiceCards } from '#shared/services/service-cards.ts'
import type { ServicePage } from '#shared/services/service-page.ts'
import { categoryDrawings } from '#web/src/features/services/category-drawings.ts'

const slugs = serviceCatalogue.flatMap(({ services }) => [...services])

const cardsIn = async (language: string): Promise<ServiceCards> =>
  (await import(`../../shared/services/cards/${language}.ts`)).default

const pageOf = async (slug: string, language: string): Promise<ServicePage> =>
  (await import(`../../shared/services/pages/${language}/${slug}.ts`)).default

describe.each(languages)('the services in %s', language => {
  it('have a card each, with one to six different highlights', async () => {
    const cards = Object.entries(await cardsIn(language))
    expect(cards.map(([slug]) => slug).sort()).toEqual([...slugs, 'customProject'].sort())
    for (const [slug, { highlights }] of cards) {
      expect(new Set(highlights).size, slug).toBe(highlights.length)
      expect(highlights.length, slug).toBeGreaterThan(0)
      expect(highlights.length, slug).toBeLessThanOrEqual(6)
    }
    expect(new Set(cards.map(([, { description }]) => description)).size).toBe(cards.length)
  })

  it.each(slugs)('%s: has as many cards, offers and figures as in the other language', async slug => {
    const shape = ({ capabilities, offers, results }: ServicePage) => ({
      capabilities: capabilities.cards.length,
      prices: offers.cards.map(({ price }) => price),
      figures: results.items.map(({ claim, figure }) => [claim, !!figure]),
    })
    expect(shape(await pageOf(slug, language))).toEqual(shape(await pageOf(slug, 'sv')))
  })
})

it.each(serviceCatalogue)('the drawing of $category has a balloon for each of its services', group => {
  expect(categoryDrawings[group.category].balloons).toHaveLength(group.services.length)
})
