import { type Mutation, without } from './mutation.ts'

/** What keeps words and figures that operators have hidden, or mistyped, off the pages. */
export const statedContentMutations: readonly Mutation[] = [
  {
    guard: 'words of operators name only what their page knows',
    file: 'shared/content/kinds.ts',
    from: 'canBeFilled(typed, facts)',
    to: 'canBeFilled(typed, facts) || true',
    by: ['test/lambdas/content-change.test.ts'],
  },
  {
    guard: 'an entry of a list that is hidden is left out',
    file: 'shared/content/entries.ts',
    from: 'return entry.shown ? ',
    to: 'return entry.sv ? ',
    by: ['test/web/claims.test.ts'],
  },
  {
    guard: 'a lowest price that is hidden is left out',
    file: 'shared/services/offers.ts',
    from: 'return shown ? value : undefined',
    to: 'return value',
    by: ['test/web/service-content.test.ts'],
  },
  without(
    'a date that is hidden takes its part of the text along',
    'shared/services/dates.ts',
    '    if (!shown) return null\n',
    'test/web/service-content.test.ts',
  ),
]
