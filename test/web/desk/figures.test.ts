import { expect, test } from 'vitest'
import { type Measure, type Month, sentenceOf, waitSentence } from '#web/src/desk/figures/figures.ts'

const counted = {
  leads: 3,
  inquiries: 5,
  promisesKept: 4,
  creditsSold: 20,
  creditsOutstanding: 12,
  partnersAdmitted: 0,
}
const months: Month[] = [
  { ...counted, month: '2026-10', leads: 9 },
  { ...counted, month: '2026-11' },
]

test.each<[Measure, string, string]>([
  ['leads', 'Hittills i november; 9 i hela oktober.', 'So far in November; 9 in all of October.'],
  ['promisesKept', '4 av 5 förfrågningar fick förslag i tid.', '4 of 5 inquiries got proposals in time.'],
  ['creditsOutstanding', 'Sålda och ännu inte använda.', 'Sold and not used yet.'],
])('what %s says is one sentence in both languages', (measure, swedish, english) => {
  expect(sentenceOf(measure, months, 'sv')).toBe(swedish)
  expect(sentenceOf(measure, months, 'en')).toBe(english)
})

test('the first month is compared with none', () => {
  expect(sentenceOf('leads', months.slice(1), 'sv')).toBe('Hittills i november.')
  expect(sentenceOf('leads', [], 'en')).toBe('')
})

test('how long businesses wait is told of the latest month in which one got proposals', () => {
  const forms = [
    { month: '2026-11', inquiries: 2, proposed: 0, medianHoursToProposal: null },
    { month: '2026-10', inquiries: 9, proposed: 8, medianHoursToProposal: 19.5 },
  ]
  expect(waitSentence(forms, 'sv')).toBe(
    'Av de 8 förfrågningar från oktober som har fått förslag fick hälften dem inom 19,5 timmar.',
  )
  expect(waitSentence(forms, 'en')).toContain('within 19.5 hours')
  const atOnce = [{ month: '2026-10', inquiries: 9, proposed: 8, medianHoursToProposal: 0 }]
  expect(waitSentence(atOnce, 'sv')).toContain('inom en timme.')
  expect(waitSentence(atOnce, 'en')).toContain('within an hour.')
  expect(waitSentence(forms.slice(0, 1), 'sv')).toBeNull()
})
