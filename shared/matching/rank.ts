import type { Features } from './features.ts'
import { hashOf } from './hash.ts'
import type { Needs } from './needs.ts'
import { quickScore } from './quick-score.ts'
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

/**
 * The partners who are shown for a brief, best first, whatever order they came in. Between equals nobody is always the
 * first: the brief counts, too.
 */
export const rank = (needs: Needs, all: readonly Features[], weights: Weights): Row[] => {
  const scored = all.flatMap(features => {
    const score = quickScore(needs, features, weights)
    return score === null ? [] : [{ id: features.partner.id, score, features }]
  })
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0)
  return scored
    .filter(({ score }) => score >= best * weights.ofBest)
    .sort(
      (one, other) =>
        other.score - one.score ||
        hashOf(needs.brief.id + one.id) - hashOf(needs.brief.id + other.id) ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, mostShown)
    .flatMap(({ score, features }) => {
      const band = bandOf(score, weights)
      return band ? [{ ...scoreOf(needs, features, weights), band }] : []
    })
}
