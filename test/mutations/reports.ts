import { type Mutation, without } from './mutation.ts'

const tests = 'test/lambdas'

/** What keeps the time of a month between its two sides, decided once and in the books as it was approved. */
export const reportMutations: readonly Mutation[] = [
  {
    guard: 'no name stands beside what silence or others did',
    file: 'lambdas/reports/shown.ts',
    from: "moved?.by === 'business' ? name : null",
    to: 'name',
    by: [`${tests}/decided-by.test.ts`],
  },
  without(
    'what somebody decided is not another’s once they are erased',
    'lambdas/privacy/hand-over.ts',
    ' || didByName.has(field)',
    `${tests}/decided-by.test.ts`,
  ),
  {
    guard: 'a business reads and decides only what is worked for it',
    file: 'lambdas/reports/decide.store.ts',
    from: 'work?.assignment.businessId === businessId ? work : null',
    to: 'work',
    by: [`${tests}/reports.test.ts`],
  },
  {
    guard: 'approving a revision that was replaced is refused',
    file: 'lambdas/reports/decide.ts',
    from: ' || report.revision !== verdict.revision',
    to: '',
    by: [`${tests}/reports.test.ts`],
  },
  {
    guard: 'more hours than were agreed need a yes that says so',
    file: 'lambdas/reports/decide.ts',
    from: 'isAbove(work, decided.quarters) && !verdict.acceptsMore',
    to: 'false',
    by: [`${tests}/reports.test.ts`],
  },
  {
    guard: 'silence is no yes to more than was agreed',
    file: 'lambdas/reports/by-time.store.ts',
    from: 'isAbove(work, quarters)',
    to: 'false',
    by: [`${tests}/report-life.test.ts`],
  },
  {
    guard: 'what other months wait with counts towards what was agreed',
    file: 'lambdas/reports/hand-in.ts',
    from: 'open + waitingQuarters(work, report.month)',
    to: 'open',
    by: [`${tests}/reports.test.ts`],
  },
  without(
    'a day has 24 hours over all assignments of a partner',
    'lambdas/reports/stated-lines.ts',
    ' + elsewhere(others, day)',
    `${tests}/reports.test.ts`,
  ),
  without(
    'a report that another tab has saved is not overwritten',
    'lambdas/reports/hand-in.ts',
    ' || report.version !== version',
    `${tests}/reports.test.ts`,
  ),
  {
    guard: 'a business does not see the hours of a draft',
    file: 'lambdas/reports/shown.ts',
    from: "party === 'business' && stored.state === 'draft'",
    to: 'false',
    by: [`${tests}/reports.test.ts`],
  },
  {
    guard: 'hours of a month with a report come by its approval alone',
    file: 'lambdas/earnings/record-hours.ts',
    from: 'hasReport && hours.hours !== 0',
    to: 'false',
    by: [`${tests}/reports.test.ts`],
  },
  {
    guard: 'work is recorded for approved partners only',
    file: 'lambdas/platform/commands/approved-partner.ts',
    from: "partner?.status === 'approved'",
    to: 'true',
    by: [`${tests}/assignments.test.ts`],
  },
  {
    guard: 'nobody’s silence is a yes once the guarantee has given the credits back',
    file: 'lambdas/platform/reports/referring.store.ts',
    from: "!movesOf(process, life.state, 'operator').includes('refer')",
    to: 'life.state.length > 0',
    by: [`${tests}/guarantee-granted.test.ts`],
  },
  {
    guard: 'nor is it to what is submitted after that',
    file: 'lambdas/reports/hand-in.ts',
    from: "work.assignment.guaranteedAt ? 'Referred' : above",
    to: 'above',
    by: [`${tests}/guarantee-granted.test.ts`],
  },
  without(
    'what is decided on after the guarantee takes no credits of the business',
    'lambdas/platform/ledger/earned.store.ts',
    ' || guaranteedAt',
    `${tests}/guarantee-granted.test.ts`,
  ),
  {
    guard: 'a month that is submitted while the guarantee is granted is not left to silence',
    file: 'lambdas/platform/reports/referring.store.ts',
    from: "[checkItem(key, { state: 'draft' })]",
    to: '[]',
    by: [`${tests}/guarantee-granted.test.ts`],
  },
  without(
    'nor is one for which the guarantee was granted as it was submitted',
    'lambdas/reports/hand-in.store.ts',
    ', checkItem(key, { guaranteedAt })',
    `${tests}/guarantee-granted.test.ts`,
  ),
]
