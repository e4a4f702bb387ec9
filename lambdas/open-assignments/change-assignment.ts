import type { DeclinedTogether } from '#shared/open-assignments/applications.ts'
import { type EditableField, editableFields } from '#shared/open-assignments/open-assignment.ts'
import type { openAssignmentCommands } from '#shared/open-assignments/open-assignments.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { InquiryKey, LivingInquiry } from '../platform/inquiries/family.ts'
import type { Living } from '../platform/process/living.ts'
import { declineRest, type OpenApplications } from './decline-rest.ts'
import type { PublishedAssignment } from './publish.ts'
import { type Edit, type ToldApplicants, tellApplicants } from './tell-applicants.ts'

type Commands = typeof openAssignmentCommands
type Fields = Omit<InputOf<Commands['open-assignments edit']>, 'assignmentId'>

/** What the use cases need of the stores. A write returns false if the data changed in the meantime. */
export type AssignmentChanges = {
  find: (id: string) => Promise<PublishedAssignment | null>
  findInquiry: (inquiry: InquiryKey) => Promise<LivingInquiry | null>
  edit: (id: string, fields: Fields, edited: Edit) => Promise<boolean>
  /** Closes it and declines these applications; the inquiry, if it is given, is received again. */
  close: (
    assignment: PublishedAssignment,
    applications: readonly Living[],
    inquiry: LivingInquiry | null,
  ) => Promise<boolean>
}

type Editing = { assignments: AssignmentChanges; applicants: ToldApplicants; now: string }

const findAssignment = async (id: string, assignments: AssignmentChanges): Promise<PublishedAssignment> => {
  const assignment = await assignments.find(id)
  if (!assignment) throw new Refusal('There is no such assignment.')
  return assignment
}

const changedFields = (assignment: PublishedAssignment, fields: Fields): EditableField[] =>
  editableFields.filter(name => name in fields && fields[name] !== assignment[name])

/**
 * Changes fields of an open assignment, and tells those who have applied for it. Throws a refusal if it is closed, or if
 * there is none.
 */
export const edit = async (
  { assignmentId, ...fields }: InputOf<Commands['open-assignments edit']>,
  { assignments, applicants, now: at }: Editing,
): Promise<{ changed: boolean }> => {
  let last: Edit | undefined
  const result = await untilWritten(async () => {
    const assignment = await findAssignment(assignmentId, assignments)
    if (assignment.state === 'closed') throw new Refusal('The assignment is closed.')
    last = assignment.edited
    const changed = changedFields(assignment, fields)
    if (changed.length === 0) return null
    const edited = { at, fields: changed }
    last = edited
    return () => assignments.edit(assignmentId, fields, edited)
  })
  if (last) await tellApplicants(assignmentId, last, applicants)
  return result
}

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
    const [left, inquiry] = await Promise.all([
      applications.findApplicants(assignmentId),
      findMatching(assignment, assignments),
    ])
    return () => assignments.close(assignment, left, inquiry)
  })
  await declineRest(assignmentId, why, applications)
  return result
}
