import type { Features } from './features.ts'
import type { Needs } from './needs.ts'
import { type Scored, scoreOf } from './score.ts'
import type { Weights } from './weights.ts'

type Band = 'shows' | 'close' | 'perhaps'

export type Row = Scored & { band: Band }

/** A number from two ids, the same everywhere: between equals nobody is always the first. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

const bandOf = (score: number, { bands }: Weights): Band | null => {
  if (score >= bands.shows) return 'shows'
  if (score >= bands.close) return 'close'
  return score >= bands.perhaps ? 'perhaps' : null
}

/** The partners who are shown for a brief, best first, whatever order they came in. */
export const rank = (needs: Needs, all: readonly Features[], weights: Weights): Row[] => {
  const scored = all.map(features => scoreOf(needs, features, weights))
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0)
  return scored
    .flatMap(row => {
      const band = bandOf(row.score, weights)
      return band && row.score >= best * weights.ofBest ? [{ ...row, band }] : []
    })
    .sort(
      (one, other) =>
        other.score - one.score ||
        hashOf(needs.brief.id + one.id) - hashOf(needs.brief.id + other.id) ||
        (one.id < other.id ? -1 : 1),
    )
}
