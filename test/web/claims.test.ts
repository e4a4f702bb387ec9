import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { claims } from '#shared/claims.ts'
import { languages } from '#shared/contract/language.ts'
import { seedPrices } from '#shared/credits/prices.ts'
import { stated } from '#shared/phrases/stated.ts'
import svLeads from '#shared/phrases/sv/leads.ts'
import { resultClaims } from '#shared/services/results.ts'
import { publicPages, renderPage } from '#web/src/app/prerendered.tsx'
import {
  changeClaim,
  claimNames,
  newFigureOf,
  restoreClaims,
  typedFigures,
} from '../builders/changed-claims.ts'
import { sourceFiles } from '../house/source-files.ts'

type Text = { at: string; text: string }

afterEach(restoreClaims)

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
    for (const name of claimNames) changeClaim(name, { shown: true })
    const texts = await everyText()
    const typed = typedFigures.flatMap(typed => placesOf(texts, typed))
    expect(typed.filter(place => !reviewed.test(place))).toEqual([])
    for (const name of claimNames) expect(placesOf(texts, figure(newFigureOf(name))), name).not.toEqual([])
  })

  it.each(claimNames)('hide %s everywhere when its owner does', async name => {
    changeClaim(name, { shown: false })
    const texts = await everyText(fewPages)
    expect(placesOf(texts, figure(newFigureOf(name)))).toEqual([])
    expect(placesOf(texts, new RegExp(`\\{${name}}`))).toEqual([])
  })

  it('leave neither brackets nor an empty element when all are hidden', async () => {
    for (const name of claimNames) changeClaim(name, { shown: false })
    for (const { at, text } of await renderedPages()) {
      expect(text, at).not.toMatch(/[[\]]/)
      expect(text, at).not.toMatch(/<(li|dd|dt|th|p|h1|h2|h3)[^>]*>\s*<\/\1>/)
    }
  })

  it('of service pages are corrected and hidden in one place', async () => {
    const pages = publicPages.filter(({ path }) => path.startsWith('/services/'))
    const shownAs = async (change: (claim: { value: number; shown: boolean }, index: number) => void) => {
      Object.values(resultClaims).forEach(change)
      return (await renderedPages(pages)).map(({ text }) => text).join('\n')
    }
    const places = (text: string) => text.match(/(?<!\d)7[0-9][0-9][,.]5(?!\d)/g)?.length ?? 0
    const corrected = await shownAs((claim, index) => Object.assign(claim, { value: 700.5 + index }))
    expect(places(corrected)).toBe(Object.keys(resultClaims).length * languages.length)
    const hidden = await shownAs(claim => Object.assign(claim, { shown: false }))
    expect(places(hidden)).toBe(0)
  })

  it('advertise the lowest price of the list', () => {
    expect(claims.entryPrice.value * 100).toBe(Math.min(...seedPrices.map(({ priceOre }) => priceOre)))
  })

  it('are worded as in the specification', () => {
    expect(stated(svLeads, 'sv').sentText).toBe('Vi återkommer till dig inom 24 timmar.')
  })
})
