import { expect, test } from 'vitest'
import { readFixedPrice, readHourRate } from '#shared/facts/read-rate.ts'
import { measureLeastCpu } from '../../builders/least-cpu.ts'
import { longRuns, runOf } from '../../builders/long-runs.ts'

test.each([
  ['Jag tar 950 kr/h.', 950],
  ['950 SEK/tim exkl. moms', 950],
  ['1 050 kronor i timmen', 1050],
  ['1.050 kr per timme', 1050],
  ['1\u00a0200 kr/timme', 1200],
  ['950:-/h', 950],
  ['My rate is 1,100 SEK per hour', 1100],
  ['SEK 900/hour', 900],
  ['900 kr an hour', 900],
  ['900–1000 kr/h', 1000],
  ['Timpris: 875', 875],
  ['timarvode ca 875 kr', 875],
  ['hourly rate of about 850', 850],
  ['Budget 950 kr/h', 950],
])('reads the rate by the hour in “%s”', (text, amount) => {
  expect(readHourRate(text)?.amount).toBe(amount)
})

test.each([
  'Linjen gör 1200 flaskor/h och 950/h på natten.',
  '95 €/h',
  '4 000 kr/dag',
  'budget 200 tkr',
  'ring 070-123 45 67',
  '0 kr/h',
])('reads no rate by the hour in “%s”', text => {
  expect(readHourRate(text)).toBeNull()
})

test.each([
  ['budget 200 tkr', 200_000],
  ['Budgeten är ca 200 000 kr.', 200_000],
  ['Budget: 1,5 mkr', 1_500_000],
  ['budget för 2027: 200 tkr', 200_000],
  ['Vår budget är 1.2 MSEK', 1_200_000],
  ['a budget of 200k SEK', 200_000],
  ['Budget 250k', 250_000],
  ['We have budgeted 300,000 SEK', 300_000],
  ['fast pris på 80 tusen', 80_000],
  ['Fixed price 75 000', 75_000],
  ['budget 200000', 200_000],
  ['en kostnadsram på 2 miljoner kronor', 2_000_000],
])('reads the fixed price in “%s”', (text, amount) => {
  expect(readFixedPrice(text)?.amount).toBe(amount)
})

test.each([
  'Vi omsätter 200 mkr.',
  'budget 950 kr/h',
  'budget 1 050 kr i timmen',
  'budgeten för 2027 är inte klar',
  'budget för 3 personer',
  'The budget is €20 000 at most',
  'budget 0 kr',
])('reads no fixed price in “%s”', text => {
  expect(readFixedPrice(text)).toBeNull()
})

test('repeats the words it has read', () => {
  expect(readHourRate('Vi betalar gärna 950 kr/h, inte mer.')?.found).toBe('950 kr/h')
})

const wordRuns = ['1 000 ', 'budget ', 'timpris ', '1'].map(runOf)

test('takes linear time over 64 KB', () => {
  for (const text of [...longRuns.map(([, run]) => run), ...wordRuns]) {
    const spent = measureLeastCpu(() => [readHourRate(text), readFixedPrice(text)], 300)
    expect(spent, text.slice(0, 20)).toBeLessThan(300)
  }
})
