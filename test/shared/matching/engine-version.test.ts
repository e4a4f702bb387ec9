import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { engineVersion } from '#shared/matching/engine-version.ts'
import { comparedBrief } from '#shared/matching/labelled.ts'
import { lexiconVersion } from '#shared/matching/lexicon/version.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { rank } from '#shared/matching/rank.ts'
import { weights } from '#shared/matching/weights.ts'
import { readLabelledSet } from './sets.ts'

test('the three versions that a shortlist names say which rows it would have', () => {
  const { briefs, features } = readLabelledSet('first')
  const rows = briefs.flatMap(brief =>
    rank(needsOf(comparedBrief(brief, 'native')), features, weights).map(
      ({ id, score, met, missing, unmet }) => [
        ...[brief.id, id, score.toFixed(6), met.map(({ concept }) => concept), missing],
        unmet.map(({ fact }) => fact),
      ],
    ),
  )
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16)
  const versions = { engineVersion, lexiconVersion, weights: weights.version }
  // Rows that change need one of the versions counted up: the engine's, if neither lexicon nor weights have changed.
  expect({ ...versions, digest }).toEqual({
    engineVersion: 1,
    lexiconVersion: 1,
    weights: 2,
    digest: 'a69ed23249c49800',
  })
})
