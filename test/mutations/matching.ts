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
    from: "found?.status !== 'approved'",
    to: '!found',
    by: ['test/lambdas/partner-matches.test.ts'],
  },
  {
    guard: 'nothing to rank is stored of whom is not approved',
    file: 'lambdas/matching/read-partner.ts',
    from: "seen.status === 'approved'",
    to: "seen.status !== ''",
    by: ['test/lambdas/partner-matches.test.ts'],
  },
  {
    guard: 'an erasure removes what was stored while it ran',
    file: 'lambdas/privacy/erase-person.ts',
    from: 'await eraseLate(due, findAgain, emailHash, stores)',
    to: '{ removed: 0, kept: 0 }',
    by: ['test/lambdas/erase-while-reading.test.ts'],
  },
  without(
    'who read an older profile stores nothing',
    'lambdas/matching/partner-reading.store.ts',
    ', checkItem(key, { ...current, cv: cv ?? absentOr(null) })',
    'test/lambdas/partner-matches.test.ts',
  ),
  without(
    'a PDF unpacks to no more than there is room for',
    'lambdas/matching/cv-text/pdf-pages.ts',
    '  checkStreams(bytes)\n',
    'test/lambdas/read-cv.test.ts',
  ),
  {
    guard: 'confirmed needs replace those that were read',
    file: 'shared/matching/needs.ts',
    from: 'brief.confirmed ? confirmedNeeds(brief.confirmed) : conceptNeeds(brief.text)',
    to: 'conceptNeeds(brief.text)',
    by: ['test/lambdas/inquiry-needs.test.ts'],
  },
  {
    guard: 'what is only useful counts half',
    file: 'shared/matching/needs.ts',
    from: 'must ? 1 : usefulShare',
    to: '1',
    by: ['test/lambdas/inquiry-needs.test.ts'],
  },
  {
    guard: 'a proposal is compared by confirmed needs',
    file: 'lambdas/proposals/sending.store.ts',
    from: 'needs?.needs ?? null',
    to: 'null',
    by: ['test/lambdas/proposal-fit.test.ts'],
  },
  {
    guard: 'a later confirmation overwrites none that was not seen',
    file: 'lambdas/matching/confirm-needs.ts',
    from: 'stored.revision !== input.revision',
    to: 'false',
    by: ['test/lambdas/inquiry-needs.test.ts'],
  },
  {
    guard: 'of two confirmations at once only one is stored',
    file: 'lambdas/matching/needs.store.ts',
    from: '.expect({ revision: revision === 1 ? absent : revision - 1 })',
    to: '',
    by: ['test/lambdas/inquiry-needs.test.ts'],
  },
  {
    guard: 'nobody confirms a text that was edited since they read it',
    file: 'lambdas/matching/confirm-needs.ts',
    from: 'version !== input.version',
    to: 'false',
    by: ['test/lambdas/inquiry-needs.test.ts'],
  },
  {
    guard: 'needs say that they are older than the text',
    file: 'lambdas/matching/candidates.store.ts',
    from: 'needs.textHash !== textHashOf(item)',
    to: 'false',
    by: ['test/lambdas/inquiry-needs.test.ts'],
  },
  {
    guard: 'an assignment at a distance is no place that is too far away',
    file: 'shared/matching/compared-assignment.ts',
    from: 'isRemote(published.location) ? null : published.location',
    to: 'published.location',
    by: ['test/lambdas/open-assignment-fit.test.ts'],
  },
  {
    guard: 'the fit of a closed assignment is not read',
    file: 'lambdas/open-assignments/read-fit.ts',
    from: "if (!assignment.isOpen) throw new Failure('assignment_closed')",
    to: '',
    by: ['test/lambdas/open-assignment-fit.test.ts'],
  },
]
