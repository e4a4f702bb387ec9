import { type Mutation, without } from './mutation.ts'

const late = 'test/lambdas/late-transitions.test.ts'
const step = 'test/shared/step.test.ts'
const promises = 'test/shared/promises.test.ts'

/** What keeps time from standing still, and promises to what operators have set. */
export const timeMutations: readonly Mutation[] = [
  {
    guard: 'what fails takes no place of what does not',
    file: 'lambdas/processes/run-due.ts',
    from: 'if (before === maxMade) continue',
    to: 'if (before === maxMade) continue\n    made[one.process] = before + 1',
    by: [late],
  },
  {
    guard: 'what has failed is tried again less and less often',
    file: 'lambdas/processes/run-due.ts',
    from: 'one.tries && isReady(one, now)',
    to: 'one.tries',
    by: [late],
  },
  {
    guard: 'what was withdrawn while it failed stays withdrawn',
    file: 'lambdas/processes/due-items.store.ts',
    from: 'PK: present, tries:',
    to: 'tries:',
    by: [late],
  },
  {
    guard: 'what is due for more than five minutes is reported',
    file: 'lambdas/processes/run-due.ts',
    from: 'reportLate([...left], context)',
    to: '',
    by: [late],
  },
  {
    guard: 'a reminder leaves the last move and its reason',
    file: 'shared/contract/step.ts',
    from: 'const moved = transition.to ? last : life.moved',
    to: 'const moved = last',
    by: [step],
  },
  without(
    'more proposals let time begin anew',
    'shared/business-inquiries/inquiry.process.ts',
    ', restarts: true',
    step,
  ),
  {
    guard: 'days of rest count for promises only if an operator says so',
    file: 'shared/promises.ts',
    from: 'restDaysCount ? from',
    to: 'true ? from',
    by: [promises],
  },
  {
    guard: 'a claim that is hidden breaks no promise',
    file: 'shared/promises.ts',
    from: 'shown ? value : standardClaims[claims[promised]]',
    to: 'value',
    by: [promises],
  },
  {
    guard: 'a lead is promised what the website claims at that time',
    file: 'lambdas/leads/leads.http.ts',
    from: "prepare, toItem: leadOf('project_inquiry')",
    to: "toItem: leadOf('project_inquiry')",
    by: ['test/lambdas/promised-hours.test.ts'],
  },
  without(
    'a search that begins anew is promised what the website claims at that time',
    'lambdas/proposals/business-proposals.http.ts',
    ', loadCurrentContent()',
    'test/lambdas/promised-hours.test.ts',
  ),
  without(
    'the second operator is told before a promise is broken',
    'shared/business-inquiries/inquiry.process.ts',
    'escalates: true,',
    'test/lambdas/business-inquiry-mails.test.ts',
  ),
  {
    guard: 'a partner is told the new time once feedback is late',
    file: 'shared/partner-profile/admission.process.ts',
    from: "tells: ['operator', 'partner'],",
    to: '',
    by: ['test/lambdas/admission-life.test.ts'],
  },
]
