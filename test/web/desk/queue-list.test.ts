import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/contract/language.ts'
import { Result } from '#web/src/desk/commands/Result.tsx'
import { DeskLanguage } from '#web/src/desk/words.ts'

const row = {
  ...{ at: '2026-11-29T23:40:00.000Z', late: false, process: 'admission', transition: 'nudgeAgain' },
  ...{ state: 'application', turn: 'operator', who: 'Sara Lindqvist', id: 'p', takenBy: null, tries: 0 },
  ...{ show: 'partners show', input: { partnerId: 'p' } },
}

/** What stands in the cells of the list of everything that is due, in a language. */
const cells = (language: Language): string[] => {
  const result = { items: [row], next: null }
  const shown = createElement(Result, { name: 'queue list', result, more: () => undefined })
  const value = { language, change: () => undefined }
  const html = renderToStaticMarkup(createElement(DeskLanguage, { value }, shown))
  const body = html.slice(html.indexOf('<tbody'))
  return [...body.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
    cell.replace(/<[^>]*>/g, ''),
  )
}

describe('the list of everything that is due says in words', () => {
  test('in Swedish what a thing is, what time does, and whose turn it is', () => {
    expect(cells('sv')).toEqual(
      expect.arrayContaining([
        '2026-11-30 00:40',
        'Ansökan som partner',
        'andra påminnelsen',
        'ansökan',
        'oss',
      ]),
    )
  })

  test('in English, too', () => {
    expect(cells('en')).toEqual(
      expect.arrayContaining(['2026-11-30 00:40', 'Partner application', 'a second reminder', 'application']),
    )
  })
})
