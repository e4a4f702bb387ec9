import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/contract/language.ts'
import { accounts } from '#shared/ledger/accounts.ts'
import type { AnyCommandName } from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { Result } from '#web/src/desk/commands/Result.tsx'
import { DeskLanguage } from '#web/src/desk/words.ts'

const due = {
  ...{ at: '2026-11-29T23:40:00.000Z', late: false, process: 'admission', transition: 'nudgeAgain' },
  ...{ state: 'application', turn: 'operator', who: 'Sara Lindqvist', id: 'p', takenBy: null, tries: 0 },
  ...{ show: 'partners show', input: { partnerId: 'p' } },
}

/** What stands in the cells of a list of one row, in a language. */
const cells = (
  name: AnyCommandName,
  row: Readonly<Record<string, unknown>>,
  language: Language,
): string[] => {
  const result = { items: [row], next: null } as CommandResult
  const shown = createElement(Result, { name, result, more: () => undefined })
  const value = { language, change: () => undefined }
  const html = renderToStaticMarkup(createElement(DeskLanguage, { value }, shown))
  const body = html.slice(html.indexOf('<tbody'))
  return [...body.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
    cell.replace(/<[^>]*>/g, ''),
  )
}

describe('the list of everything that is due says in words', () => {
  test('in Swedish what a thing is, what time does, and whose turn it is', () => {
    expect(cells('queue list', due, 'sv')).toEqual(
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
    expect(cells('queue list', due, 'en')).toEqual(
      expect.arrayContaining(['2026-11-30 00:40', 'Partner application', 'a second reminder', 'application']),
    )
  })

  test('which command an approval lets run', () => {
    const approval = { ...due, process: 'approval', who: 'credits record', show: 'approvals show' }
    expect(cells('queue list', approval, 'sv')).toContain('Justera företagets krediter')
  })
})

test('an inquiry that was found is in the state that it is in, not priced by the hour', () => {
  const found = { show: 'inquiries show b i', kind: 'inquiry', status: 'running' }
  expect(cells('search', found, 'sv')).toEqual(expect.arrayContaining(['förfrågan', 'pågår']))
})

test('an account that was found says in Swedish how far it has come', () => {
  const found = { show: 'businesses show b', kind: 'business', status: 'has no profile yet' }
  expect(cells('search', found, 'sv')).toEqual(expect.arrayContaining(['företag', 'har ingen profil än']))
  const operator = { email: 'olle@x.example', roles: ['admin'], state: 'signed in before', id: 'o' }
  expect(cells('operators list', operator, 'sv')).toContain('har loggat in')
})

test('the trial balance says in Swedish what stands on an account', () => {
  const row = { account: 'bank', debitOre: 5, creditOre: 0, balanceOre: 5, what: accounts.bank.what }
  expect(cells('ledger balance', row, 'sv')).toEqual(['bank', '0,05', '0,00', '0,05', 'på vårt konto'])
  expect(cells('ledger balance', row, 'en').at(-1)).toBe('on our account')
})
