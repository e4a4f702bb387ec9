import type { DeclinedTogether } from '#shared/open-assignments/applications.ts'
import type { Living } from '../platform/process/living.ts'

/** The applications of an assignment that nobody has decided on. */
export type OpenApplications = {
  /** As many as one transaction can decline. */
  findApplicants: (assignmentId: string) => Promise<readonly Living[]>
  /** Declines these, all or none; returns false if one of them was decided on or withdrawn in the meantime. */
  declineAll: (applications: readonly Living[], why: DeclinedTogether) => Promise<boolean>
}

/** Declines the remaining applications of a closed assignment, a transaction at a time; continues after an interruption. */
export const declineRest = async (
  assignmentId: string,
  why: DeclinedTogether,
  applications: OpenApplications,
): Promise<void> => {
  for (;;) {
    const left = await applications.findApplicants(assignmentId)
    if (left.length === 0) return
    await applications.declineAll(left, why)
  }
}
