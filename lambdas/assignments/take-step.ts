import type { Assignment, AssignmentStatus } from '#shared/assignments/assignment.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'

/** The statuses that each step leads from and to; completed and cancelled are final. */
const steps = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  complete: { from: ['active', 'paused'], to: 'completed' },
  cancel: { from: ['active', 'paused'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly AssignmentStatus[]; to: AssignmentStatus }>

export type Step = keyof typeof steps

/** What the use case needs of the store. */
export type AssignmentSteps = {
  find: (partnerId: string, assignmentId: string) => Promise<Assignment | null>
  /** Moves it and counts both statuses; returns false if it changed in the meantime. */
  move: (partnerId: string, assignment: Assignment, to: AssignmentStatus) => Promise<boolean>
}

/** Takes an assignment of a partner one step further. Throws a refusal if its status does not allow the step. */
export const takeStep = (
  step: Step,
  { partnerId, assignmentId }: { partnerId: string; assignmentId: string },
  assignments: AssignmentSteps,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const assignment = await assignments.find(partnerId, assignmentId)
    if (!assignment) throw new Refusal('That partner has no such assignment.')
    const { from, to } = steps[step]
    if (assignment.status === to) return null
    if (!from.some(status => status === assignment.status)) {
      throw new Refusal(
        `The assignment is ${assignment.status}: ${step} is for one that is ${from.join(' or ')}.`,
      )
    }
    return () => assignments.move(partnerId, assignment, to)
  })
