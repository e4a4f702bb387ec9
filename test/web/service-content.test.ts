import { afterEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/contract/language.ts'
import { serviceSlugs } from '#shared/service-catalogue.ts'
import { standardDates, withDates } from '#shared/services/dates.ts'
import { standardOffers } from '#shared/services/offers.ts'
import type { ServiceCards } from '#shared/services/service-cards.ts'
import { publicPages, renderPage } from '#web/src/app/prerendered.tsx'
import { stateContent } from '../builders/changed-claims.ts'

afterEach(() => stateContent({}))

const pages = publicPages.filter(({ path }) => path.startsWith('/services/'))

/** All service pages in both languages, each with its structured data. */
const shownPages = async (): Promise<string> => {
  const texts = await Promise.all(
    pages.flatMap(page =>
      languages.map(async language => {
        const { root, linkedData } = await renderPage(page, language)
        return [root, JSON.stringify(linkedData(''))].join('\n')
      }),
    ),
  )
  return texts.join('\n').replaceAll('\u00a0', ' ')
}

const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0

describe('the lowest prices of service pages', () => {
  const names = Object.keys(standardOffers)
  const change = (shown: boolean) =>
    stateContent(
      Object.fromEntries(names.map((name, index) => [`offers.${name}`, { value: 7_601 + index, shown }])),
    )

  it('come from one place, on the page and for search engines', async () => {
    change(true)
    const text = await shownPages()
    for (const [index, name] of names.entries()) {
      expect(count(text, new RegExp(`7[ ,]${601 + index}(?!\\d)`, 'g')), name).toBe(languages.length)
      expect(count(text, new RegExp(`"minPrice":${7_601 + index}(?!\\d)`, 'g')), name).toBe(languages.length)
    }
  })

  it('are hidden everywhere', async () => {
    change(false)
    const text = await shownPages()
    expect(count(text, /7[ ,]6\d\d|"minPrice"/g)).toBe(0)
  })
})

describe('the dates of service texts', () => {
  const names = Object.keys(standardDates)
  const change = (shown: boolean) =>
    stateContent(
      Object.fromEntries(names.map((name, index) => [`dates.${name}`, { date: `2041-03-1${index}`, shown }])),
    )

  it('come from one place, in the words of each language', async () => {
    expect(await shownPages()).toContain('20 januari 2027')
    change(true)
    const text = await shownPages()
    expect(count(text, /(januari|January|september|September) 202\d/g)).toBe(0)
    for (const day of ['10 mars 2041', '10 March 2041', '11 mars 2041', '11 March 2041'])
      expect(text).toContain(day)
  })

  it('are hidden with what they are a part of', async () => {
    change(false)
    const text = await shownPages()
    expect(count(text, /2041|\{\w+\}|(januari|January|september|September) 202\d/g)).toBe(0)
    expect(text).toContain('rapporteringsväg för sårbarheter och underlag')
  })

  it.each(languages)('are those of the cards of dashboards, too: %s', async language => {
    const cards: ServiceCards = (await import(`../../shared/services/cards/${language}.ts`)).default
    const badges = () => serviceSlugs.map(slug => withDates(cards[slug], language).badge).join()
    expect(badges()).toContain('2027')
    change(true)
    expect(badges()).toContain('2041')
    change(false)
    expect(badges()).not.toMatch(/20\d\d|[{[]/)
  })
})
