import { describe, expect, it, test } from 'vitest'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { noFacts, type PartnerFacts } from '#shared/partner-profile/partner-facts.ts'
import {
  bodyOf,
  entriesAsText,
  type FactValues,
  factsIn,
  factsResolver,
  valuesOf,
} from '#web/src/features/partner-profile/facts-form.ts'

const facts: PartnerFacts = {
  services: ['plc-automation', 'hmi-scada'],
  skills: [
    { name: 'TIA Portal', level: 'expert', years: 10 },
    { name: 'C#, .NET', level: null, years: null },
  ],
  years: 0,
  platforms: ['S7-1500', 'Ignition'],
  certificates: ['Heta arbeten'],
  industries: ['Stål och gruva'],
  languages: [{ language: 'sv', level: null }],
  place: 'Västerås',
  travel: 'country',
  workplace: 'partly',
  availableFrom: swedishDay(Date.now()),
  hoursPerWeek: 20,
  rate: 1_050,
}

const blank = valuesOf(noFacts)

const errorsOf = async (typed: Partial<FactValues>) => {
  const { errors } = await factsResolver({ ...blank, ...typed }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

describe('the form of the facts', () => {
  it('holds facts as texts, and sends the same facts', () => {
    expect(factsIn(valuesOf(facts))).toEqual(facts)
    expect(factsIn(blank)).toEqual(noFacts)
  })

  it('takes words one by line or with commas, and a rate as people write it', () => {
    expect(bodyOf({ ...blank, platforms: ' S7-1500,Ignition;\n WinCC \n', rate: ' 1 050 ' })).toMatchObject({
      platforms: ['S7-1500', 'Ignition', 'WinCC'],
      rate: 1_050,
    })
  })

  it('leaves out rows that are empty', () => {
    const skills = entriesAsText([
      { name: 'PLC', level: '', years: '' },
      { name: ' ', level: '', years: '' },
    ])
    expect(factsIn({ ...blank, skills })?.skills).toEqual([{ name: 'PLC', level: null, years: null }])
  })

  test.each([
    [{ rate: '1000000000' }, { rate: 'out_of_range' }],
    [{ rate: '950 kr' }, { rate: 'out_of_range' }],
    [{ availableFrom: '1926-03-01' }, { availableFrom: 'out_of_range' }],
    [{ hoursPerWeek: '0' }, { hoursPerWeek: 'out_of_range' }],
    [{ years: '-1' }, { years: 'out_of_range' }],
    [{ skills: entriesAsText([{ name: '', level: 'expert', years: '' }]) }, { skills: 'required' }],
    [{ skills: entriesAsText([{ name: 'PLC', level: '', years: 'tio' }]) }, { skills: 'out_of_range' }],
    [{ languages: entriesAsText([{ language: '', level: 'native' }]) }, { languages: 'invalid' }],
    [{ platforms: 'x'.repeat(100) }, { platforms: 'too_long' }],
  ] as const)('says what is wrong with %j', async (typed, errors) => {
    expect(await errorsOf(typed)).toEqual(errors)
  })
})
