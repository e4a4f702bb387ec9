import type { Mutation } from './mutation.ts'

const tests = ['test/lambdas/agreement-pauses.test.ts'] as const
const milestones = ['test/lambdas/milestone-pauses.test.ts'] as const

/** What keeps a pause a rest of the agreement and of its assignment at once, without reports. */
export const pauseMutations: readonly Mutation[] = [
  {
    guard: 'a pause of an agreement rests its assignment',
    file: 'lambdas/agreements/signing.store.ts',
    from: "deed.name === 'pause' || deed.name === 'resume'",
    to: 'false',
    by: tests,
  },
  {
    guard: 'no month opens while the work has a pause',
    file: 'lambdas/reports/work.ts',
    from: "work.assignment.status !== 'paused' && ",
    to: '',
    by: tests,
  },
  {
    guard: 'the end of a pause opens the report of the present month',
    file: 'lambdas/assignments/assignments.store.ts',
    from: "to === 'active' ? await reopeningReport(partnerId, id, now) : []",
    to: '[]',
    by: tests,
  },
  {
    guard: 'nobody is reminded of a milestone while the work has a pause',
    file: 'lambdas/assignments/assignments.store.ts',
    from: "if (to === 'paused') return restingMilestones(milestones, at)",
    to: '',
    by: milestones,
  },
  {
    guard: 'a pause moves the day on which a milestone is expected',
    file: 'lambdas/platform/reports/resting-milestones.store.ts',
    from: 'expectedOn && daysAfter(expectedOn, days)',
    to: 'expectedOn',
    by: milestones,
  },
  {
    guard: 'a month has one report, also after a pause',
    file: 'lambdas/platform/reports/opening.store.ts',
    from: 'first && reports.every(report => report.month < month)',
    to: 'first',
    by: tests,
  },
  {
    guard: 'the second press of a pause changes nothing',
    file: 'lambdas/agreements/end.ts',
    from: "(item.state === 'paused') === paused ? null",
    to: 'false ? null',
    by: tests,
  },
]
