import type * as z from 'zod/mini'
import type { edited } from '#shared/open-assignments/open-assignment.entity.ts'

/** An edit of an open assignment, as its applicants are told of it. */
export type Edit = z.infer<typeof edited>

/** What the use case needs of the store. */
export type ToldApplicants = {
  /** Those who applied before the edit and have not been told of it, as many as one transaction can tell. */
  findUntold: (assignmentId: string, edit: Edit) => Promise<readonly string[]>
  /** Notes that these are told, which mails them, all or none; false if one was decided on or withdrawn meanwhile. */
  tell: (assignmentId: string, partnerIds: readonly string[], edit: Edit) => Promise<boolean>
}

/** Tells all applicants of the last edit, a transaction at a time; continues after an interruption. */
export const tellApplicants = async (
  assignmentId: string,
  edit: Edit,
  { findUntold, tell }: ToldApplicants,
): Promise<void> => {
  for (;;) {
    const partnerIds = await findUntold(assignmentId, edit)
    if (partnerIds.length === 0) return
    await tell(assignmentId, partnerIds, edit)
  }
}
