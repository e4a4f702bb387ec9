import { describe, expect, it, test } from 'vitest'
import { noFacts, type PartnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { type FactName, proposeFacts, withProposal } from '#shared/partner-profile/propose-facts.ts'
import { measureLeastCpu } from '../../builders/least-cpu.ts'
import { longRuns, runOf } from '../../builders/long-runs.ts'

const today = '2026-11-23'
const blank = { expertise: '', experience: '', availability: '', hourlyRate: '', description: '' }

type Words = Partial<typeof blank>

const proposed = (words: Words, facts: PartnerFacts = noFacts) =>
  proposeFacts({ ...blank, ...words }, facts, today)
const valuesOf = (name: FactName, words: Words) =>
  proposed(words)
    .filter(proposal => proposal.name === name)
    .map(({ value }) => value)

test.each([
  ['950 kr/h', 950],
  ['950', 950],
  ['950:-', 950],
  ['ca 950 kr', 950],
  ['1 050 kr/tim', 1050],
  ['1.200 kr/timme ex moms', 1200],
  ['950-1100 SEK/tim', 1100],
  ['900 – 1 000 kr/h', 1000],
  ['SEK 900/hour', 900],
  ['from 850 SEK per hour', 850],
  ['Timpris 875 exkl. moms', 875],
])('a rate of “%s”', (hourlyRate, rate) => {
  expect(valuesOf('rate', { hourlyRate })).toEqual([rate])
})

test.each([
  'enligt överenskommelse',
  '7 500 kr/dag',
  '8000/day',
  '95 €/h',
  '100 EUR per hour',
  '160 000 kr i månaden',
  '50 kr/h',
  '1000000000 kr/h',
  '25',
  'ring 070-123 45 67',
])('no rate in “%s”', hourlyRate => {
  expect(valuesOf('rate', { hourlyRate })).toEqual([])
})

it('a rate that only the description states', () => {
  expect(valuesOf('rate', { description: 'Jag kan PLC. Timpris 900 kr/h.' })).toEqual([900])
})

test.each([
  ['Från mars', '2027-03-01'],
  ['ledig från 1 mars', '2027-03-01'],
  ['Ledig nu', '2026-11-23'],
  ['omgående', '2026-11-23'],
  ['1 mars, 50 %', '2027-03-01'],
  ['Heltid från nästa månad', '2026-12-01'],
  ['available from 15 January', '2027-01-15'],
  ['Available now, 100%', '2026-11-23'],
  ['fr.o.m. v. 3', '2027-01-18'],
])('a first day of “%s”', (availability, day) => {
  expect(valuesOf('availableFrom', { availability })).toEqual([day])
})

test.each([
  'Två dagar i veckan',
  'upptagen till 1 mars',
  'enligt överenskommelse',
  'inte i mars',
  'från 1 mars 2090',
])('no first day in “%s”', availability => {
  expect(valuesOf('availableFrom', { availability })).toEqual([])
})

test.each([
  ['50 %', 20],
  ['80% från mars', 32],
  ['50–100 %', 20],
  ['20 h/vecka', 20],
  ['20-30 timmar i veckan', 20],
  ['16 hours per week', 16],
  ['Två dagar i veckan', 16],
  ['2,5 dagar per vecka', 20],
  ['3 days a week', 24],
  ['Heltid från januari', 40],
  ['full-time', 40],
  ['halvtid', 20],
])('hours a week of “%s”', (availability, hours) => {
  expect(valuesOf('hoursPerWeek', { availability })).toEqual([hours])
})

test.each(['deltid', 'inte heltid', 'från 1 mars', '300 %', '0 %', '20 timmar i månaden'])(
  'no hours a week in “%s”',
  availability => {
    expect(valuesOf('hoursPerWeek', { availability })).toEqual([])
  },
)

test.each([
  [{ expertise: 'PLC, SCADA och OPC UA' }, ['PLC', 'SCADA', 'OPC UA']],
  [{ experience: '10 år PLC, TIA Portal' }, ['PLC 10', 'TIA Portal']],
  [{ experience: '10 års erfarenhet av PLC' }, ['PLC 10']],
  [{ experience: '12 år inom automation' }, ['automation 12']],
  [{ experience: '8 years of SCADA, 3 years of Ignition' }, ['SCADA 8', 'Ignition 3']],
  [{ expertise: 'PLC (10 år); HMI 5+ år' }, ['PLC 10', 'HMI 5']],
  [{ expertise: 'PLC', experience: '10 år PLC' }, ['PLC 10']],
  [{ expertise: 'Siemens TIA Portal, robotceller.' }, ['Siemens TIA Portal', 'robotceller']],
  [{ expertise: 'Drift och underhåll' }, ['Drift och underhåll']],
  [{ experience: '14 år' }, []],
  [{ experience: 'Lång erfarenhet, sedan 2008' }, []],
  [{ experience: '14 år i branschen, varav 5 som chef för en stor avdelning' }, []],
  [{ expertise: 'Jag har jobbat med det mesta inom industrin under många år' }, []],
  [{ expertise: 'erik@firma.se, 070-123 45 67' }, []],
] as const)('the skills of %j', (words, skills) => {
  const read = valuesOf('skills', words) as { name: string; years: number | null }[]
  expect(read.map(({ name, years }) => `${name} ${years ?? ''}`.trim())).toEqual(skills)
})

test.each([
  ['14 år', [14]],
  ['12 år inom automation', [12]],
  ['sedan 2008', [18]],
  ['20+ years', [20]],
  ['9', [9]],
  ['10 år PLC, 5 år SCADA', []],
  ['lång', []],
  ['99 år', []],
])('the years of “%s”', (experience, years) => {
  expect(valuesOf('years', { experience })).toEqual(years)
})

test.each([
  ['place', 'Jag är baserad i Västerås.', ['Västerås']],
  ['place', 'Based in Stockholm, Sweden', ['Stockholm']],
  ['place', 'Jag bor i ett hus.', []],
  ['travel', 'Reser gärna i hela Sverige.', ['country']],
  ['travel', 'I travel abroad', ['abroad']],
  ['travel', 'Jag reser inte.', ['local']],
  ['workplace', 'Arbetar på plats och på distans', ['partly']],
  ['workplace', 'Enbart på distans', ['remote']],
  ['workplace', 'Jag har arbetat med remote I/O', []],
  ['certificates', 'Heta arbeten och SSG Entre', ['SSG Entre', 'Heta arbeten']],
  ['industries', 'mest i process- och träindustri', ['Processindustri', 'Träindustri']],
  ['industries', 'pulp and paper, automotive', ['Pulp and paper', 'Automotive']],
  ['platforms', 'Anläggningar i S7-1500 med WinCC', ['WinCC', 'S7-1500']],
] as const)('%s of “%s”', (name, description, values) => {
  expect(valuesOf(name, { description })).toEqual(values)
})

test.each([
  ['Talar svenska (modersmål), engelska flytande och lite tyska.', ['sv native', 'en fluent', 'de basic']],
  ['Flytande engelska. Svenska företag är mina kunder.', ['en fluent']],
  ['I speak fluent Swedish and English.', ['sv fluent', 'en']],
  ['Svenska Kraftnät och Engelska skolan', []],
])('the languages of “%s”', (description, languages) => {
  const read = valuesOf('languages', { description }) as { language: string; level: string | null }[]
  expect(read.map(({ language, level }) => `${language} ${level ?? ''}`.trim())).toEqual(languages)
})

it('the services that words mean', () => {
  expect(valuesOf('services', { expertise: 'PLC, SCADA, OPC UA' })).toEqual([
    'plc-automation',
    'hmi-scada',
    'industrial-networks',
  ])
  expect(valuesOf('services', { expertise: 'Kommunikation, mesalliansen, planerad service' })).toEqual([])
})

describe('a proposal', () => {
  const words = { expertise: 'PLC, SCADA', hourlyRate: '950 kr/h', experience: '10 år TIA Portal' }

  it('repeats the words that it was read from', () => {
    expect(proposed({ hourlyRate: 'Timpris ca 950 kr/h + moms' })).toEqual([
      { name: 'rate', value: 950, found: 'Timpris ca 950 kr/h + moms' },
    ])
  })

  it('is not made of what is stated, whatever it was', () => {
    const stated = {
      ...noFacts,
      rate: 1200,
      years: 3,
      skills: [{ name: 'plc', level: null, years: 2 }],
      services: ['hmi-scada', 'plc-automation'] as PartnerFacts['services'],
    }
    const names = proposed(words, stated).map(({ name, value }) => `${name} ${JSON.stringify(value)}`)
    expect(names).toEqual([
      'skills {"name":"TIA Portal","level":null,"years":10}',
      'skills {"name":"SCADA","level":null,"years":null}',
    ])
  })

  it('is not made again once it is confirmed, and changes nothing else', () => {
    let facts: PartnerFacts = noFacts
    for (const proposal of proposed(words)) {
      const before = facts
      facts = withProposal(facts, proposal)
      expect({ ...facts, [proposal.name]: null }).toEqual({ ...before, [proposal.name]: null })
    }
    expect(facts).toMatchObject({ rate: 950, years: 10 })
    expect(proposed(words, facts)).toEqual([])
  })

  it('is never more than the facts may hold', () => {
    const expertise = Array.from({ length: 60 }, (_, at) => `Skill ${at}`).join(', ')
    expect(valuesOf('skills', { expertise })).toHaveLength(30)
  })
})

it('takes linear time over 64 KB of anything', () => {
  const made = [
    '1 år ',
    'från ',
    'svenska ',
    'talar svenska ',
    '950 kr',
    'a, ',
    'reser ',
    'baserad i A',
    '1 000 ',
    'på plats ',
  ]
  for (const text of [...longRuns.map(([, run]) => run), ...made.map(runOf)]) {
    const all = { expertise: text, experience: text, availability: text, hourlyRate: text, description: text }
    expect(
      measureLeastCpu(() => proposed(all), 400),
      text.slice(0, 12),
    ).toBeLessThan(400)
  }
})
