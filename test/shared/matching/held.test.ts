import { describe, expect, test } from 'vitest'
import { featuresOf } from '#shared/matching/features.ts'
import { hold } from '#shared/matching/held.ts'
import { comparedBrief, comparedPartner } from '#shared/matching/labelled.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { packFeatures, unpackFeatures } from '#shared/matching/pack-features.ts'
import { rank } from '#shared/matching/rank.ts'
import { weights } from '#shared/matching/weights.ts'
import { median } from '#test/bench/measure/median.ts'
import { manyPartners } from '#test/bench/ranking/many-partners.ts'
import { readLabelledSet } from './sets.ts'

const sets = (['first', 'second', 'third', 'fourth'] as const).map(readLabelledSet)
const needs = sets
  .flatMap(({ briefs }) => briefs)
  .flatMap(brief => (['native', 'other'] as const).map(side => needsOf(comparedBrief(brief, side))))

describe('partners who are held as bytes', () => {
  test('have the same rows, byte for byte, as those who are read whole', () => {
    const all = sets
      .flatMap(({ partners }) => partners)
      .map(partner => ({ id: partner.id, stored: packFeatures(featuresOf(comparedPartner(partner))) }))
    const held = hold(all, place => all[place]?.stored)
    const whole = all.map(({ id, stored }) => unpackFeatures(id, stored))
    for (const need of needs)
      expect(JSON.stringify(rank(need, held, weights))).toBe(JSON.stringify(rank(need, whole, weights)))
  })

  test('are the best of all, whatever order they came in, also when only fifty of them are shown', () => {
    const all = [...manyPartners(1_500)]
    const held = hold(all, place => all[place]?.stored)
    const turned = all.toReversed()
    const heldTurned = hold(turned, place => turned[place]?.stored)
    let full = 0
    for (const need of needs.slice(0, 6)) {
      const rows = rank(need, held, weights)
      const alone = all
        .flatMap(({ id, stored }) => rank(need, [unpackFeatures(id, stored)], weights))
        .toSorted((one, other) => other.score - one.score)
        .slice(0, 50)
      const shown = alone.filter(({ score }) => score >= (alone[0]?.score ?? 0) * weights.ofBest)
      expect(rows.map(({ score }) => score)).toEqual(shown.map(({ score }) => score))
      expect(JSON.stringify(rank(need, heldTurned, weights))).toBe(JSON.stringify(rows))
      if (rows.length === 50) full += 1
    }
    expect(full).toBeGreaterThan(2)
  })

  test('are the best of all, also where more fit than are compared at a time', () => {
    const [need] = needs
    if (!need) throw new Error('There is no brief.')
    const fitting = [...manyPartners(1_500)].filter(
      ({ id, stored }) => rank(need, [unpackFeatures(id, stored)], weights).length > 0,
    )
    // Each again and again under other names, so that the best come at all places.
    const all = Array.from({ length: 1_000 }, (_, place) => {
      const one = fitting[place % fitting.length]
      if (!one) throw new Error('Nobody fits.')
      return { id: `${one.id}-${place}`, stored: one.stored }
    })
    const scores = all.flatMap(({ id, stored }) =>
      rank(need, [unpackFeatures(id, stored)], weights).map(({ score }) => score),
    )
    const rows = rank(
      need,
      hold(all, place => all[place]?.stored),
      weights,
    )
    expect(scores).toHaveLength(1_000)
    expect(rows.map(({ score }) => score)).toEqual(
      scores.toSorted((one, other) => other - one).slice(0, rows.length),
    )
    expect(rows).toHaveLength(50)
  })

  test('are found by their id, and somebody else is not', () => {
    const all = [...manyPartners(3)]
    const held = hold(all, place => all[place]?.stored)
    expect(held.withId(String(all[1]?.id))?.partner.rate).toBe(all[1]?.stored.facts.rate)
    expect(held.withId('nobody')).toBeUndefined()
  })
})

const cpuOf = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

test('a ranking of 5,000 partners takes less than to look at each of their cards', () => {
  const all = [...manyPartners(5_000)]
  const held = hold(all, place => all[place]?.stored)
  const cards = all[0] ? unpackFeatures('', all[0].stored).cards.length : 0
  const lookAtAll = () => {
    let sum = 0
    for (const one of held) for (let at = 0; at < cards; at += 1) sum += one.cards.at(at) ?? 0
    return sum
  }
  // In turn, and of each the middle: whoever else uses the cores slows both down. It takes a third.
  const times = Array.from({ length: 3 }, () =>
    needs
      .slice(0, 8)
      .map(need => ({ look: cpuOf(lookAtAll), ranking: cpuOf(() => rank(need, held, weights)) })),
  ).flat()
  expect(median(times.map(({ ranking }) => ranking))).toBeLessThan(median(times.map(({ look }) => look)))
})
