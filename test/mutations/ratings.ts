import { type Mutation, without } from './mutation.ts'

const ratings = 'test/lambdas/ratings.test.ts'

/** What keeps ratings apart until both are given, and from counting twice or from nothing. */
export const ratingMutations: readonly Mutation[] = [
  {
    guard: 'nobody reads the rating of the other before it is shown',
    file: 'lambdas/agreements/shown.ts',
    from: "other: state === 'shown' ? other : null",
    to: 'other',
    by: [ratings],
  },
  {
    guard: 'a rating that was given is not replaced',
    file: 'lambdas/agreements/rate.ts',
    from: "if (own) throw new Failure('moved_on')",
    to: '',
    by: [ratings],
  },
  {
    guard: 'a rating counts once it is shown, and not before',
    file: 'lambdas/agreements/rating.store.ts',
    from: "isShown = step.life.state === 'shown'",
    to: 'isShown = step.life.state.length > 0',
    by: [ratings],
  },
  without(
    'a rating that time shows counts, too',
    'lambdas/agreements/ratings-by-time.store.ts',
    ' writes: countingRating(stored.partnerId, stored.byBusiness) ',
    ratings,
  ),
  {
    guard: 'no single rating can be told from the mean that others see',
    file: 'shared/agreements/rating.ts',
    from: 'ratings < leastRatings',
    to: 'ratings < 1',
    by: [ratings],
  },
  {
    guard: 'an export has the rating of the other only once it is shown',
    file: 'lambdas/privacy/export-person.ts',
    from: "const isShown = rating.state === 'shown'",
    to: 'const isShown = true',
    by: ['test/lambdas/erase-agreed.test.ts'],
  },
]
