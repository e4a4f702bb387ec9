import type { applicationCommands } from '#shared/open-assignments/applications.commands.ts'
import type { openAssignmentCommands } from '#shared/open-assignments/open-assignments.commands.ts'
import type { Handler, Handlers } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { withVerification } from '../platform/commands/verification.store.ts'
import { type AcceptanceParts, applicationDecisions } from './acceptance.store.ts'
import { adoptApplications } from './adopt-applications.store.ts'
import { findApplication, listApplicants, openApplications, toldApplicants } from './applications.store.ts'
import { close, edit } from './change-assignment.ts'
import { acceptApplication, declineApplication } from './decide-on-application.ts'
import { assignmentChanges, findPublished, listPublished } from './open-assignments.store.ts'
import { publish } from './publish.ts'

type Commands = typeof openAssignmentCommands

const show: Handler<Commands['open-assignments show']> = async ({ assignmentId }) => {
  const item = await findPublished(assignmentId)
  if (!item) throw new Refusal('There is no such assignment.')
  return { item }
}

export const openAssignmentHandlers: Handlers<Commands> = {
  'open-assignments list': listPublished,
  'open-assignments show': show,
  'open-assignments publish': (input, operation) =>
    publish(input, { assignments: assignmentChanges(operation), now: operation.at }),
  'open-assignments edit': (input, operation) =>
    edit(input, {
      ...{ assignments: assignmentChanges(operation), applicants: toldApplicants, now: operation.at },
    }),
  'open-assignments close': (input, operation) =>
    close(input, {
      assignments: assignmentChanges(operation),
      applications: openApplications(operation),
    }),
}

/** Accepting an application writes items of other features, too. */
export const applicationHandlers = (parts: AcceptanceParts): Handlers<typeof applicationCommands> => ({
  'applications list': async ({ assignmentId, ...request }) =>
    withVerification(await listApplicants(assignmentId, request)),
  'applications show': async ({ assignmentId, partnerId }) => {
    const item = await findApplication(assignmentId, partnerId)
    if (!item) throw new Refusal('That partner has not applied for that assignment.')
    return { item }
  },
  'applications adopt': ({ assignmentId }, { at }) => adoptApplications(assignmentId, at),
  'applications accept': (input, operation) =>
    acceptApplication(input, applicationDecisions(operation, parts)),
  'applications decline': (input, operation) =>
    declineApplication(input, applicationDecisions(operation, parts)),
})
