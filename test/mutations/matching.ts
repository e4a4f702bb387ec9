import { type Mutation, without } from './mutation.ts'

const ranked = 'test/shared/matching/rank.test.ts'
const sets = 'test/shared/matching/labelled-sets.test.ts'
const score = 'shared/matching/quick-score.ts'
const facts = 'shared/matching/facts.ts'

/** What a row of a ranking is made of, and who is in none. */
export const matchingMutations: readonly Mutation[] = [
  without(
    'a missing language lowers a score',
    facts,
    'languageFactor(brief, partner, weights) *\n  ',
    ranked,
  ),
  without('a place out of reach lowers a score', facts, 'placeFactor(brief, partner, weights) *\n  ', ranked),
  {
    guard: 'a late start lowers a score',
    file: facts,
    from: 'startFactor(daysLate(brief, partner), weights) *\n',
    to: '\n',
    by: [ranked],
  },
  without(
    'a rate above the stated one lowers a score',
    facts,
    ' *\n  rateFactor(brief, partner, weights)',
    ranked,
  ),
  without('what is only claimed counts less', score, ' * sure', ranked),
  without(
    'what a partner denies is no evidence',
    'shared/matching/features.ts',
    'if (isDenied) denied.add(concept)\n      else ',
    ranked,
  ),
  {
    guard: 'who places others counts little',
    file: 'shared/matching/features.ts',
    from: 'placesOthers = true',
    to: 'placesOthers = false',
    by: [ranked],
  },
  {
    guard: 'who lists everything and shows little counts little',
    file: 'shared/matching/features.ts',
    from: 'listsAll: partner.services.length > mostServices',
    to: 'listsAll: partner.services.length > 99',
    by: [ranked],
  },
  {
    guard: 'the concepts of the lexicon count',
    file: score,
    from: 'needs: weights.parts.needs * read *',
    to: 'needs: 0 *',
    by: [sets, ranked],
  },
  {
    guard: 'the chosen service counts',
    file: score,
    from: 'service: weights.parts.service *',
    to: 'service: 0 *',
    by: [sets, ranked],
  },
  {
    guard: 'only approved partners are ranked',
    file: 'lambdas/matching/candidates.store.ts',
    from: "status: 'approved'",
    to: "status: 'pending'",
    by: ['test/lambdas/match-inquiry.test.ts'],
  },
]
