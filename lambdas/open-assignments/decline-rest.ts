import type { DeclinedTogether } from '#shared/open-assignments/applications.ts'

/** The applications of an assignment that nobody has decided on. */
export type OpenApplications = {
  /** The partners who applied, as many as one transaction can decline. */
  findApplicants: (assignmentId: string) => Promise<readonly string[]>
  /** Declines these, all or none; returns false if one of them was decided on or withdrawn in the meantime. */
  declineAll: (assignmentId: string, partnerIds: readonly string[], why: DeclinedTogether) => Promise<boolean>
}

/** Declines the remaining applications of a closed assignment, a transaction at a time; continues after an interruption. */
export const declineRest = async (
  assignmentId: string,
  why: DeclinedTogether,
  applications: OpenApplications,
): Promise<void> => {
  for (;;) {
    const partnerIds = await applications.findApplicants(assignmentId)
    if (partnerIds.length === 0) return
    await applications.declineAll(assignmentId, partnerIds, why)
  }
}
