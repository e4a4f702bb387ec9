import type { DeclinedTogether } from '#shared/open-assignments/applications.ts'
import type { openAssignmentCommands } from '#shared/open-assignments/open-assignments.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { hasSameFields } from '../platform/commands/has-same-fields.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { InquiryKey, LivingInquiry } from '../platform/inquiries/family.ts'
import { declineRest, type OpenApplications } from './decline-rest.ts'
import type { PublishedAssignment } from './publish.ts'

type Commands = typeof openAssignmentCommands
type Fields = Omit<InputOf<Commands['open-assignments edit']>, 'assignmentId'>

/** What the use cases need of the stores. A write returns false if the data changed in the meantime. */
export type AssignmentChanges = {
  find: (id: string) => Promise<PublishedAssignment | null>
  findInquiry: (inquiry: InquiryKey) => Promise<LivingInquiry | null>
  edit: (id: string, fields: Fields) => Promise<boolean>
  /** Closes it and declines these applicants; the inquiry, if it is given, is received again. */
  close: (
    assignment: PublishedAssignment,
    applicants: readonly string[],
    inquiry: LivingInquiry | null,
  ) => Promise<boolean>
}

const findAssignment = async (id: string, assignments: AssignmentChanges): Promise<PublishedAssignment> => {
  const assignment = await assignments.find(id)
  if (!assignment) throw new Refusal('There is no such assignment.')
  return assignment
}

/** Changes fields of an open assignment. Throws a refusal if it is closed, or if there is none. */
export const edit = (
  { assignmentId, ...fields }: InputOf<Commands['open-assignments edit']>,
  assignments: AssignmentChanges,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const assignment = await findAssignment(assignmentId, assignments)
    if (assignment.state === 'closed') throw new Refusal('The assignment is closed.')
    return hasSameFields(assignment, fields) ? null : () => assignments.edit(assignmentId, fields)
  })

// An inquiry that an operator has closed by hand, or that is no longer stored, stays as it is.
const findMatching = async (
  { businessId, inquiryId }: PublishedAssignment,
  assignments: AssignmentChanges,
): Promise<LivingInquiry | null> => {
  if (!businessId || !inquiryId) return null
  const inquiry = await assignments.findInquiry({ businessId, inquiryId })
  return inquiry?.living.life.state === 'matching' ? inquiry : null
}

/** Closes an assignment without a partner, and declines all applicants. Throws a refusal if there is none. */
export const close = async (
  { assignmentId }: InputOf<Commands['open-assignments close']>,
  { assignments, applications }: { assignments: AssignmentChanges; applications: OpenApplications },
): Promise<{ changed: boolean }> => {
  let why: DeclinedTogether = 'assignment_closed'
  const result = await untilWritten(async () => {
    const assignment = await findAssignment(assignmentId, assignments)
    // An acceptance that was interrupted may have left applications, which are declined here.
    why = assignment.partnerId ? 'other_chosen' : 'assignment_closed'
    if (assignment.state === 'closed') return null
    const [applicants, inquiry] = await Promise.all([
      applications.findApplicants(assignmentId),
      findMatching(assignment, assignments),
    ])
    return () => assignments.close(assignment, applicants, inquiry)
  })
  await declineRest(assignmentId, why, applications)
  return result
}
