import { describe, expect, test } from 'vitest'
import { featuresOf } from '#shared/matching/features.ts'
import { comparedBrief, comparedPartner } from '#shared/matching/labelled.ts'
import { briefsIn, partnersIn } from '#shared/matching/labelled-file.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { rank } from '#shared/matching/rank.ts'
import { weights } from '#shared/matching/weights.ts'

const welder = {
  id: 'welder',
  services: ['robotics'],
  description: 'Robotsvets med ABB och KUKA.',
  languages: ['sv'],
}

const ranked = (partners: unknown[], brief: object, side: 'native' | 'other' = 'native') => {
  const [asked] = briefsIn(JSON.stringify([{ id: 'x', ...brief }]), 'briefs.json')
  if (!asked) throw new Error('No brief')
  const features = partnersIn(JSON.stringify(partners), 'partners.json').map(one =>
    featuresOf(comparedPartner(one)),
  )
  return rank(needsOf(comparedBrief(asked, side)), features, weights).map(({ id }) => id)
}

describe('a file of partners or briefs', () => {
  test.each([
    ['[{"id": "a",]', /^partners.json is not JSON: /],
    ['', /^partners.json is not JSON: /],
    ['{"id": "a"}', 'partners.json has to be a list'],
    ['[{"id": "a"}, {"place": "Lund"}]', /^partners.json, item 2, id: /],
    ['[{"id": "a"}, null]', /^partners.json, item 2, whole: /],
    ['[{"id": "a", "services": "robotics"}]', /^partners.json, item 1, services: /],
    ['[{"id": "a", "cv": {"pages": [null]}}]', /^partners.json, item 1, cv.pages.0: /],
    ['[{"id": "a", "rateKronor": "900 kr"}]', /^partners.json, item 1, rateKronor: /],
    ['[{"id": "a"}, {"id": "b"}, {"id": "a"}]', 'partners.json, item 3: the id a stands twice'],
  ])('that is wrong is refused with the place and the reason: %s', (content, said) => {
    expect(() => partnersIn(content, 'partners.json')).toThrow(said)
  })

  test('may begin with a byte order mark', () => {
    expect(partnersIn('\uFEFF[{"id": "a"}]', 'partners.json')).toEqual([{ id: 'a' }])
  })

  test('may leave out everything but the id, or say null', () => {
    const empty = {
      id: 'empty',
      services: null,
      languages: null,
      description: null,
      cv: { pages: [] },
      rateKronor: null,
    }
    const bare = { id: 'bare', cv: { pages: ['', ' '] } }
    expect(ranked([bare, empty, welder], { description: 'robotsvets' })).toEqual(['welder'])
    expect(ranked([welder], { description: null, texts: null, constraints: null })).toEqual([])
    expect(ranked([], { description: 'robotsvets' })).toEqual([])
  })
})

describe('a brief', () => {
  test('with a service that we do not have is read by its text', () => {
    expect(ranked([welder], { serviceId: 'welding', description: 'robotsvets' })).toEqual(['welder'])
  })

  test('in one language is ranked by it on both sides', () => {
    expect(ranked([welder], { language: 'sv', texts: { sv: 'robotsvets' } }, 'other')).toEqual(['welder'])
  })

  test.each([
    ['fi', 'Etsimme osaajaa: ABB IRC5, RobotStudio ja hitsaus.'],
    ['de', 'Wir suchen einen Programmierer für KUKA und ABB IRC5, RobotStudio.'],
  ])('in another language (%s) is read by the names of products', (language, description) => {
    expect(ranked([welder], { language, description })).toEqual(['welder'])
  })

  test('with a date that cannot be read is ranked as if none were stated', () => {
    const soon = { ...welder, id: 'soon', availableFrom: 'omgående' }
    const late = { ...welder, id: 'late', availableFrom: '2027-03-15' }
    const brief = { description: 'robotsvets', constraints: { start: '2027-01-11' } }
    expect(ranked([late, soon], brief)).toEqual(['soon', 'late'])
  })
})
