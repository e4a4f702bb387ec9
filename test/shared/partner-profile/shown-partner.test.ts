import { describe, expect, it, test } from 'vitest'
import { noFacts, type PartnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { shownPartner, shownPartnerOf } from '#shared/partner-profile/shown-partner.ts'

const profile = {
  name: 'Erik Sandberg',
  phone: '070-123 45 67',
  expertise: 'PLC, SCADA',
  experience: '14 år',
  portfolio: 'https://sandberg-automation.example/uppdrag',
  linkedin: 'https://www.linkedin.com/in/eriksandberg',
  github: 'https://github.com/eriksandberg',
  availability: 'Två dagar i veckan',
  hourlyRate: '900 kr/h',
  description: 'Styrsystem.',
  email: 'erik.sandberg@firma.example',
  status: 'approved',
  cv: { fileName: 'erik-sandberg-cv.pdf', size: 1, uploadedAt: '2026-01-01T00:00:00Z' },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  version: 1,
}

const facts: PartnerFacts = {
  ...noFacts,
  services: ['hmi-scada', 'plc-automation'],
  skills: [{ name: 'TIA Portal', level: 'expert', years: 10 }],
  languages: [{ language: 'sv', level: 'native' }],
  place: 'Västerås',
  availableFrom: '2026-03-01',
  hoursPerWeek: 16,
  rate: 900,
}

describe('a partner as businesses see them', () => {
  it('is a first name, an initial, the facts and the words', () => {
    expect(shownPartnerOf(profile, facts)).toEqual({
      name: 'Erik S.',
      ...facts,
      services: ['plc-automation', 'hmi-scada'],
      inWords: {
        expertise: 'PLC, SCADA',
        experience: '14 år',
        availability: 'Två dagar i veckan',
        rate: '900 kr/h',
        description: 'Styrsystem.',
      },
    })
  })

  it('without facts is the words', () => {
    expect(shownPartnerOf(profile, null)).toMatchObject({ name: 'Erik S.', ...noFacts })
  })

  it('is not found by name, address, number, link or file, wherever these are repeated', () => {
    const secrets =
      'Jag heter Erik Sandberg, Sandbergs Automation, erik.sandberg@firma.example, 070-123 45 67, www.sandberg.example, @eriksandberg.'
    const everywhere = {
      ...profile,
      expertise: secrets,
      experience: secrets,
      availability: secrets,
      hourlyRate: secrets,
      description: secrets,
    }
    const stated = {
      ...facts,
      skills: [{ name: 'ring 070-123 45 67', level: null, years: null }],
      platforms: ['erik.sandberg@firma.example', 'Siemens'],
      certificates: ['se sandberg.se'],
      industries: ['Sandberg AB'],
      place: 'Västerås 070-123 45 67',
    }
    const shown = shownPartnerOf(everywhere, stated)
    expect(JSON.stringify(shown)).not.toMatch(/sandberg|123 45 67|firma|github|cv[.]pdf/i)
    expect(shown).toMatchObject({ platforms: ['Siemens'], place: 'Västerås •••' })
    expect(shown.inWords.description).toMatch(
      /^Jag heter Erik S[.], S[.]s Automation, •••, •••, •••, •••[.]$/,
    )
  })

  it('has nothing but what is declared', () => {
    expect(Object.keys(shownPartnerOf(profile, facts)).sort()).toEqual(Object.keys(shownPartner.shape).sort())
  })

  it('keeps words that contain the last name or are another word', () => {
    const words = { ...profile, name: 'Eva Berg', description: 'Bergtäkt i Bergen, vid ett berg.' }
    expect(shownPartnerOf(words, null).inWords.description).toBe(words.description)
  })

  test.each([
    ['Anna-Lena von Essen', 'Anna-Lena E.'],
    ['Erik', 'Erik'],
    ['  Erik   Sandberg ', 'Erik S.'],
    ['erik@firma.se', '–'],
    ['Erik erik@firma.se', 'Erik'],
    ['Erik 070-123 45 67', 'Erik'],
    ['Åke (Automation) Öberg', 'Åke Ö.'],
    ['Li *+?', 'Li'],
    ["Sean O'Neil (", 'Sean O.'],
  ])('named “%s” is “%s”', (name, shown) => {
    expect(shownPartnerOf({ ...profile, name }, null).name).toBe(shown)
  })
})
