import { readFileSync } from 'node:fs'
import type { ConfirmedNeed } from '#shared/matching/confirmed-needs.ts'
import { type Features, featuresOf } from '#shared/matching/features.ts'
import { findConcepts } from '#shared/matching/find-concepts.ts'
import { weightOf } from '#shared/matching/known-words.ts'
import {
  comparedBrief,
  comparedPartner,
  type LabelledBrief,
  type LabelledPartner,
} from '#shared/matching/labelled.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { rank } from '#shared/matching/rank.ts'
import { weights } from '#shared/matching/weights.ts'
import { wordsOf } from '#shared/matching/words.ts'

type Labels = { id: string; grades: Record<string, number> }

export type Side = 'native' | 'other'

/** How well the partners of a labelled set were ranked for one of its briefs. */
type Judged = { id: string; top: string[]; gain: number; isFirstRight: boolean; irrelevant: number }

const readSet = <Item>(set: string, file: string): Item[] =>
  readFileSync(new URL(`${set}/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, 5).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** What an operator confirms who takes over what is proposed: the five most telling concepts of the brief's own language. */
const proposedNeeds = (brief: LabelledBrief): ConfirmedNeed[] =>
  [...new Set(findConcepts(wordsOf(comparedBrief(brief, 'native').text)).map(({ concept }) => concept))]
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, 5)
    .map(concept => ({ concept, must: true, from: 'read' }))

/** A labelled set, whose partners are read once. */
export const readLabelledSet = (set: 'first' | 'second' | 'third' | 'fourth') => {
  const partners = readSet<LabelledPartner>(set, 'partners')
  const briefs = readSet<LabelledBrief>(set, 'briefs')
  const labels = readSet<Labels>(set, 'labels')
  const features: Features[] = partners.map(partner => featuresOf(comparedPartner(partner)))
  const judge = (side: Side, { isConfirmed = false } = {}): Judged[] =>
    labels.map(({ id, grades }) => {
      const brief = briefs.find(one => one.id === id)
      if (!brief) throw new Error(`No brief ${id}`)
      const confirmed = isConfirmed ? proposedNeeds(brief) : null
      const rows = rank(needsOf({ ...comparedBrief(brief, side), confirmed }), features, weights)
      const top = rows.slice(0, 5).map(row => row.id)
      const best = Object.values(grades).sort((one, other) => other - one)
      const given = top.map(one => grades[one] ?? 0)
      return {
        id,
        top,
        gain: gainOf(given) / gainOf(best),
        isFirstRight: given[0] === best[0],
        irrelevant: given.filter(grade => grade === 0).length,
      }
    })
  return { partners, briefs, features, judge }
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length
