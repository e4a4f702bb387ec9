import type { assignmentCommands } from '#shared/assignments/assignments.commands.ts'
import type { Handler, Handlers } from '../platform/commands/command-handler.ts'
import { assignmentChanges, assignmentsOf } from './assignments.store.ts'
import { recordAssignment } from './record-assignment.ts'
import { type Step, takeStep } from './take-step.ts'

type Commands = typeof assignmentCommands

const step =
  (name: Step): Handler<Commands[`assignments ${Step}`]> =>
  (input, operation) =>
    takeStep(name, input, assignmentChanges(operation))

export const assignmentHandlers: Handlers<Commands> = {
  'assignments list': ({ partnerId, ...request }) => assignmentsOf(partnerId, request),
  'assignments pause': step('pause'),
  'assignments resume': step('resume'),
  'assignments complete': step('complete'),
  'assignments cancel': step('cancel'),
  'assignments record': (input, operation) => recordAssignment(input, assignmentChanges(operation)),
}
