import { hashOf } from './hash.ts'
import type { Needs } from './needs.ts'
import { quickScore } from './quick-score.ts'
import type { Partners } from './ranked.ts'
import { type Scored, scoreOf } from './score.ts'
import type { Weights } from './weights.ts'

type Band = 'shows' | 'close' | 'perhaps'

export type Row = Scored & { band: Band }

/** The band of a score; null if it is too low to be shown. */
export const bandOf = (score: number, { bands }: Weights): Band | null => {
  if (score >= bands.shows) return 'shows'
  if (score >= bands.close) return 'close'
  return score >= bands.perhaps ? 'perhaps' : null
}

/** More than anybody reads; the others are not shown. */
const mostShown = 50

type Placed = { id: string; at: number; score: number }

/** Between equals nobody is always the first: the brief counts, too. */
const inOrder =
  ({ brief }: Needs) =>
  (one: Placed, other: Placed): number =>
    other.score - one.score ||
    hashOf(brief.id + one.id) - hashOf(brief.id + other.id) ||
    (one.id < other.id ? -1 : 1)

/** The best of all, in no order yet, and perhaps a few more. */
const bestOf = (needs: Needs, all: Partners, weights: Weights): Placed[] => {
  const compare = inOrder(needs)
  let found: Placed[] = []
  let least: number = weights.bands.perhaps
  let at = 0
  for (const features of all) {
    const score = quickScore(needs, features, weights, least)
    if (score !== null) {
      found.push({ id: features.partner.id, at, score })
      least = Math.max(least, score * weights.ofBest)
    }
    if (found.length === 4 * mostShown) {
      found = found.sort(compare).slice(0, mostShown)
      least = Math.max(least, found.at(-1)?.score ?? 0)
    }
    at += 1
  }
  return found
}

/** The partners who are shown for a brief, best first, whatever order they came in. */
export const rank = (needs: Needs, all: Partners, weights: Weights): Row[] => {
  const found = bestOf(needs, all, weights).sort(inOrder(needs)).slice(0, mostShown)
  const best = found[0]?.score ?? 0
  return found.flatMap(({ at, score }) => {
    const band = score < best * weights.ofBest ? null : bandOf(score, weights)
    const features = all.at(at)
    return band && features ? [{ ...scoreOf(needs, features, weights), band }] : []
  })
}
