import { type Mutation, without } from './mutation.ts'

const tests = ['test/lambdas/milestones.test.ts'] as const

/** What keeps a fixed price the sum of its parts, each delivered, decided and paid once. */
export const milestoneMutations: readonly Mutation[] = [
  without(
    'milestones sum to the price',
    'lambdas/agreements/revise.ts',
    ' || sum !== credits',
    'test/lambdas/agreed-milestones.test.ts',
  ),
  {
    guard: 'a price with milestones has no rate that hours are paid by',
    file: 'lambdas/agreements/revise.ts',
    from: "kind === 'fixed' ? null : (input.hourlyRateKronor ?? price.hourlyRate)",
    to: 'input.hourlyRateKronor ?? price.hourlyRate',
    by: ['test/lambdas/agreed-milestones.test.ts'],
  },
  {
    guard: 'accepting a delivery that was replaced is refused',
    file: 'lambdas/reports/move-milestone.ts',
    from: 'milestone.revision !== deed.revision',
    to: 'false',
    by: tests,
  },
  {
    guard: 'what was done already is answered as done',
    file: 'lambdas/reports/move-milestone.ts',
    from: 'if (isDone(work, milestone, deed)) return milestone',
    to: '',
    by: tests,
  },
  {
    guard: 'an accepted milestone is paid',
    file: 'lambdas/reports/move-milestone.store.ts',
    from: "deed.name === 'accept' ? await addingAccepted(work, milestone, { at, by }) : []",
    to: '[]',
    by: tests,
  },
  {
    guard: 'silence pays as a yes does',
    file: 'lambdas/reports/move-milestone.store.ts',
    from: "transition === 'lapse'",
    to: 'false',
    by: tests,
  },
  {
    guard: 'the shares of a partner sum to what was agreed',
    file: 'shared/reports/milestone.ts',
    from: 'Math.floor((partnerCredits * paid) / total) - before',
    to: 'Math.floor((partnerCredits * credits) / total)',
    by: tests,
  },
  {
    guard: 'a price with milestones is not earned by hours, too',
    file: 'lambdas/reports/hand-in.ts',
    from: ' || work.milestones.length > 0',
    to: '',
    by: tests,
  },
  {
    guard: 'the end of an assignment ends the milestones that are not delivered',
    file: 'lambdas/assignments/assignments.store.ts',
    from: 'isOver(to) ? await droppingMilestones(partnerId, id, now) : []',
    to: '[]',
    by: tests,
  },
]
