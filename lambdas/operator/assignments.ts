import type { Assignment, AssignmentStatus } from '#shared/assignments/assignment.ts'
import { Refusal } from './run.ts'
import { untilWritten } from './until-written.ts'

/** From which statuses each step leads where; what is completed or cancelled stays so. */
const steps = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  complete: { from: ['active', 'paused'], to: 'completed' },
  cancel: { from: ['active', 'paused'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly AssignmentStatus[]; to: AssignmentStatus }>

export type Step = keyof typeof steps

/** What the use case needs of the store. */
export type Assignments = {
  find: (partnerId: string, assignmentId: string) => Promise<Assignment | null>
  /** Moves it with the counts of both statuses; false where something came between. */
  move: (partnerId: string, assignment: Assignment, to: AssignmentStatus) => Promise<boolean>
}

/** Takes a partner's assignment a step on. Throws a refusal where its status does not lead there. */
export const takeStep = (
  step: Step,
  { partnerId, assignmentId }: { partnerId: string; assignmentId: string },
  assignments: Assignments,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const assignment = await assignments.find(partnerId, assignmentId)
    if (!assignment) throw new Refusal('That partner has no such assignment.')
    const { from, to } = steps[step]
    if (assignment.status === to) return null
    if (!from.some(status => status === assignment.status)) {
      throw new Refusal(
        `The assignment is ${assignment.status}: ${step} is for what is ${from.join(' or ')}.`,
      )
    }
    return () => assignments.move(partnerId, assignment, to)
  })
