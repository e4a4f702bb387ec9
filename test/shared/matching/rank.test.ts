import { describe, expect, test } from 'vitest'
import type { ComparedBrief, ComparedPartner } from '#shared/matching/compared.ts'
import { featuresOf } from '#shared/matching/features.ts'
import { comparedBrief, comparedPartner } from '#shared/matching/labelled.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { rank } from '#shared/matching/rank.ts'
import { scoreOf } from '#shared/matching/score.ts'
import { weights } from '#shared/matching/weights.ts'
import { readLabelledSet } from './sets.ts'

const { partners, briefs, features } = readLabelledSet('first')
const compared = briefs.map(brief => comparedBrief(brief, 'native'))
const needs = compared.map(needsOf)
const everyPair = needs.flatMap(need => features.map(one => ({ need, one })))

const score = (brief: ComparedBrief, partner: ComparedPartner) =>
  scoreOf(needsOf(brief), featuresOf(partner), weights)

const [brief] = compared
const [partner] = partners.map(comparedPartner)
if (!brief || !partner) throw new Error('The set is empty')

describe('a ranking', () => {
  test('is the same to the byte in whatever order the partners come', () => {
    const turned = [...features].reverse()
    const woven = [...features].sort((one, other) =>
      one.partner.id.slice(-1) < other.partner.id.slice(-1) ? 1 : -1,
    )
    for (const need of needs) {
      const bytes = JSON.stringify(rank(need, features, weights))
      expect(JSON.stringify(rank(need, turned, weights))).toBe(bytes)
      expect(JSON.stringify(rank(need, woven, weights))).toBe(bytes)
    }
  })

  test('puts equals in an order that changes with the brief', () => {
    const twins = ['b', 'c', 'd', 'e'].map(id => featuresOf({ ...partner, id }))
    const firsts = Array.from({ length: 40 }, (_, at) => {
      const need = needsOf({ ...brief, id: `brief ${at}` })
      return rank(need, twins, weights)[0]?.id
    })
    expect(new Set(firsts).size).toBe(twins.length)
  })

  test('depends on nobody else: a row alone is the row among all', () => {
    for (const need of needs)
      for (const row of rank(need, features, weights).slice(0, 3)) {
        const one = features.find(({ partner: { id } }) => id === row.id)
        expect(one && scoreOf(need, one, weights).score).toBe(row.score)
      }
  })
})

describe('a score', () => {
  test('is the sum of its parts', () => {
    for (const { need, one } of everyPair) {
      const { score: whole, parts, taken } = scoreOf(need, one, weights)
      const sum = Object.values(parts).reduce((total, part) => total + part, taken)
      expect(Math.abs(sum - whole)).toBeLessThan(1e-9)
      expect(whole).toBeGreaterThanOrEqual(0)
      expect(whole).toBeLessThanOrEqual(1)
    }
  })

  test('is not changed by a name, an address, or words for men or women', () => {
    const named = partners.map(one => ({ ...one, name: 'Another Name', email: 'x@example.org', age: 61 }))
    for (const [at, one] of named.entries()) expect(featuresOf(comparedPartner(one))).toEqual(features[at])
    const text = (who: string) => ({
      ...partner,
      passages: [
        ...partner.passages,
        { field: 'cv', page: 9, text: `${who} programmerar robotar.`, shows: true },
      ],
    })
    expect(score(brief, text('Hon')).score).toBe(score(brief, text('Han')).score)
  })

  test('is never lowered by more that is shown', () => {
    const shown = 'Bytte S7-300 mot S7-1500 på en packlinje, FAT och SAT. Robot, MES, PROFINET, OEE, Halcon.'
    for (const need of needs)
      for (const { partner: one, ...before } of features) {
        const more = {
          ...one,
          passages: [...one.passages, { field: 'cv', page: 99, text: shown, shows: true }],
        }
        const was = scoreOf(need, { partner: one, ...before }, weights).score
        expect(scoreOf(need, featuresOf(more), weights).score).toBeGreaterThanOrEqual(was - 1e-12)
      }
  })

  test.each([
    ['language', { languages: ['el'] }],
    ['place', { place: 'Kiruna', reach: 'local' }],
    ['start', { availableFrom: '2027-09-01' }],
    ['rate', { rate: 2_000 }],
  ] as const)('is lowered by an unmet %s, which is said', (fact, change) => {
    const was = score(brief, partner)
    const now = score(brief, { ...partner, ...change })
    expect(was.unmet).toEqual([])
    expect(now.unmet.map(unmet => unmet.fact)).toEqual([fact])
    expect(now.score).toBeLessThan(was.score)
    expect(now.parts).toEqual(was.parts)
  })

  test('is never raised by a fact that is not met', () => {
    const worse = [
      { languages: ['el'] },
      { place: 'Kiruna', reach: 'local' },
      { reach: 'remote' },
      { availableFrom: '2029-09-01' },
      { rate: 9_000 },
    ] as const
    for (const { need, one } of everyPair)
      for (const change of worse) {
        const was = scoreOf(need, one, weights)
        const now = scoreOf(need, { ...one, partner: { ...one.partner, ...change } }, weights)
        const isMore = now.unmet.length > was.unmet.length
        if (isMore) expect(now.score).toBeLessThanOrEqual(was.score)
        expect(now.taken).toBeLessThanOrEqual(0)
      }
  })

  test('counts what is denied as missing', () => {
    const says = (text: string) =>
      score(
        { ...brief, text: 'Vi behöver en kollaborativ robotcell.' },
        { ...partner, passages: [{ field: 'description', page: 0, text, shows: false }] },
      )
    expect(says('Jag bygger kollaborativa celler.').missing).not.toContain('cobot')
    expect(says('Kollaborativa celler har jag aldrig byggt.').missing).toContain('cobot')
    expect(says('No experience of cobots.').missing).toContain('cobot')
    expect(says('Ingen längre har källkod, men jag felsöker kollaborativa celler.').missing).not.toContain(
      'cobot',
    )
  })

  test('counts less if it is only claimed, and if so much is claimed that nobody believes it', () => {
    const page = (text: string, shows: boolean) => ({
      field: shows ? 'cv' : 'expertise',
      page: 0,
      text,
      shows,
    })
    const text = 'S7-300, S7-1500, FAT, SAT, STL'
    const claims =
      'KUKA, Fanuc, MES, SAP, IFS, Kafka, Docker, AWS, Azure, React, Power BI, Flutter, RAG, GMP, EPLAN'
    const shown = score(brief, { ...partner, passages: [page(text, true)] })
    const claimed = score(brief, { ...partner, passages: [page(text, false)] })
    const stuffed = score(brief, { ...partner, passages: [page(`${text}, ${claims}`, false)] })
    expect(claimed.parts.needs).toBeLessThan(shown.parts.needs)
    expect(stuffed.parts.needs).toBeLessThan(claimed.parts.needs)
  })

  test('is little for somebody who places others, and for one who ticked every service', () => {
    const sells = { field: 'description', page: 0, text: 'I place people.', shows: false }
    expect(score(brief, { ...partner, passages: [...partner.passages, sells] }).score).toBeLessThan(
      score(brief, partner).score / 2,
    )
    const services = [
      'plc-automation',
      'ai',
      'web',
      'cloud',
      'energy',
      'mobile',
      'design',
      'testing',
    ] as const
    expect(score(brief, { ...partner, services }).parts.service).toBeLessThan(
      score(brief, partner).parts.service,
    )
    const [expertise] = partner.passages
    if (!expertise) throw new Error('No expertise')
    const lists = score(brief, { ...partner, services, passages: [expertise] })
    const parts = Object.values(lists.parts).reduce((sum, part) => sum + part, 0)
    expect(lists.unmet).toEqual([])
    expect(lists.score).toBeCloseTo(parts / 2, 9)
  })
})

test('every quote stands at its place in the partner’s text, and is not denied there', () => {
  let quotes = 0
  for (const { need, one } of everyPair)
    for (const { by, evidence } of scoreOf(need, one, weights).met) {
      const passage = one.partner.passages.find(
        ({ field, page }) => field === evidence.field && page === evidence.page,
      )
      const quote = passage?.text.slice(evidence.start, evidence.end) ?? ''
      expect(quote).toMatch(/\S/)
      const alone = featuresOf({
        ...one.partner,
        passages: [{ field: 'cv', page: 1, text: quote, shows: true }],
      })
      expect([...alone.evidence.keys()]).toContain(by)
      quotes += 1
    }
  expect(quotes).toBeGreaterThan(200)
})

test('of 5,000 partners each is ranked as if alone, and no more are shown than somebody reads', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => {
    const one = features[at % features.length] as (typeof features)[number]
    return { ...one, partner: { ...one.partner, id: `partner ${at}` } }
  })
  const rows = needs.map(need => rank(need, many, weights))
  for (const [at, need] of needs.entries()) {
    expect(rows[at]?.length).toBeLessThanOrEqual(50)
    expect(rows[at]?.[0]?.score).toBe(rank(need, features, weights)[0]?.score)
  }
})

/** Returns what tells the milliseconds of processor time that have been used since. */
const cpuMs = () => {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
}

describe('a brief', () => {
  const shown = (text: string, service: ComparedBrief['service'] = null) =>
    rank(
      needsOf({ ...brief, id: 'x', text, service, languages: [], place: null, startsOn: null }),
      features,
      weights,
    )

  test('of one word finds who does that', () => {
    expect(shown('robotsvets')[0]?.id).toBe('a06')
    expect(shown('energy audit')[0]?.id).toBe('a25')
  })

  test('of nothing that is known finds nobody', () => {
    expect(shown('')).toEqual([])
    expect(shown('x')).toEqual([])
    expect(shown('Etsimme kokenutta tekijää, joka osaa auttaa meitä')).toEqual([])
    expect(shown('zzz '.repeat(2_500))).toEqual([])
  })

  test('of 10,000 characters, or of nothing but keywords, is ranked in time', () => {
    const used = cpuMs()
    expect(shown(`${brief.text} `.repeat(30).slice(0, 10_000))[0]?.id).toBe('a01')
    expect(shown('S7-1500 S7-300 TIA FAT SAT')[0]?.id).toBe('a01')
    expect(used()).toBeLessThan(1_000)
  })

  test('of one word of 10,000 letters takes no longer than one of many words', () => {
    const used = cpuMs()
    expect(shown('plc'.repeat(3_333))).toEqual([])
    expect(used()).toBeLessThan(300)
  })
})
