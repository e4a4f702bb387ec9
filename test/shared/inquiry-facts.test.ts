import { describe, expect, it } from 'vitest'
import { inquiryFacts, noFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { proposeInquiryFacts } from '#shared/business-inquiries/propose-facts.ts'
import { fieldErrors } from '#shared/contract/field-errors.ts'

const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const faultsIn = (facts: object) => {
  const { error } = inquiryFacts.safeParse(facts)
  return error ? fieldErrors(error.issues) : {}
}

describe('the facts of an inquiry', () => {
  it('may all be left out', () => {
    expect(inquiryFacts.parse({})).toEqual(noFacts)
    expect(new Set(Object.values(noFacts))).toEqual(new Set([null]))
  })

  it.each([
    ['a start in 1926', { startsOn: '1926-03-01' }, 'startsOn'],
    ['a start in forty years', { startsOn: daysFromNow(40 * 365) }, 'startsOn'],
    ['a budget of a milliard', { budget: { unit: 'fixed', kronor: 1_000_000_000 } }, 'budget.kronor'],
    ['a rate of a budget', { budget: { unit: 'hour', kronor: 200_000 } }, 'budget.kronor'],
    ['a budget of ten kronor', { budget: { unit: 'fixed', kronor: 10 } }, 'budget.kronor'],
    ['no weeks', { length: { count: 0, unit: 'weeks' } }, 'length.count'],
    ['a hundred years', { length: { count: 1_200, unit: 'months' } }, 'length.count'],
  ])('are refused with words for %s', (_, facts, place) => {
    expect(faultsIn(facts)).toEqual({ [place]: 'out_of_range' })
  })

  it('are taken at their bounds', () => {
    for (const startsOn of [daysFromNow(0), daysFromNow(-300), daysFromNow(4 * 365)])
      expect(faultsIn({ startsOn })).toEqual({})
    for (const kronor of [1_000, 100_000_000])
      expect(faultsIn({ budget: { unit: 'fixed', kronor } })).toEqual({})
  })
})

const today = '2026-11-23'

const proposed = (text: string) =>
  Object.fromEntries(proposeInquiryFacts(text, today).map(({ name, value }) => [name, value]))

describe('a description proposes', () => {
  it('all that it states, each with the words it was read from', () => {
    const text = [
      'Byte av styrsystem på packlinje 2',
      'Vi söker en PLC-programmerare, delvis på plats i Västerås, start i mars och ca 3 månader framåt.',
      'Budget 200 tkr, kostnadsställe 4410. Arbetsspråk svenska eller engelska. NDA krävs.',
      'Kontakt på plats: Karin Öberg.',
    ].join('\n')
    expect(proposed(text)).toEqual({
      title: 'Byte av styrsystem på packlinje 2',
      workplace: 'partly',
      place: 'Västerås',
      languages: ['sv', 'en'],
      startsOn: '2027-03-01',
      length: { count: 3, unit: 'months' },
      budget: { unit: 'fixed', kronor: 200_000 },
      costCentre: '4410',
      wantsNda: true,
      contactOnSite: 'Karin Öberg',
    })
    for (const { found } of proposeInquiryFacts(text, today)) expect(text).toContain(found)
  })

  it('the same in English', () => {
    const text =
      'We need a robot programmer on site in Gothenburg for about ten weeks, starting March 1. Hourly rate: 950. Working language: English. PO number: 4500-12345.'
    expect(proposed(text)).toEqual({
      workplace: 'on_site',
      place: 'Gothenburg',
      languages: ['en'],
      startsOn: '2027-03-01',
      length: { count: 10, unit: 'weeks' },
      budget: { unit: 'hour', kronor: 950 },
      costCentre: '4500-12345',
    })
  })

  it.each([
    ['remote eller på plats', { workplace: 'partly' }],
    ['Allt går att göra på distans.', { workplace: 'remote' }],
    ['Arbetet görs hos oss i Borås', { workplace: 'on_site', place: 'Borås' }],
    ['vår fabrik i Upplands Väsby', { place: 'Upplands Väsby' }],
    ['Ort: Skellefteå', { place: 'Skellefteå' }],
    ['Uppdraget är 6–8 veckor', { length: { count: 8, unit: 'weeks' } }],
    ['ett halvår', { length: { count: 6, unit: 'months' } }],
    ['två månader', { length: { count: 2, unit: 'months' } }],
    ['950 kr/h', { budget: { unit: 'hour', kronor: 950 } }],
    ['svensktalande konsult', { languages: ['sv'] }],
    ['Endast på plats, distans är inte möjligt', { workplace: 'on_site' }],
    ['English-speaking engineer, some German', { languages: ['en', 'de'] }],
    ['sekretessavtal behövs', { wantsNda: true }],
  ])('from “%s”', (text, facts) => {
    expect(proposed(text)).toEqual(facts)
  })

  it.each([
    'En robotcell som plockar ur pressen.',
    'Inte på distans.',
    'Tyvärr inte remote, vi behöver prata först.',
    'Offert inom 3 veckor, tack.',
    'minst 24 månader erfarenhet',
    'Garantin är 24 månader garanti',
    'för 3 månader sedan',
    'Ingen NDA behövs.',
    'on site in March',
    'Vi bygger maskiner för den tyska marknaden.',
    'budget 1000000000 kr',
    'start 1926-01-01',
    'Post och paket till porten',
  ])('nothing from “%s”', text => {
    expect(proposed(text).workplace === 'on_site' ? {} : proposed(text)).toEqual({})
  })
})
