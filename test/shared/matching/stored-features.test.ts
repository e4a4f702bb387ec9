import { describe, expect, test } from 'vitest'
import { featuresOf } from '#shared/matching/features.ts'
import { comparedBrief, comparedPartner } from '#shared/matching/labelled.ts'
import { concepts } from '#shared/matching/lexicon/concepts.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { packFeatures, unpackFeatures } from '#shared/matching/pack-features.ts'
import { rank } from '#shared/matching/rank.ts'
import { storedFeatures } from '#shared/matching/stored-features.ts'
import { weights } from '#shared/matching/weights.ts'
import { readLabelledSet } from './sets.ts'

const store = (partner: Parameters<typeof featuresOf>[0]) =>
  storedFeatures.parse(JSON.parse(JSON.stringify(packFeatures(featuresOf(partner)))))

describe.each(['first', 'second', 'third', 'fourth'] as const)('what is stored of the %s set', set => {
  const { partners, briefs, features } = readLabelledSet(set)
  const compared = partners.map(comparedPartner)
  const stored = compared.map(partner => unpackFeatures(partner.id, store(partner)))

  test.each(['native', 'other'] as const)('ranks as the texts do: %s', side => {
    for (const brief of briefs) {
      const needs = needsOf(comparedBrief(brief, side))
      const read = rank(needs, features, weights)
      const found = rank(needs, stored, weights)
      expect(found.slice(0, 5).map(({ id }) => id)).toEqual(read.slice(0, 5).map(({ id }) => id))
      for (const row of found) {
        const { score = 0, met } = read.find(({ id }) => id === row.id) ?? {}
        expect(Math.abs(row.score - score)).toBeLessThan(0.002)
        expect(row.met).toEqual(met)
      }
    }
  })

  test('quotes what stands in the text', () => {
    for (const [at, { evidence }] of stored.entries())
      for (const { field, page, start, end, said } of evidence.values()) {
        const passage = compared[at]?.passages.find(one => one.field === field && one.page === page)
        expect(passage?.text.slice(start, end)).toBe(said)
      }
  })
})

describe('what is stored', () => {
  const everything = concepts.flatMap(({ both, sv, en }) => [...both, ...sv, ...en]).join('. ')
  const [first] = readLabelledSet('first').partners.map(comparedPartner)
  if (!first) throw new Error('The set is empty')
  const words = Array.from({ length: 4_000 }, (_, at) => `ord${at}`).join(' ')
  const fullest = {
    ...first,
    passages: Array.from({ length: 40 }, (_, at) => ({
      ...{ field: 'cv', page: at + 1, shows: true },
      text: `${everything}\n${words}${at}`,
    })),
  }

  test('has at most ten kilobytes, of somebody who writes forty pages of everything, too', () => {
    const stored = store(fullest)
    expect(JSON.stringify(stored).length).toBeGreaterThan(8_000)
    expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThanOrEqual(10_000)
    expect(stored.concepts.length).toBeGreaterThan(60)
  })

  test('still counts all that is claimed, when not all of it has room', () => {
    const claims = { ...fullest, passages: fullest.passages.map(one => ({ ...one, shows: false })) }
    expect(store(claims).claims).toBe(featuresOf(claims).claims)
  })
})
