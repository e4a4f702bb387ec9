import { expect, test } from 'vitest'
import { heldTexts } from '#shared/bank/held.ts'
import { accountNames, accounts } from '#shared/ledger/accounts.ts'
import { accountWords } from '#web/src/desk/money/account-names.ts'
import { cellOf, exact, inputOf, moneySectionsFor, rowsOf, sumsOf } from '#web/src/desk/money/money.ts'

const sectionOf = (wanted: string) => {
  const found = moneySectionsFor(['admin']).find(({ name }) => name === wanted)
  if (!found) throw new Error(`There is no section ${wanted}.`)
  return found
}

test('who may not read a list has no section of it', () => {
  const namesFor = (role: string) => moneySectionsFor([role]).map(({ name }) => name)
  expect(namesFor('reader')).toEqual(['ledger balance'])
  expect(namesFor('matcher')).toEqual(['ledger balance', 'approvals list'])
  expect(namesFor('finance')).toEqual(namesFor('admin'))
  expect(namesFor('admin')).toHaveLength(7)
  expect(moneySectionsFor([])).toEqual([])
})

test('a section is summed to the öre, and what the bank says by its currency', () => {
  const owed = [{ amountOre: 1_250_050 }, { amountOre: 50 }]
  expect(sumsOf(sectionOf('receivables list'), owed)).toEqual([['SEK', 1_250_100]])
  const lines = [
    { amount: '0.10', currency: 'SEK' },
    { amount: '0.20', currency: 'SEK' },
    { amount: '12.00', currency: 'EUR' },
  ]
  expect(sumsOf(sectionOf('bank unmatched'), lines)).toEqual([
    ['SEK', 30],
    ['EUR', 1_200],
  ])
  expect(sumsOf(sectionOf('approvals list'), [{}])).toEqual([])
})

test('a trial balance that does not sum to 0 is found', () => {
  const balance = sectionOf('ledger balance')
  expect(sumsOf(balance, [{ balanceOre: 700 }, { balanceOre: -700 }])).toEqual([['SEK', 0]])
  expect(sumsOf(balance, [{ balanceOre: 700 }, { balanceOre: -699 }])).toEqual([['SEK', 1]])
})

test('only the approvals that wait are listed', () => {
  const rows = [{ state: 'asked' }, { state: 'released' }]
  expect(rowsOf(sectionOf('approvals list'), rows)).toEqual([{ state: 'asked' }])
  expect(rowsOf(sectionOf('pay-files list'), rows)).toEqual(rows)
  const monthsBegin = Date.parse('2026-12-02T08:00:00Z')
  expect(inputOf(sectionOf('approvals list'), monthsBegin)).toEqual({ from: '2026-11' })
  expect(inputOf(sectionOf('pay-files list'), monthsBegin)).toEqual({})
})

test('amounts have their öre, in the way of the language', () => {
  expect(exact(1_250_050, 'sv')).toBe('12\u00a0500,50')
  expect(exact(-5, 'en')).toBe('\u22120.05')
  expect(cellOf(null, 'ore', 'sv')).toBe('')
  expect(cellOf('2026-11-28T23:30:00.000Z', 'day', 'sv')).toBe('2026-11-29')
})

test('a held payout says why in the language of the desk', () => {
  expect(cellOf('no self-bill', 'held', 'sv')).toBe('ingen självfaktura')
  expect(cellOf('no self-bill', 'held', 'en')).toBe('no self-bill')
  expect(cellOf('something new', 'held', 'sv')).toBe('something new')
  const texts = Object.values(heldTexts)
  expect(texts.filter(text => cellOf(text, 'held', 'sv') === text)).toEqual([])
})

test.each(accountNames)('the account %s says what stands on it, in both languages', name => {
  expect(accountWords(name, 'sv')).toMatch(/^[a-zåäö]/)
  expect(accountWords(name, 'sv')).not.toBe(accountWords(name, 'en'))
  expect(accountWords(name, 'en')).toBe(accounts[name].what)
})
