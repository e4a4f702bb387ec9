/** The partners whose applications nobody has decided on, a transaction's worth of them at most. */
export type Waiting = {
  waiting: (assignmentId: string) => Promise<readonly string[]>
  decline: (assignmentId: string, partnerIds: readonly string[]) => Promise<boolean>
}

/** Declines whoever still waits for an assignment that is closed, a transaction at a time; goes on where it was cut off. */
export const declineRest = async (assignmentId: string, applications: Waiting): Promise<void> => {
  for (;;) {
    const partnerIds = await applications.waiting(assignmentId)
    if (partnerIds.length === 0) return
    await applications.decline(assignmentId, partnerIds)
  }
}
