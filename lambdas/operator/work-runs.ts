import { applicationsFor } from './acceptance.store.ts'
import { listApplications } from './applications.store.ts'
import { accept, decline } from './applications.ts'
import { assignmentsFor, listAssignments, recordAssignment } from './assignments.store.ts'
import { type Step, takeStep } from './assignments.ts'
import { earningsFor } from './earnings.store.ts'
import { markPayout, recordHours } from './earnings.ts'
import { recordMonth, showMonth } from './months.store.ts'
import { findPublished, listOpen, openAssignmentsFor } from './open-assignments.store.ts'
import { close, edit, publish } from './open-assignments.ts'
import { Refusal, type Run, type Runs } from './run.ts'

const step =
  (name: Step): Run<`assignments ${Step}`> =>
  (input, operation) =>
    takeStep(name, input, assignmentsFor(operation))

const show: Run<'open-assignments show'> = async ({ assignmentId }) => {
  const item = await findPublished(assignmentId)
  if (!item) throw new Refusal('There is no such assignment.')
  return { item }
}

/** The commands of assignments: from an open one to what was paid for it. */
export const workRuns = {
  'open-assignments list': listOpen,
  'open-assignments show': show,
  'open-assignments publish': (input, operation) =>
    publish(input, { assignments: openAssignmentsFor(operation), operation }),
  'open-assignments edit': (input, operation) => edit(input, { assignments: openAssignmentsFor(operation) }),
  'open-assignments close': (input, operation) =>
    close(input, {
      assignments: openAssignmentsFor(operation),
      applications: applicationsFor(operation),
      operation,
    }),
  'applications list': ({ assignmentId, ...asked }) => listApplications(assignmentId, asked),
  'applications accept': (input, operation) => accept(input, applicationsFor(operation)),
  'applications decline': (input, operation) => decline(input, applicationsFor(operation)),
  'assignments list': listAssignments,
  'assignments pause': step('pause'),
  'assignments resume': step('resume'),
  'assignments complete': step('complete'),
  'assignments cancel': step('cancel'),
  'assignments record': recordAssignment,
  'hours record': (input, operation) =>
    recordHours(input, { earnings: earningsFor(input.partnerId, operation), operation }),
  'payouts mark': (input, operation) => markPayout(input, earningsFor(input.partnerId, operation)),
  'earnings show': showMonth,
  'earnings record': recordMonth,
} as const satisfies Partial<Runs>
