import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { claim } from '#shared/claims.ts'
import type { ContentValues } from '#shared/content/read-content.ts'
import { type ContentFields, standardContent } from '#shared/content/standard-content.ts'
import { languages } from '#shared/contract/language.ts'
import { standardCost } from '#shared/cost-example.ts'
import { seedPrices } from '#shared/credits/prices.ts'
import { stated } from '#shared/phrases/stated.ts'
import svLeads from '#shared/phrases/sv/leads.ts'
import { standardResults } from '#shared/services/results.ts'
import { publicPages, renderPage } from '#web/src/app/prerendered.tsx'
import {
  changedClaims,
  claimNames,
  newFigureOf,
  stateContent,
  typedFigures,
} from '../builders/changed-claims.ts'
import { sourceFiles } from '../house/source-files.ts'

type Text = { at: string; text: string }

afterEach(() => stateContent({}))

/** Returns what a person or a search engine reads: the markup without drawings and attributes such as class. */
const readable = (html: string): string => html.replace(/<svg[\s\S]*?<\/svg>|\b(class|id|d)="[^"]*"/g, '')

/** Every public page in both languages, with its head and its linked data. */
const renderedPages = (pages = publicPages): Promise<Text[]> =>
  Promise.all(
    pages.flatMap(page =>
      languages.map(async language => {
        const { title, description, root, linkedData } = await renderPage(page, language)
        const data = JSON.stringify(linkedData('')).replace(/[[\]]/g, '')
        return { at: `${language} ${page.path}`, text: readable([title, description, root, data].join('\n')) }
      }),
    ),
  )

/** The pages with their own texts; those of single services share theirs. */
const fewPages = publicPages.filter(({ path }) => !path.startsWith('/services/'))

/** Every phrase in both languages as it is shown, including dashboards and mails. */
const shownPhrases = (): Promise<Text[]> =>
  Promise.all(
    languages.flatMap(language =>
      sourceFiles(`shared/phrases/${language}`).map(async ([path]) => {
        const { default: phrases } = await import(/* @vite-ignore */ join('../..', path))
        return { at: path, text: JSON.stringify(stated(phrases, language)) }
      }),
    ),
  )

const everyText = async (pages = publicPages): Promise<Text[]> => [
  ...(await renderedPages(pages)),
  ...(await shownPhrases()),
]

/** Returns a pattern for that number, with or without a unit at its end. */
const figure = (value: number): RegExp => new RegExp(`(?<!\\d)${value}(?!\\d)`)

const placesOf = (texts: readonly Text[], wanted: RegExp): string[] =>
  texts.filter(({ text }) => wanted.test(text)).map(({ at, text }) => `${at}: ${wanted.exec(text)?.[0]}`)

/**
 * The price list itself, the source of the price claim; retention periods, which are no claims; and the terms, which do
 * not change with a claim (test/shared/terms.test.ts compares them).
 */
const reviewed =
  /^(sv|en) \/pricing: 9.900$|\/privacy(\.ts)?: (30 (dagar|days)|48 (timmar|hours))$|\/terms(\/1|-1\.ts)?: /

describe('claims', () => {
  it('come from one place: with other figures no text holds an old one', async () => {
    stateContent(changedClaims({ shown: true }))
    const texts = await everyText()
    const typed = typedFigures.flatMap(typed => placesOf(texts, typed))
    expect(typed.filter(place => !reviewed.test(place))).toEqual([])
    for (const name of claimNames) expect(placesOf(texts, figure(newFigureOf(name))), name).not.toEqual([])
  })

  it.each(claimNames)('hide %s everywhere when its owner does', async name => {
    stateContent(changedClaims({ shown: false }, [name]))
    const texts = await everyText(fewPages)
    expect(placesOf(texts, figure(newFigureOf(name)))).toEqual([])
    expect(placesOf(texts, new RegExp(`\\{${name}}`))).toEqual([])
  })

  it('leave neither brackets nor an empty element when all are hidden', async () => {
    stateContent(changedClaims({ shown: false }))
    for (const { at, text } of await renderedPages()) {
      expect(text, at).not.toMatch(/[[\]]/)
      expect(text, at).not.toMatch(/<(li|dd|dt|th|p|h1|h2|h3)[^>]*>\s*<\/\1>/)
    }
  })

  it('of service pages are corrected and hidden in one place', async () => {
    const pages = publicPages.filter(({ path }) => path.startsWith('/services/'))
    const shownAs = async (shown: boolean) => {
      const results = Object.keys(standardResults).map((name, index): [string, ContentFields] => [
        `results.${name}`,
        { value: 700.5 + index, shown },
      ])
      stateContent(Object.fromEntries(results))
      return (await renderedPages(pages)).map(({ text }) => text).join('\n')
    }
    const places = (text: string) => text.match(/(?<!\d)7[0-9][0-9][,.]5(?!\d)/g)?.length ?? 0
    expect(places(await shownAs(true))).toBe(Object.keys(standardResults).length * languages.length)
    expect(places(await shownAs(false))).toBe(0)
  })

  it('advertise the lowest price of the list', () => {
    expect(claim('entryPrice').value * 100).toBe(Math.min(...seedPrices.map(({ priceOre }) => priceOre)))
  })

  it('are worded as in the specification', () => {
    expect(stated(svLeads, 'sv').sentText).toBe('Vi återkommer till dig inom 24 timmar.')
  })
})

describe('the cost example', () => {
  it('comes from one place: with other figures both pages show each of them', async () => {
    // Nothing else of these pages has such figures.
    const costs = Object.keys(standardCost).map((name, index) => [name, 641 + index] as const)
    stateContent({ 'cost.example': Object.fromEntries(costs) })
    const texts = await renderedPages(publicPages.filter(({ path }) => path === '/' || path === '/pricing'))
    for (const [name, value] of costs)
      for (const language of languages)
        expect(
          placesOf(texts, figure(value)).filter(place => place.startsWith(language)),
          name,
        ).not.toEqual([])
  })
})

/** The same entry with other words in each language. */
const reworded = (name: string, fields: ContentFields): ContentFields => {
  const words = (value: unknown, mark: string): unknown => {
    if (typeof value === 'string') return `${mark} ${name}`
    if (Array.isArray(value)) return value.map((_, index) => `${mark} ${name} ${index}`)
    return Object.fromEntries(Object.entries(Object(value)).map(([key, word]) => [key, words(word, mark)]))
  }
  return { ...fields, sv: words(fields.sv, 'Ändrat'), en: words(fields.en, 'Changed') }
}

const listed = (kind: string) => [...standardContent].filter(([name]) => name.startsWith(`${kind}.`))

describe('content with words', () => {
  const badges = listed('badges')
  const timeline = listed('timeline')
  const round = listed('pitch')
  /** Those to which operators may add: pages read all of such a list at once. */
  const lists = ['meetups', 'reasons', 'vision', 'team', 'faq']
  const all = [...badges, ...timeline, ...round, ...lists.flatMap(listed)]
  const byId = (changes: readonly (readonly [string, ContentFields])[], kind: string): ContentValues => ({
    [kind]: Object.fromEntries(changes.map(([name, fields]) => [name.slice(kind.length + 1), fields])),
  })
  const paths: readonly string[] = ['/about', '/updates', '/investors', '/pricing']
  const pages = publicPages.filter(({ path }) => paths.includes(path))
  const change = (to: (name: string, fields: ContentFields) => ContentFields) =>
    stateContent({
      ...Object.fromEntries(
        [...badges, ...timeline, ...round].map(([name, fields]) => [name, to(name, fields)]),
      ),
      ...Object.assign(
        {},
        ...lists.map(kind =>
          byId(
            listed(kind).map(([name, fields]) => [name, to(name, fields)] as const),
            kind,
          ),
        ),
      ),
    })

  it('is read from one place in both languages', async () => {
    change(reworded)
    const texts = await renderedPages(pages)
    for (const [name] of all) {
      expect(placesOf(texts, new RegExp(`Ändrat ${name}`)).map(place => place.slice(0, 2))).toEqual(['sv'])
      expect(placesOf(texts, new RegExp(`Changed ${name}`)).map(place => place.slice(0, 2))).toEqual(['en'])
    }
  })

  it('is hidden everywhere', async () => {
    change((name, fields) => ({ ...reworded(name, fields), ...('shown' in fields && { shown: false }) }))
    const texts = await renderedPages(pages)
    for (const [name] of all.filter(([, fields]) => 'shown' in fields))
      expect(placesOf(texts, new RegExp(`(Ändrat|Changed) ${name}`))).toEqual([])
  })

  it('may be added to, and may name claims as phrases do', async () => {
    const words = { question: 'Added?', answer: '[Notice is {notice} days. ]One credit is {{value}}.' }
    const added = { id: 'added', shown: true, sv: words, en: words }
    stateContent({ faq: { added }, 'claims.notice': { value: 613, shown: true } })
    const shown = await renderedPages(pages.filter(({ path }) => path === '/pricing'))
    for (const { at, text } of shown)
      expect(text.match(/Notice is 613 days. One credit is [^.{]+\./g), at).toHaveLength(1)
    stateContent({ faq: { added }, 'claims.notice': { value: 613, shown: false } })
    const hidden = await renderedPages(pages.filter(({ path }) => path === '/pricing'))
    expect(placesOf(hidden, /Notice is|\{\{|\[One/)).toEqual([])
  })
})
